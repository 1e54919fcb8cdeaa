/** The decision about a claim: validated when all evidence is accepted, changes requested when some is not. */
import { BadgeCheck, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { reviewTrlClaimRules } from '#api/features/trl/trl.rules.ts'
import * as texts from '#texts/trl/decision.js'
import type { useDecision_claim$key } from '#web/__generated__/useDecision_claim.graphql.ts'
import type { useDecisionMutation } from '#web/__generated__/useDecisionMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'

const rules = reviewTrlClaimRules.pick(['comment'])
const none = { actions: [], dialog: null }

/** `onLost` is called when the decision has ended the viewer's access. */
export function useDecision(
  key: useDecision_claim$key | null,
  onLost: () => void,
): { actions: RecordAction[]; dialog: ReactNode } {
  const claim = useFragment(
    graphql`
      fragment useDecision_claim on TrlClaim {
        id
        status
        level
        canReview
        criteria {
          answer
        }
      }
    `,
    key,
  )
  const [decision, setDecision] = useState<'VALIDATED' | 'CHANGES_REQUESTED'>('VALIDATED')
  const [open, setOpen] = useState(false)
  const ask = (asked: typeof decision) => {
    setDecision(asked)
    setOpen(true)
  }
  const [decide] = useAction<useDecisionMutation>(
    graphql`
      mutation useDecisionMutation($input: ReviewTrlClaimInput!) {
        reviewTrlClaim(input: $input) {
          claim {
            ...Validators_claim
            ...useDecision_claim
          }
        }
      }
    `,
    {
      success: (_, { input }) => ({
        title: input.decision === 'VALIDATED' ? texts.validated() : texts.changesRequested(),
      }),
      failure: texts.failed(),
    },
  )
  if (!claim?.canReview || claim.status !== 'IN_REVIEW') return none
  const { id, level, criteria } = claim
  const answers = (criteria ?? []).map(({ answer }) => answer)
  const unaccepted = answers.filter((answer) => answer !== 'ACCEPTED').length
  const returned = answers.some((answer) => answer === 'QUESTION' || answer === 'RETURNED')
  const validates = decision === 'VALIDATED'
  return {
    actions: [
      {
        next: !returned,
        label: texts.validate({ level }),
        icon: BadgeCheck,
        onSelect: () => ask('VALIDATED'),
        ...(unaccepted > 0 && { disabled: texts.notAccepted({ count: unaccepted }) }),
      },
      ...(returned
        ? [
            {
              next: true,
              label: texts.requestChanges(),
              icon: Undo2,
              onSelect: () => ask('CHANGES_REQUESTED'),
            },
          ]
        : []),
    ],
    dialog: (
      <FormDialog
        call="reviewTrlClaim"
        open={open}
        onClose={() => setOpen(false)}
        title={validates ? texts.validate({ level }) : texts.requestChanges()}
        rules={rules}
        initial={{ comment: '' }}
        action={({ comment }) => decide({ input: { id, decision, comment } })}
        onDone={({ data }) => !data.reviewTrlClaim?.claim && onLost()}
        submit={validates ? texts.validateButton() : texts.requestChanges()}
      >
        <Text>{validates ? texts.validateMeaning({ level }) : texts.changesMeaning()}</Text>
        <TextArea name="comment" rows={3} hint={texts.commentHint()} />
      </FormDialog>
    ),
  }
}
