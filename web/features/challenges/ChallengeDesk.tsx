/** What those who post a challenge and those who check it do with it, above its texts. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { CalendarPlus, CircleCheck, CircleX, Copy, MoreHorizontal, Send, Trash2, Undo2, XCircle } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import {
  cancelChallengeRules,
  extendChallengeRules,
  publishChallengeRules,
  returnChallengeRules,
} from '#api/features/challenges/challenge.rules.ts'
import type { ChallengeDesk_challenge$key } from '#web/__generated__/ChallengeDesk_challenge.graphql.ts'
import { ActionMenu, type MenuAction } from '#web/ui/ActionMenu.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { DateField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { ChallengeChecklist } from './ChallengeChecklist.tsx'
import { ChallengeHistory } from './ChallengeHistory.tsx'
import { ReviewTeam } from './ReviewTeam.tsx'
import { useChallengeMoves } from './useChallengeMoves.ts'

interface Props {
  challenge: ChallengeDesk_challenge$key
  /** Called when it is no longer there. */
  onGone: () => void
}

type Asked = 'extend' | 'cancel' | 'return' | 'publish'

export function ChallengeDesk({ challenge: key, onGone }: Props) {
  const challenge = useFragment(
    graphql`
      fragment ChallengeDesk_challenge on Challenge {
        id
        title
        status
        displayStatus
        problemStatement
        goal
        mustHaves
        offer
        deadline
        answerBy
        viewCount
        starCount
        proposalCount
        canUpdate
        canDelete
        canPublish
        ...ReviewTeam_challenge
        ...ChallengeHistory_challenge
      }
    `,
    key,
  )
  const confirm = useConfirm()
  const moves = useChallengeMoves()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const { id, title, status, canUpdate, canPublish, canDelete, viewCount } = challenge
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
      <Facts
        columns={3}
        facts={[
          ['Views', challenge.viewCount],
          ['Stars', challenge.starCount],
          ['Proposals', challenge.proposalCount],
        ]}
      />
      {begun && <ChallengeChecklist challenge={challenge} />}
      {status === 'UNDER_REVIEW' && !canPublish && (
        <Text color="fg.muted">The university checks it. You are told when it is published or given back.</Text>
      )}
      <HStack gap="2" flexWrap="wrap">
        {canPublish && begun && (
          <Button size="sm" onClick={() => setAsked('publish')}>
            <CircleCheck size={16} aria-hidden />
            Publish
          </Button>
        )}
        {canPublish && status === 'UNDER_REVIEW' && (
          <Button size="sm" variant="outline" onClick={() => setAsked('return')}>
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
      <ReviewTeam challenge={challenge} />
      <ChallengeHistory challenge={challenge} />
      {asked === 'extend' && (
        <FormDialog
          open
          onClose={close}
          title="Extend the deadline"
          rules={extendChallengeRules.omit(['id'])}
          initial={{ deadline: challenge.deadline ?? '', answerBy: challenge.answerBy ?? '' }}
          action={({ deadline, answerBy }) => moves.extend(id, dayOf(deadline)!, dayOf(answerBy))}
          submit="Extend"
        >
          <Text>Those who proposed or starred it are told. A closed challenge is open again.</Text>
          <DateField name="deadline" hint="The last day on which one may propose, in Abu Dhabi time." />
          <DateField name="answerBy" hint="The day by which applicants hear." />
        </FormDialog>
      )}
      {asked === 'cancel' && (
        <FormDialog
          open
          onClose={close}
          title="Cancel this challenge?"
          rules={cancelChallengeRules.omit(['id'])}
          initial={{ reason: '' }}
          action={({ reason }) => moves.cancel(id, reason)}
          submit="Cancel challenge"
          danger
        >
          <TextArea name="reason" hint="Those who proposed or starred it read it." />
        </FormDialog>
      )}
      {asked === 'return' && (
        <FormDialog
          open
          onClose={close}
          title="Give back"
          rules={returnChallengeRules.omit(['id'])}
          initial={{ comment: '' }}
          action={({ comment }) => moves.giveBack(id, comment)}
          submit="Give back"
        >
          <TextArea name="comment" hint="What has to change; the company reads it." />
        </FormDialog>
      )}
      {asked === 'publish' && (
        <FormDialog
          open
          onClose={close}
          title="Publish this challenge?"
          rules={publishChallengeRules.omit(['id'])}
          initial={{ comment: '' as string | undefined }}
          action={({ comment }) => moves.publish(id, comment)}
          submit="Publish"
        >
          <Stack gap="4">
            <Text>Researchers see it from now on. The company is told.</Text>
            <TextArea name="comment" hint="The company reads it." />
          </Stack>
        </FormDialog>
      )}
    </Section>
  )
}

/** A calendar date as it is sent: a zone must not move it. */
const dayOf = (value: unknown): string | null =>
  value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === 'string' && value ? value : null
