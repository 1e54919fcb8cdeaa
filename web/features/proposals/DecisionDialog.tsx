/** The one dialog in which a decision on a proposal is taken, from its page, the table and the board alike. */
import { graphql } from 'react-relay'
import * as texts from '#texts/proposals/decisionDialog.js'
import { reviewDecisions, reviewProposalRules } from '#api/features/proposals/proposal.rules.ts'
import type { DecisionDialogMutation } from '#web/__generated__/DecisionDialogMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { decisionWords, type Decision } from './decisions.ts'
import { nameOf } from './proposalWords.ts'

interface Props {
  proposal: { id: string; number: number; title: string | null | undefined }
  decision: Decision | null
  onClose: () => void
}

const rules = reviewProposalRules.omit(['id'])
/** The rules of one decision, which say whether words are needed before anything is sent. */
const rulesOf = new Map(
  reviewDecisions.map((decision) => [
    decision,
    rules.shape({ comments: rules.fields.comments.resolve({ value: '', parent: { decision } }) }),
  ]),
)
const deciding = {
  success: { title: texts.decisionKept(), description: texts.theApplicantsAreTold() },
  failure: texts.theDecisionCouldNotBe(),
}

export function DecisionDialog({ proposal, decision, onClose }: Props) {
  const [review] = useAction<DecisionDialogMutation>(
    graphql`
      mutation DecisionDialogMutation($input: ReviewProposalInput!) {
        reviewProposal(input: $input) {
          proposal {
            ...ProposalSheet_proposal
            decidedAt
          }
        }
      }
    `,
    deciding,
  )
  const shown = decision ?? 'SCREENING'
  return (
    <FormDialog<{ decision: Decision; comments: string }>
      call="reviewProposal"
      key={shown}
      open={decision !== null}
      onClose={onClose}
      title={`${decisionWords[shown].button}: ${nameOf(proposal)}`}
      rules={rulesOf.get(shown)!}
      initial={{ decision: shown, comments: '' }}
      action={(values) => review({ input: { id: proposal.id, ...values } })}
      submit={decisionWords[shown].button}
      danger={shown === 'DECLINED'}
    >
      <TextArea
        name="comments"
        {...(shown === 'CHANGES_REQUESTED' ? { label: texts.whatHasToChange() } : {})}
        rows={5}
        hint={decisionWords[shown].hint}
      />
    </FormDialog>
  )
}
