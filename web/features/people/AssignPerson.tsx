/** Chooses who of the team takes something: a dialog with the one person that the action asks for. */
import type { AnyObjectSchema } from 'yup'
import { universityRoles } from '#web/features/companies/companyWords.ts'
import type { FormOutcome } from '#web/ui/form/Form.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { PersonField } from './PersonField.tsx'

interface Props<O extends FormOutcome> {
  /** The API's call that it makes, as in the schema. */
  call: string
  /** The field of the person in the rules. */
  field: string
  rules: AnyObjectSchema
  title: string
  submit: string
  hint?: string
  /** The id of the person who is chosen first; '' for nobody. */
  personId: string
  assign: (personId: string | null) => Promise<O>
  onClose: () => void
  onDone?: ((done: Extract<O, { ok: true }>) => void) | undefined
}

export const AssignPerson = <O extends FormOutcome>({
  call,
  field,
  rules,
  title,
  submit,
  hint,
  personId,
  assign,
  onClose,
  onDone,
}: Props<O>) => (
  <FormDialog
    call={call}
    open
    onClose={onClose}
    title={title}
    rules={rules}
    initial={{ [field]: personId }}
    action={(values: Record<string, string | null>) => assign(values[field] || null)}
    {...(onDone && { onDone })}
    submit={submit}
  >
    <PersonField name={field} roles={universityRoles} {...(hint && { hint })} />
  </FormDialog>
)
