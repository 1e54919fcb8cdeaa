/** The fields that the chosen category asks for beside what every request has. */
import { useField } from 'formik'
import { answerName, no, yes, type OwnField } from '#api/features/support/ownFields.rules.ts'
import * as texts from '#texts/support/form.js'
import { DateField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

export type AskedField = OwnField & { hint: string }

export const OwnFields = ({ fields }: { fields: readonly AskedField[] }) =>
  fields.map((field) => <OwnFieldInput key={field.number} field={field} />)

function OwnFieldInput({ field }: { field: AskedField }) {
  const name = answerName(field)
  const [{ value }] = useField<string | undefined>(name)
  const label = field.required ? texts.needed({ label: field.label }) : field.label
  const props = { name, label, hint: field.hint }
  if (field.kind === 'LONG_TEXT') return <TextArea {...props} />
  if (field.kind === 'DATE') return <DateField {...props} />
  if (field.kind === 'NUMBER') return <TextField {...props} inputMode="decimal" />
  if (field.kind === 'TEXT') return <TextField {...props} />
  const choices =
    field.kind === 'YES_NO'
      ? [
          { value: yes, label: texts.yes() },
          { value: no, label: texts.no() },
        ]
      : field.choices.map((choice) => ({ value: choice, label: choice }))
  return <SelectField {...props} placeholder={value ? texts.noAnswer() : texts.choose()} choices={choices} />
}
