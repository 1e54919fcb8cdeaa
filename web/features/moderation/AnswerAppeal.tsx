/** Answers an appeal against another moderator's decision. */
import { graphql } from 'react-relay'
import { decideAppealRules } from '#api/features/moderation/moderation.rules.ts'
import * as texts from '#texts/moderation/actions.js'
import type { AnswerAppealMutation } from '#web/__generated__/AnswerAppealMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

const rules = decideAppealRules.omit(['id'])

export function AnswerAppeal({ id, onClose }: { id: string; onClose: () => void }) {
  const [decide] = useAction<AnswerAppealMutation>(
    graphql`
      mutation AnswerAppealMutation($input: DecideAppealInput!) {
        decideAppeal(input: $input) {
          case {
            ...useCaseActions_case
          }
        }
      }
    `,
    { success: { title: texts.appealAnswered() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="decideAppeal"
      open
      onClose={onClose}
      title={texts.answerAppeal()}
      rules={rules}
      initial={{ granted: '' as boolean | '', answer: '' }}
      action={(values) => decide({ input: { id, ...values } })}
      submit={texts.sendAnswer()}
    >
      <SelectField
        name="granted"
        placeholder={texts.chooseDecision()}
        choices={[
          { value: 'true', label: texts.grant() },
          { value: 'false', label: texts.decline() },
        ]}
      />
      <TextArea name="answer" rows={4} hint={texts.explanationHint()} />
    </FormDialog>
  )
}
