/** Adds a field to what a category asks for, or changes one. */
import { useFormikContext } from 'formik'
import { graphql } from 'react-relay'
import { setSupportFieldRules } from '#api/features/support/category.rules.ts'
import type { OwnField } from '#api/features/support/ownFields.rules.ts'
import * as texts from '#texts/support/fields.js'
import type { SupportFieldFormMutation } from '#web/__generated__/SupportFieldFormMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { LinesField, SwitchField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

/** `number` is null for a new one. */
export type EditedField = Omit<OwnField, 'number'> & { number: number | null; hint: string }

export const freshField: EditedField = {
  number: null,
  label: '',
  hint: '',
  kind: 'TEXT',
  required: false,
  choices: [],
}

export const kindWords: Record<OwnField['kind'], string> = {
  TEXT: texts.text(),
  LONG_TEXT: texts.longText(),
  NUMBER: texts.number(),
  DATE: texts.date(),
  CHOICE: texts.choice(),
  YES_NO: texts.yesNo(),
}
const kinds = Object.entries(kindWords).map(([value, label]) => ({ value, label }))

interface Props {
  /** The category's id. */
  category: string
  field: EditedField
  onClose: () => void
}

export function EditSupportField({ category: id, field: { number, ...field }, onClose }: Props) {
  const [set] = useAction<SupportFieldFormMutation>(
    graphql`
      mutation SupportFieldFormMutation($input: SetSupportFieldInput!) {
        setSupportField(input: $input) {
          category {
            ...SupportCategoryFields_category
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="setSupportField"
      open
      onClose={onClose}
      title={number === null ? texts.add() : texts.editNamed({ label: field.label })}
      rules={setSupportFieldRules.whole}
      initial={field}
      action={(values, _, edit) => set({ input: { ...(number === null ? values : edit), id, field: number } })}
      submit={texts.save()}
    >
      <TextField name="label" />
      <SelectField name="kind" choices={kinds} />
      <Choices />
      <TextField name="hint" hint={texts.hintHint()} />
      <SwitchField name="required" hint={texts.neededHint()} />
    </FormDialog>
  )
}

const Choices = () => {
  const { kind } = useFormikContext<EditedField>().values
  return kind === 'CHOICE' && <LinesField name="choices" />
}
