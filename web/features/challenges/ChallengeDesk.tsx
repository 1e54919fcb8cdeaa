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
import type { ChallengeDesk_challenge$key } from '#web/__generated__/ChallengeDesk_challenge.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { ActionMenu, type MenuAction } from '#web/ui/ActionMenu.tsx'
import { formatMany, formatTime } from '#web/ui/format.ts'
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
      ? [{ label: 'Extend deadline', icon: CalendarPlus, onSelect: () => setAsked('extend') }]
      : []),
    ...(canUpdate && status === 'OPEN'
      ? [
          {
            label: 'Close now',
            icon: CircleX,
            onSelect: () =>
              sure(
                {
                  title: 'Close this challenge?',
                  message: `Nobody can propose to “${title}” any more. Those who proposed or starred it are told.`,
                  confirm: 'Close',
                },
                () => moves.close(id),
              ),
          },
        ]
      : []),
    ...(canUpdate && status === 'CLOSED'
      ? [
          {
            label: 'Mark as completed',
            icon: CircleCheck,
            onSelect: () =>
              sure(
                {
                  title: 'Complete this challenge?',
                  message: `“${title}” is done with. Every proposal must have its answer.`,
                  confirm: 'Complete',
                },
                () => moves.complete(id),
              ),
          },
        ]
      : []),
    ...(canUpdate ? [{ label: 'Duplicate', icon: Copy, onSelect: () => void moves.duplicate(id) }] : []),
    ...(canUpdate && !over
      ? [{ label: 'Cancel challenge', icon: XCircle, danger: true, onSelect: () => setAsked('cancel') }]
      : []),
    ...(canDelete
      ? [
          {
            label: 'Delete',
            icon: Trash2,
            danger: true,
            onSelect: () =>
              sure(
                {
                  title: 'Are you absolutely sure?',
                  message: `“${title}” will be deleted. A challenge with proposals can only be cancelled.`,
                  confirm: 'Delete',
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
    <Section title={canPublish && status === 'UNDER_REVIEW' ? 'Waiting for your check' : 'Manage'}>
      <Text color="fg.muted">
        {formatMany(viewCount, 'view')} · {formatMany(challenge.starCount ?? 0, 'star')} ·{' '}
        {formatMany(challenge.proposalCount, 'proposal')}
      </Text>
      {begun && <ChallengeChecklist challenge={challenge} />}
      {status === 'UNDER_REVIEW' && !canPublish && (
        <Text color="fg.muted">The university checks it. You are told when it is published or given back.</Text>
      )}
      <ChallengeChecker challenge={challenge} />
      <HStack gap="2" flexWrap="wrap">
        {canPublish && begun && (
          <Button size="sm" onClick={() => setAsked('publish')}>
            <CircleCheck size={16} aria-hidden />
            Publish
          </Button>
        )}
        {canPublish && status === 'UNDER_REVIEW' && (
          <Button size="sm" variant="outline" onClick={() => setAsked('giveBack')}>
            <Undo2 size={16} aria-hidden />
            Give back
          </Button>
        )}
        {canUpdate && !canPublish && status === 'DRAFT' && (
          <Button size="sm" loading={moves.pending} onClick={() => void moves.submit(id)}>
            <Send size={16} aria-hidden />
            Submit for publication
          </Button>
        )}
        {canUpdate && manages && !over && (
          <Button asChild size="sm" variant="outline">
            <Link to={`/industry-challenges-management?edit=${challenge.number}`}>
              <Pencil size={16} aria-hidden />
              Edit
            </Link>
          </Button>
        )}
        {canPublish && overdue && (
          <Button size="sm" disabled={challenge.remindedLately === true} onClick={() => setAsked('remind')}>
            <BellRing size={16} aria-hidden />
            {challenge.remindedAt ? `Remind again (sent ${formatTime(challenge.remindedAt)})` : 'Remind the company'}
          </Button>
        )}
        {manages && challenge.proposalCount > 0 && (
          <Button asChild size="sm" variant="outline">
            <Link to={`/proposals?challenge=${challenge.number}`}>
              <FileCheck size={16} aria-hidden />
              Review proposals
            </Link>
          </Button>
        )}
        {actions.length > 0 && (
          <ActionMenu
            trigger={
              <Button size="sm" variant="outline" aria-label={`More actions for ${title}`}>
                <MoreHorizontal size={16} aria-hidden />
                More
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
