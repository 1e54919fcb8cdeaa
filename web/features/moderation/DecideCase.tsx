/** Decides about reported content, with words for its author, which may begin with a template. */
import { graphql } from 'react-relay'
import { useFormikContext } from 'formik'
import { decideModerationCaseRules } from '#api/features/moderation/moderation.rules.ts'
import * as texts from '#texts/moderation/actions.js'
import type { DecideCaseMutation, ModerationDecision } from '#web/__generated__/DecideCaseMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { choicesOf, decisionWords } from './moderationWords.ts'
import { UseTemplate } from './UseTemplate.tsx'

const rules = decideModerationCaseRules.omit(['id'])
const { DISMISSED: _, ...revised } = decisionWords

interface Props {
  id: string
  /** Whether its author has revised it: then there are no reports to dismiss. */
  isRevised: boolean
  onClose: () => void
}

export function DecideCase({ id, isRevised, onClose }: Props) {
  const [decide] = useAction<DecideCaseMutation>(
    graphql`
      mutation DecideCaseMutation($input: DecideModerationCaseInput!) {
        decideModerationCase(input: $input) {
          case {
            ...useCaseActions_case
          }
        }
      }
    `,
    { success: { title: texts.decided() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="decideModerationCase"
      open
      onClose={onClose}
      title={texts.decideTitle()}
      rules={rules}
      initial={{ decision: '' as ModerationDecision | '', explanation: '', explanationArabic: '' }}
      action={(values) => decide({ input: { id, ...values } })}
      submit={texts.decide()}
    >
      <SelectField
        name="decision"
        placeholder={texts.chooseDecision()}
        choices={choicesOf(isRevised ? revised : decisionWords)}
      />
      <Explanation />
    </FormDialog>
  )
}

/** Nobody reads an explanation of what was dismissed. */
function Explanation() {
  const { decision } = useFormikContext<{ decision: string }>().values
  if (!decision || decision === 'DISMISSED') return null
  return (
    <>
      <UseTemplate decision={decision} />
      <TextArea name="explanation" rows={4} hint={texts.explanationHint()} />
      <TextArea name="explanationArabic" rows={4} hint={texts.arabicHint()} />
    </>
  )
}
