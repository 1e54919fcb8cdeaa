/** A session with what its expert can do with it. */
import { Button, Flex, Heading, HStack, Link as ChakraLink, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/experts/sessionCard.js'
import { cancelMeetingRules } from '#api/features/calendar/meeting.rules.ts'
import { answerExpertSessionRules, updateExpertSessionRules } from '#api/features/experts/session.rules.ts'
import { text } from '#api/rules.ts'
import type { SessionCard_meeting$key } from '#web/__generated__/SessionCard_meeting.graphql.ts'
import { serviceOf, VideoFields } from '#web/features/meetings/VideoFields.tsx'
import { meetingStateWords, stateTones } from '#web/features/meetings/meetingWords.ts'
import { Card } from '#web/ui/Card.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { formatTime } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { MoveSession } from './MoveSession.tsx'
import { useSession } from './useSession.ts'

const why = (label: string) => text(1_000).required(texts.pleaseSayWhy()).meta({ label })
const declineRules = answerExpertSessionRules.pick(['comment']).shape({ comment: why(texts.reason2()) })
const cancelRules = cancelMeetingRules.omit(['id']).shape({ reason: why(texts.reason2()) })
const changeRules = updateExpertSessionRules.omit(['id'])

export function SessionCard({ meeting: key }: { meeting: SessionCard_meeting$key }) {
  const meeting = useFragment(
    graphql`
      fragment SessionCard_meeting on Meeting {
        id
        number
        title
        state
        startsAt
        endsAt
        agenda
        notes
        videoLink
        video {
          service
        }
        location
        reason
        canGiveExpertSession
        canMoveExpertSession
        canCancel
        participants {
          name
          role
          user {
            id
          }
        }
        validationRequest {
          id
          status
        }
      }
    `,
    key,
  )
  const { id, title, state, startsAt, agenda, notes, videoLink, video, location, reason } = meeting
  const { answer, cancel, close, update, pending } = useSession()
  const confirm = useConfirm()
  const [open, setOpen] = useState<'decline' | 'move' | 'cancel' | 'change' | null>(null)
  const shut = () => setOpen(null)
  const [now] = useState(() => new Date().toISOString())
  const begun = new Date(startsAt) <= new Date(now)
  const requester = meeting.participants.find(({ role }) => role === 'ORGANIZER')?.name ?? texts.formerMember()
  const expert = meeting.participants.find(({ role }) => role === 'EXPERT')?.user?.id
  /** What is recorded stays, and the one who missed a session is notified at once. */
  const ask = (outcome: 'COMPLETED' | 'NO_SHOW') =>
    confirm({
      ...(outcome === 'NO_SHOW'
        ? {
            title: texts.noShowTitle(),
            message: texts.noShowMessage({ requester, title }),
            confirm: texts.recordNoShow(),
          }
        : {
            title: texts.completedTitle(),
            message: texts.completedMessage({ requester, title }),
            confirm: texts.markAsCompleted(),
          }),
      onConfirm: async () => (await close({ input: { id, outcome } })).ok,
    })
  const isOpen = state === 'PROPOSED' || state === 'CONFIRMED'
  return (
    <Card aria-label={title}>
      <Flex justifyContent="space-between" gap="3" wrap="wrap">
        <Heading as="h3" size="sm" overflowWrap="anywhere">
          <ChakraLink asChild>
            <Link to={`/meetings/${meeting.number}`}>{title}</Link>
          </ChakraLink>
        </Heading>
        <Tag tone={stateTones[state]}>{state === 'PROPOSED' ? texts.requested() : meetingStateWords[state]}</Tag>
      </Flex>
      <Text color="fg.muted">
        {meeting.validationRequest
          ? texts.withAboutAnIdea({ startsAt: formatTime(startsAt), requester })
          : texts.with({ startsAt: formatTime(startsAt), requester })}
      </Text>
      {agenda && <WrittenText>{agenda}</WrittenText>}
      {reason && <Text>{texts.reason({ reason })}</Text>}
      <HStack gap="2" flexWrap="wrap">
        {meeting.canGiveExpertSession && state === 'PROPOSED' && !begun && (
          <>
            <Button size="sm" disabled={pending} onClick={() => void answer({ input: { id, accept: true } })}>
              {texts.confirm()}
            </Button>
            <Button size="sm" variant="outline" onClick={() => setOpen('decline')}>
              {texts.decline()}
            </Button>
          </>
        )}
        {meeting.canGiveExpertSession && state === 'CONFIRMED' && begun && (
          <>
            <Button size="sm" disabled={pending} onClick={() => ask('COMPLETED')}>
              {texts.markAsCompleted()}
            </Button>
            <Button size="sm" variant="outline" disabled={pending} onClick={() => ask('NO_SHOW')}>
              {texts.noShow()}
            </Button>
          </>
        )}
        {meeting.canMoveExpertSession && isOpen && !begun && (
          <Button size="sm" variant="outline" onClick={() => setOpen('move')}>
            {texts.reschedule()}
          </Button>
        )}
        {meeting.canGiveExpertSession && state !== 'CANCELLED' && state !== 'DECLINED' && (
          <Button size="sm" variant="outline" onClick={() => setOpen('change')}>
            {texts.linkAndNotes()}
          </Button>
        )}
        {meeting.canCancel && isOpen && !begun && !(meeting.canGiveExpertSession && state === 'PROPOSED') && (
          <Button size="sm" variant="outline" colorPalette="danger" onClick={() => setOpen('cancel')}>
            {texts.cancelSession()}
          </Button>
        )}
      </HStack>
      <FormDialog
        call="answerExpertSession"
        open={open === 'decline'}
        onClose={shut}
        title={texts.declineTitle({ title })}
        rules={declineRules}
        initial={{ comment: '' }}
        action={({ comment }) => answer({ input: { id, accept: false, comment } })}
        submit={texts.decline()}
        danger
      >
        <TextArea name="comment" rows={2} hint={texts.theOtherOneReadsIt()} />
      </FormDialog>
      <MoveSession session={{ id, title, startsAt, expert }} open={open === 'move'} onClose={shut} />
      <FormDialog
        call="updateExpertSession"
        open={open === 'change'}
        onClose={shut}
        title={title}
        rules={changeRules}
        initial={{
          videoLink: videoLink ?? '',
          videoService: (video?.service ?? '') as string,
          location: location ?? '',
          notes: notes ?? '',
        }}
        action={({ videoService, ...input }) =>
          update({ input: { id, ...input, videoService: serviceOf(videoService) } })
        }
        submit={texts.save()}
      >
        <VideoFields />
        <TextField name="location" autoComplete="off" />
        <TextArea name="notes" rows={4} hint={texts.whatWasSaidAndDecided()} />
      </FormDialog>
      <FormDialog
        call="cancelMeeting"
        open={open === 'cancel'}
        onClose={shut}
        title={texts.cancel({ title })}
        rules={cancelRules}
        initial={{ reason: '' }}
        action={({ reason: words }) => cancel({ input: { id, reason: words } })}
        submit={texts.cancelSession()}
        danger
      >
        <TextArea name="reason" rows={2} hint={texts.theOtherOneReadsIt()} />
      </FormDialog>
    </Card>
  )
}
