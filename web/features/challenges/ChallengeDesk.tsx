/** What those who post a challenge and those who check it do with it, above its texts. */
import { Button, HStack, Text } from '@chakra-ui/react'
import {
  BellRing,
  CalendarPlus,
  CircleCheck,
  CircleX,
  Copy,
  FileCheck,
  MoreHorizontal,
  Pencil,
  Send,
  Trash2,
  Undo2,
  XCircle,
} from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/challenges/challengeDesk.js'
import * as counts from '#texts/challenges/counts.js'
import type { ChallengeDesk_challenge$key } from '#web/__generated__/ChallengeDesk_challenge.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { ActionMenu, type MenuAction } from '#web/ui/ActionMenu.tsx'
import { formatTime } from '#web/ui/format.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { ChallengeChecker } from './ChallengeChecker.tsx'
import { ChallengeChecklist } from './ChallengeChecklist.tsx'
import { ChallengeInvitations } from './ChallengeInvitations.tsx'
import { DeskDialog, type Asked } from './DeskDialog.tsx'
import { ReviewTeam } from './ReviewTeam.tsx'
import { useChallengeMoves } from './useChallengeMoves.ts'

interface Props {
  challenge: ChallengeDesk_challenge$key
  /** Called when it is no longer there. */
  onGone: () => void
}

export function ChallengeDesk({ challenge: key, onGone }: Props) {
  const challenge = useFragment(
    graphql`
      fragment ChallengeDesk_challenge on Challenge {
        id
        number
        title
        status
        displayStatus
        problemStatement
        goal
        mustHaves
        offer
        deadline
        viewCount
        starCount
        proposalCount
        overdue
        remindedAt
        remindedLately
        canUpdate
        canDelete
        canPublish
        ...DeskDialog_challenge
        ...ChallengeChecker_challenge
        ...ChallengeInvitations_challenge
        ...ReviewTeam_challenge
      }
    `,
    key,
  )
  const manages = useAllowed('CHALLENGE_MANAGE')
  const confirm = useConfirm()
  const moves = useChallengeMoves()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { id, title, status, canUpdate, canPublish, canDelete, overdue, viewCount } = challenge
  if (viewCount == null) return null
  const sure = (
    words: { title: string; message: string; confirm: string; danger?: boolean },
    act: () => Promise<boolean>,
  ) => confirm({ ...words, onConfirm: act })
  const begun = status === 'DRAFT' || status === 'UNDER_REVIEW'
  const over = status === 'COMPLETED' || status === 'CANCELLED'
  const actions: MenuAction[] = [
    ...(canUpdate && (status === 'OPEN' || status === 'CLOSED')
      ? [{ label: texts.extendDeadline(), icon: CalendarPlus, onSelect: () => setAsked('extend') }]
      : []),
    ...(canUpdate && status === 'OPEN'
      ? [
          {
            label: texts.closeNow(),
            icon: CircleX,
            onSelect: () =>
              sure(
                {
                  title: texts.closeThisChallenge(),
                  message: texts.nobodyCanProposeTo({ title }),
                  confirm: texts.close(),
                },
                () => moves.close(id),
              ),
          },
        ]
      : []),
    ...(canUpdate && status === 'CLOSED'
      ? [
          {
            label: texts.markAsCompleted(),
            icon: CircleCheck,
            onSelect: () =>
              sure(
                {
                  title: texts.completeThisChallenge(),
                  message: texts.isDoneWith({ title }),
                  confirm: texts.complete(),
                },
                () => moves.complete(id),
              ),
          },
        ]
      : []),
    ...(canUpdate ? [{ label: texts.duplicate(), icon: Copy, onSelect: () => void moves.duplicate(id) }] : []),
    ...(canUpdate && !over
      ? [
          {
            label: texts.cancelChallenge(),
            icon: XCircle,
            danger: true,
            onSelect: () => setAsked('cancel'),
          },
        ]
      : []),
    ...(canDelete
      ? [
          {
            label: texts.delete(),
            icon: Trash2,
            danger: true,
            onSelect: () =>
              sure(
                {
                  title: texts.areYouAbsolutelySure(),
                  message: texts.willBeDeleted({ title }),
                  confirm: texts.delete(),
                  danger: true,
                },
                async () => {
                  const done = await moves.remove(id)
                  if (done) onGone()
                  return done
                },
              ),
          },
        ]
      : []),
  ]
  return (
    <Section title={canPublish && status === 'UNDER_REVIEW' ? texts.waitingForYourCheck() : texts.manage()}>
      <Text color="fg.muted">
        {counts.views({ count: viewCount })} · {counts.stars({ count: challenge.starCount ?? 0 })} ·{' '}
        {counts.proposals({ count: challenge.proposalCount })}
      </Text>
      {begun && <ChallengeChecklist challenge={challenge} />}
      {status === 'UNDER_REVIEW' && !canPublish && <Text color="fg.muted">{texts.theUniversityChecksItYou()}</Text>}
      <ChallengeChecker challenge={challenge} />
      <HStack gap="2" flexWrap="wrap">
        {canPublish && begun && (
          <Button size="sm" onClick={() => setAsked('publish')}>
            <CircleCheck size={16} aria-hidden />
            {texts.publish()}
          </Button>
        )}
        {canPublish && status === 'UNDER_REVIEW' && (
          <Button size="sm" variant="outline" onClick={() => setAsked('giveBack')}>
            <Undo2 size={16} aria-hidden />
            {texts.giveBack()}
          </Button>
        )}
        {canUpdate && !canPublish && status === 'DRAFT' && (
          <Button size="sm" loading={moves.pending} onClick={() => void moves.submit(id)}>
            <Send size={16} aria-hidden />
            {texts.submitForPublication()}
          </Button>
        )}
        {canUpdate && manages && !over && (
          <Button asChild size="sm" variant="outline">
            <Link to={`/industry-challenges-management?edit=${challenge.number}`}>
              <Pencil size={16} aria-hidden />
              {texts.edit()}
            </Link>
          </Button>
        )}
        {canPublish && overdue && (
          <Button size="sm" disabled={challenge.remindedLately === true} onClick={() => setAsked('remind')}>
            <BellRing size={16} aria-hidden />
            {challenge.remindedAt
              ? texts.remindAgainSent({ remindedAt: formatTime(challenge.remindedAt) })
              : texts.remindTheCompany()}
          </Button>
        )}
        {manages && challenge.proposalCount > 0 && (
          <Button asChild size="sm" variant="outline">
            <Link to={`/proposals?challenge=${challenge.number}`}>
              <FileCheck size={16} aria-hidden />
              {texts.reviewProposals()}
            </Link>
          </Button>
        )}
        {actions.length > 0 && (
          <ActionMenu
            trigger={
              <Button size="sm" variant="outline" aria-label={texts.moreActionsFor({ title })}>
                <MoreHorizontal size={16} aria-hidden />
                {texts.more()}
              </Button>
            }
            actions={actions}
          />
        )}
      </HStack>
      <ChallengeInvitations challenge={challenge} />
      <ReviewTeam challenge={challenge} />
      {asked && <DeskDialog asked={asked} challenge={challenge} onClose={() => setAsked(null)} />}
    </Section>
  )
}
