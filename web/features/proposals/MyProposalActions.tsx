/** What applicants may do with a proposal: go on writing, withdraw, throw a draft away, stand behind it or not. */
import { Button, HStack } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { MyProposalActions_proposal$key } from '#web/__generated__/MyProposalActions_proposal.graphql.ts'
import type { MyProposalActionsAnswerMutation } from '#web/__generated__/MyProposalActionsAnswerMutation.graphql.ts'
import type { MyProposalActionsDiscardMutation } from '#web/__generated__/MyProposalActionsDiscardMutation.graphql.ts'
import type { MyProposalActionsWithdrawMutation } from '#web/__generated__/MyProposalActionsWithdrawMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { ProposalDialog } from './ProposalDialog.tsx'

const withdrawing = { success: { title: 'Proposal withdrawn' }, failure: 'Failed to withdraw the proposal' }
const discarding = { success: { title: 'Draft thrown away' }, failure: 'The draft could not be thrown away' }
const answering = { success: { title: 'Answer sent' }, failure: 'Failed to answer' }

export function MyProposalActions({
  proposal,
  onChanged,
}: {
  proposal: MyProposalActions_proposal$key
  onChanged: () => void
}) {
  const { id, stage, challengeTitle, challenge, mine, canUpdate, canWithdraw, canDiscard, coApplicants } = useFragment(
    graphql`
      fragment MyProposalActions_proposal on Proposal {
        id
        stage
        mine
        challengeTitle
        challenge {
          ...ProposalDialog_challenge
        }
        canUpdate
        canWithdraw
        canDiscard
        coApplicants {
          answer
          mine
        }
      }
    `,
    proposal,
  )
  const confirm = useConfirm()
  const [editing, setEditing] = useState(false)
  const [withdraw] = useAction<MyProposalActionsWithdrawMutation>(
    graphql`
      mutation MyProposalActionsWithdrawMutation($input: WithdrawProposalInput!) {
        withdrawProposal(input: $input) {
          proposal {
            id
            stage
            ...MyProposalActions_proposal
          }
        }
      }
    `,
    withdrawing,
  )
  const [discard] = useAction<MyProposalActionsDiscardMutation>(
    graphql`
      mutation MyProposalActionsDiscardMutation($input: DeleteProposalInput!) {
        deleteProposal(input: $input) {
          deletedId @deleteRecord
        }
      }
    `,
    discarding,
  )
  const [answer] = useAction<MyProposalActionsAnswerMutation>(
    graphql`
      mutation MyProposalActionsAnswerMutation($input: AnswerCoApplicationInput!) {
        answerCoApplication(input: $input) {
          proposal {
            id
            ...MyProposalActions_proposal
          }
        }
      }
    `,
    answering,
  )
  const own = coApplicants.find((one) => one.mine)
  const open = stage !== 'DECISION' && stage !== 'WITHDRAWN'
  const done = ({ ok }: { ok: boolean }) => {
    if (ok) onChanged()
    return ok
  }
  const stand = async (confirmed: boolean) => done(await answer({ input: { id, confirm: confirmed } }))
  if (!canUpdate && !canWithdraw && !canDiscard && !(own && open)) return null
  return (
    <HStack flexWrap="wrap">
      {canUpdate && challenge && (
        <Button size="sm" onClick={() => setEditing(true)}>
          {stage === 'DRAFT' ? 'Continue' : 'Edit'}
        </Button>
      )}
      {canWithdraw && (
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            confirm({
              title: 'Withdraw this proposal?',
              message: `The company is told that you withdraw the proposal to “${challengeTitle}”. It cannot be submitted again; until the deadline you can write a new one.`,
              confirm: 'Withdraw',
              danger: true,
              onConfirm: async () => done(await withdraw({ input: { id } })),
            })
          }
        >
          Withdraw
        </Button>
      )}
      {canDiscard && (
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            confirm({
              title: 'Throw this draft away?',
              message: `The draft for “${challengeTitle}” is gone with its attachments.`,
              confirm: 'Throw away',
              danger: true,
              onConfirm: async () => done(await discard({ input: { id } })),
            })
          }
        >
          Throw away
        </Button>
      )}
      {!mine && own && open && own.answer !== 'CONFIRMED' && (
        <Button size="sm" onClick={() => void stand(true)}>
          Confirm as co-applicant
        </Button>
      )}
      {!mine && own && open && (
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            confirm({
              title: 'Decline to stand behind it?',
              message: 'You no longer see the proposal. Its author is told.',
              confirm: 'Decline',
              danger: true,
              onConfirm: () => stand(false),
            })
          }
        >
          Decline
        </Button>
      )}
      {challenge && editing && (
        <ProposalDialog open challenge={challenge} onClose={() => setEditing(false)} onDone={onChanged} />
      )}
    </HStack>
  )
}
