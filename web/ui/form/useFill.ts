/** Fills in what nobody has written, such as what another system says. */
import { useFormikContext } from 'formik'

/** Puts values into the form around it. A form without changes still has none then, so that leaving it asks nothing. */
export function useFill<V extends object>(): (filled: Partial<V>) => void {
  const { values, dirty, resetForm, setValues } = useFormikContext<V>()
  return (filled) => {
    const next = { ...values, ...filled }
    if (dirty) void setValues(next)
    else resetForm({ values: next })
  }
}
