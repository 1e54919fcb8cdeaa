/** What applicants may do with a proposal: go on writing, withdraw, throw a draft away, stand behind it or not. */
import { Button, HStack } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/myProposalActions.js'
import type { MyProposalActions_proposal$key } from '#web/__generated__/MyProposalActions_proposal.graphql.ts'
import type { MyProposalActionsAnswerMutation } from '#web/__generated__/MyProposalActionsAnswerMutation.graphql.ts'
import type { MyProposalActionsDiscardMutation } from '#web/__generated__/MyProposalActionsDiscardMutation.graphql.ts'
import type { MyProposalActionsWithdrawMutation } from '#web/__generated__/MyProposalActionsWithdrawMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { ProposalDialog } from './ProposalDialog.tsx'

const withdrawing = {
  success: { title: texts.proposalWithdrawn() },
  failure: texts.failedToWithdrawTheProposal(),
}
const discarding = {
  success: { title: texts.draftThrownAway() },
  failure: texts.theDraftCouldNotBe(),
}
const answering = {
  success: { title: texts.answerSent() },
  failure: texts.failedToAnswer(),
}

export function MyProposalActions({ proposal }: { proposal: MyProposalActions_proposal$key }) {
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
  const stand = async (confirmed: boolean) => (await answer({ input: { id, confirm: confirmed } })).ok
  if (!canUpdate && !canWithdraw && !canDiscard && !(own && open)) return null
  return (
    <HStack flexWrap="wrap">
      {canUpdate && challenge && (
        <Button size="sm" onClick={() => setEditing(true)}>
          {stage === 'DRAFT' ? texts.continue() : texts.edit()}
        </Button>
      )}
      {canWithdraw && (
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            confirm({
              title: texts.withdrawThisProposal(),
              message: texts.theCompanyIsToldThat({ challengeTitle }),
              confirm: texts.withdraw(),
              danger: true,
              onConfirm: async () => (await withdraw({ input: { id } })).ok,
            })
          }
        >
          {texts.withdraw()}
        </Button>
      )}
      {canDiscard && (
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            confirm({
              title: texts.throwThisDraftAway(),
              message: texts.theDraftFor({ challengeTitle }),
              confirm: texts.throwAway(),
              danger: true,
              onConfirm: async () => (await discard({ input: { id } })).ok,
            })
          }
        >
          {texts.throwAway()}
        </Button>
      )}
      {!mine && own && open && own.answer !== 'CONFIRMED' && (
        <Button size="sm" onClick={() => void stand(true)}>
          {texts.confirmAsCoApplicant()}
        </Button>
      )}
      {!mine && own && open && (
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            confirm({
              title: texts.declineToStandBehindIt(),
              message: texts.youNoLongerSeeThe(),
              confirm: texts.decline(),
              danger: true,
              onConfirm: () => stand(false),
            })
          }
        >
          {texts.decline()}
        </Button>
      )}
      {challenge && editing && <ProposalDialog open challenge={challenge} onClose={() => setEditing(false)} />}
    </HStack>
  )
}
