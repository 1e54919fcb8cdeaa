/** The choice of a person in a form, by name; the form holds the global id. */
import { useField } from 'formik'
import { Labelled } from '#web/ui/form/fields.tsx'
import { PersonBox } from './PersonBox.tsx'
import type { Among } from './usePeople.ts'

interface Props extends Among {
  name: string
  label?: string
  hint?: string
  placeholder?: string
}

export function PersonField({ name, label, hint, ...rest }: Props) {
  const [{ value }, , { setValue, setTouched }] = useField<string | undefined>(name)
  return (
    <Labelled name={name} {...(label ? { label } : {})} hint={hint}>
      <PersonBox
        value={value ?? ''}
        onChange={(id) => void setValue(id)}
        onLeave={() => void setTouched(true)}
        {...rest}
      />
    </Labelled>
  )
}
