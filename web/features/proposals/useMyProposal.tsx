/** What applicants may do with a proposal: continue it, withdraw it, discard a draft, confirm or decline to be a co-applicant. */
import { Check, CircleX, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/useMyProposal.js'
import type { useMyProposal_proposal$key } from '#web/__generated__/useMyProposal_proposal.graphql.ts'
import type { useMyProposalAnswerMutation } from '#web/__generated__/useMyProposalAnswerMutation.graphql.ts'
import type { useMyProposalDiscardMutation } from '#web/__generated__/useMyProposalDiscardMutation.graphql.ts'
import type { useMyProposalWithdrawMutation } from '#web/__generated__/useMyProposalWithdrawMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
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

/** `onGone` is called when the viewer has discarded the proposal or lost access to it. */
export function useMyProposal(key: useMyProposal_proposal$key, onGone?: () => void) {
  const { id, stage, challengeTitle, challenge, mine, canUpdate, canWithdraw, canDiscard, coApplicants } = useFragment(
    graphql`
      fragment useMyProposal_proposal on Proposal {
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
    key,
  )
  const confirm = useConfirm()
  const [editing, setEditing] = useState(false)
  const [withdraw] = useAction<useMyProposalWithdrawMutation>(
    graphql`
      mutation useMyProposalWithdrawMutation($input: WithdrawProposalInput!) {
        withdrawProposal(input: $input) {
          proposal {
            ...ProposalSheet_proposal
          }
        }
      }
    `,
    withdrawing,
  )
  const [discard] = useAction<useMyProposalDiscardMutation>(
    graphql`
      mutation useMyProposalDiscardMutation($input: DeleteProposalInput!) {
        deleteProposal(input: $input) {
          deletedId
        }
      }
    `,
    discarding,
  )
  const [answer] = useAction<useMyProposalAnswerMutation>(
    graphql`
      mutation useMyProposalAnswerMutation($input: AnswerCoApplicationInput!) {
        answerCoApplication(input: $input) {
          proposal {
            ...ProposalSheet_proposal
          }
        }
      }
    `,
    answering,
  )
  const own = coApplicants.find((one) => one.mine)
  const open = stage !== 'DECISION' && stage !== 'WITHDRAWN'
  const leave = async (leaving: Promise<{ ok: boolean }>) => {
    const { ok } = await leaving
    if (ok) onGone?.()
    return ok
  }
  const actions: RecordAction[] = []
  if (!mine && own && open && own.answer !== 'CONFIRMED')
    actions.push({
      next: true,
      label: texts.confirmAsCoApplicant(),
      icon: Check,
      onSelect: () => void answer({ input: { id, confirm: true } }),
    })
  if (canUpdate && challenge)
    actions.push({
      next: true,
      label: stage === 'DRAFT' ? texts.continue() : texts.edit(),
      icon: Pencil,
      onSelect: () => setEditing(true),
    })
  if (canWithdraw)
    actions.push({
      label: texts.withdraw(),
      icon: Undo2,
      danger: true,
      onSelect: () =>
        confirm({
          title: texts.withdrawThisProposal(),
          message: texts.theCompanyIsToldThat({ challengeTitle }),
          confirm: texts.withdraw(),
          danger: true,
          onConfirm: async () => (await withdraw({ input: { id } })).ok,
        }),
    })
  if (canDiscard)
    actions.push({
      label: texts.throwAway(),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        confirm({
          title: texts.throwThisDraftAway(),
          message: texts.theDraftFor({ challengeTitle }),
          confirm: texts.throwAway(),
          danger: true,
          onConfirm: () => leave(discard({ input: { id } })),
        }),
    })
  if (!mine && own && open)
    actions.push({
      label: texts.decline(),
      icon: CircleX,
      danger: true,
      onSelect: () =>
        confirm({
          title: texts.declineToStandBehindIt(),
          message: texts.youNoLongerSeeThe(),
          confirm: texts.decline(),
          danger: true,
          onConfirm: () => leave(answer({ input: { id, confirm: false } })),
        }),
    })
  return {
    actions,
    dialogs: challenge && editing && <ProposalDialog open challenge={challenge} onClose={() => setEditing(false)} />,
  }
}
