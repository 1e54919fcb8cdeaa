/** What the viewer may do with a challenge, the likeliest next step first, and the dialogs that this opens. */
import {
  BellRing,
  CalendarPlus,
  CircleCheck,
  CircleX,
  Copy,
  FileCheck,
  FilePen,
  Pencil,
  Send,
  Trash2,
  XCircle,
} from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/useChallengeActions.js'
import type { useChallengeActions_challenge$key } from '#web/__generated__/useChallengeActions_challenge.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { standingProposal } from '#web/features/proposals/ownProposal.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { formatTime } from '#web/ui/format.ts'
import { lazily } from '#web/ui/overlay/lazily.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { DeskDialog, type Asked } from './DeskDialog.tsx'
import { useChallengeDecision } from './useChallengeDecision.tsx'
import { useChallengeMoves } from './useChallengeMoves.ts'

const ProposalDialog = lazily(async () => ({
  default: (await import('#web/features/proposals/ProposalDialog.tsx')).ProposalDialog,
}))

/** `onGone` is called when the challenge has been deleted. */
export function useChallengeActions(key: useChallengeActions_challenge$key, onGone: () => void) {
  const challenge = useFragment(
    graphql`
      fragment useChallengeActions_challenge on Challenge {
        id
        number
        title
        status
        proposalCount
        overdue
        remindedAt
        remindedLately
        canPropose
        myProposals {
          id
          stage
          canUpdate
        }
        canUpdate
        canDelete
        canPublish
        closingReport
        ...DeskDialog_challenge
        ...useChallengeDecision_challenge
        ...ProposalDialog_challenge
      }
    `,
    key,
  )
  const manages = useAllowed('CHALLENGE_MANAGE')
  const confirm = useConfirm()
  const moves = useChallengeMoves()
  const [asked, setAsked] = useState<Asked | 'propose' | null>(null)
  const { id, number, title, status, canUpdate, canPublish, canDelete, canPropose, remindedAt } = challenge
  const over = status === 'COMPLETED' || status === 'CANCELLED'
  const decision = useChallengeDecision(challenge)
  const actions: RecordAction[] = [...decision.actions]
  const add = (holds: boolean | null | undefined, action: RecordAction) => {
    if (holds) actions.push(action)
  }
  add(canUpdate && !canPublish && status === 'DRAFT', {
    next: true,
    label: texts.submitForPublication(),
    icon: Send,
    loading: moves.pending,
    onSelect: () => void moves.submit(id),
  })
  add(canPublish && challenge.overdue, {
    next: true,
    label: remindedAt ? texts.remindAgainSent({ remindedAt: formatTime(remindedAt) }) : texts.remindTheCompany(),
    icon: BellRing,
    ...(challenge.remindedLately && { disabled: texts.remindedRecently() }),
    onSelect: () => setAsked('remind'),
  })
  add(manages && challenge.proposalCount > 0, {
    next: true,
    label: texts.reviewProposals(),
    icon: FileCheck,
    to: `/proposals?challenge=${number}`,
  })
  const own = standingProposal(challenge.myProposals)
  const proposed = own !== undefined && own.stage !== 'DRAFT'
  add(canPropose && (!proposed || own.canUpdate), {
    next: true,
    label: proposed ? texts.editProposal() : texts.submitProposal(),
    icon: proposed ? Pencil : Send,
    onSelect: () => setAsked('propose'),
  })
  add(canUpdate && manages && !over, {
    next: true,
    label: texts.edit(),
    icon: Pencil,
    to: `/industry-challenges-management?edit=${number}`,
  })
  add(canUpdate && (status === 'OPEN' || status === 'CLOSED'), {
    label: texts.extendDeadline(),
    icon: CalendarPlus,
    onSelect: () => setAsked('extend'),
  })
  add(canUpdate && status === 'OPEN', {
    label: texts.closeNow(),
    icon: CircleX,
    onSelect: () =>
      confirm({
        title: texts.closeThisChallenge(),
        message: texts.nobodyCanProposeTo({ title }),
        confirm: texts.close(),
        onConfirm: () => moves.close(id),
      }),
  })
  add(canUpdate && status === 'CLOSED', {
    label: texts.markAsCompleted(),
    icon: CircleCheck,
    onSelect: () => setAsked('complete'),
  })
  add(canUpdate && status === 'COMPLETED', {
    label: challenge.closingReport ? texts.editReport() : texts.writeReport(),
    icon: FilePen,
    onSelect: () => setAsked('report'),
  })
  add(canUpdate, { label: texts.duplicate(), icon: Copy, onSelect: () => void moves.duplicate(id) })
  add(canUpdate && !over, {
    label: texts.cancelChallenge(),
    icon: XCircle,
    danger: true,
    onSelect: () => setAsked('cancel'),
  })
  add(canDelete, {
    label: texts.delete(),
    icon: Trash2,
    danger: true,
    onSelect: () =>
      confirm({
        title: texts.areYouAbsolutelySure(),
        message: texts.willBeDeleted({ title }),
        confirm: texts.delete(),
        danger: true,
        onConfirm: async () => {
          const done = await moves.remove(id)
          if (done) onGone()
          return done
        },
      }),
  })
  const shut = () => setAsked(null)
  const dialogs: ReactNode = (
    <>
      {decision.dialog}
      {asked !== null && asked !== 'propose' && <DeskDialog asked={asked} challenge={challenge} onClose={shut} />}
      {asked === 'propose' && (
        <Suspense>
          <ProposalDialog open challenge={challenge} onClose={shut} />
        </Suspense>
      )}
    </>
  )
  return { actions, dialogs }
}
