/** The fields of a first step of the university's own. */
import * as texts from '#texts/firstSteps/editing.js'
import { roleChoices } from '#web/features/users/roleNames.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'

export const StepFields = () => (
  <>
    <TextField name="title" autoComplete="off" />
    <TextField name="note" autoComplete="off" />
    <TextField name="titleArabic" autoComplete="off" />
    <TextField name="noteArabic" autoComplete="off" />
    <TextField name="link" autoComplete="off" hint={texts.linkHint()} />
    <TicksField name="roles" choices={roleChoices()} />
  </>
)
