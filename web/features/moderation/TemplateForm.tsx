/** Adds a template of a decision, changes or deletes one. */
import { Button } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { createModerationTemplateRules } from '#api/features/moderation/moderation.rules.ts'
import * as texts from '#texts/moderation/templates.js'
import type {
  ModerationDecision,
  TemplateFormCreateMutation,
} from '#web/__generated__/TemplateFormCreateMutation.graphql.ts'
import type { TemplateFormDeleteMutation } from '#web/__generated__/TemplateFormDeleteMutation.graphql.ts'
import type { TemplateFormUpdateMutation } from '#web/__generated__/TemplateFormUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import type { DecisionTemplate } from './DecisionTemplates.tsx'
import { choicesOf, decisionWords } from './moderationWords.ts'

/** What is dismissed is not explained. */
const { DISMISSED: _, ...explained } = decisionWords

export function NewTemplate({ onClose }: { onClose: () => void }) {
  const [create] = useAction<TemplateFormCreateMutation>(
    graphql`
      mutation TemplateFormCreateMutation($input: CreateModerationTemplateInput!) {
        createModerationTemplate(input: $input) {
          template {
            id
          }
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="createModerationTemplate"
      open
      onClose={onClose}
      title={texts.add()}
      rules={createModerationTemplateRules}
      initial={{ name: '', decision: '' as ModerationDecision | '', text: '', textArabic: '' }}
      action={(input) => create({ input })}
      submit={texts.add()}
    >
      <Fields />
    </FormDialog>
  )
}

export function EditTemplate({ template, onClose }: { template: DecisionTemplate; onClose: () => void }) {
  const { id, ...values } = template
  const { name, decision, text, textArabic } = values
  const [update] = useAction<TemplateFormUpdateMutation>(
    graphql`
      mutation TemplateFormUpdateMutation($input: UpdateModerationTemplateInput!) {
        updateModerationTemplate(input: $input) {
          template {
            id
            name
            decision
            text
            textArabic
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const remove = useDelete(template, onClose)
  return (
    <FormDialog
      call="updateModerationTemplate"
      open
      onClose={onClose}
      title={texts.editNamed({ name })}
      rules={createModerationTemplateRules}
      initial={{ name, decision, text, textArabic }}
      action={(_, __, edit) => update({ input: { ...edit, id } })}
      submit={texts.save()}
    >
      <Fields />
      <Button variant="outline" colorPalette="danger" size="sm" alignSelf="start" onClick={remove}>
        {texts.delete()}
      </Button>
    </FormDialog>
  )
}

function useDelete({ id, name }: DecisionTemplate, onDone: () => void): () => void {
  const confirm = useConfirm()
  const [remove] = useAction<TemplateFormDeleteMutation>(
    graphql`
      mutation TemplateFormDeleteMutation($input: DeleteModerationTemplateInput!) {
        deleteModerationTemplate(input: $input) {
          deletedId @deleteRecord
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.failed() },
  )
  return () =>
    confirm({
      title: texts.deleteQuestion(),
      message: texts.deleteConsequence({ name }),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await remove({ input: { id } })
        if (ok) onDone()
        return ok
      },
    })
}

const Fields = () => (
  <>
    <TextField name="name" autoComplete="off" />
    <SelectField name="decision" placeholder={texts.chooseDecision()} choices={choicesOf(explained)} />
    <TextArea name="text" rows={4} />
    <TextArea name="textArabic" rows={4} />
  </>
)
