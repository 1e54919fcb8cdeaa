/** The choice of a record in a form, by its title; the form holds the global id. */
import { useField } from 'formik'
import { RecordBox } from '#web/features/accessControl/RecordBox.tsx'
import { Labelled } from '#web/ui/form/fields.tsx'

export function RecordField({ name }: { name: string }) {
  const [{ value }, , { setValue }] = useField<string | undefined>(name)
  return (
    <Labelled name={name}>
      <RecordBox value={value ?? ''} onChange={(id) => void setValue(id)} />
    </Labelled>
  )
}
