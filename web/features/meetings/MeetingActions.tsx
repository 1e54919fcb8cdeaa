/** What can be done with a meeting: change it, move it, cancel it, take it along as a calendar file. */
import { Button } from '@chakra-ui/react'
import { CalendarClock, CalendarX, Pencil } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/meetings/meetingActions.js'
import {
  aboutColumns,
  cancelMeetingRules,
  moveMeetingRules,
  updateMeetingRules,
} from '#api/features/calendar/meeting.rules.ts'
import { text } from '#api/rules.ts'
import type { MeetingActions_meeting$key } from '#web/__generated__/MeetingActions_meeting.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { MoveSession } from '#web/features/experts/MoveSession.tsx'
import { DownloadButton } from '#web/relay/DownloadButton.tsx'
import { localOf } from '#web/ui/calendar/days.ts'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { aboutInput, aboutOf, aboutRule, proposalTitle } from './about.ts'
import { AboutField } from './AboutField.tsx'
import { AgendaField } from './AgendaField.tsx'
import { SuggestedTimes } from './SuggestedTimes.tsx'
import { TakenTimes } from './TakenTimes.tsx'
import { TimesField } from './TimesField.tsx'
import { instantsOf, timesRule } from './timesRules.ts'
import { useMeeting } from './useMeeting.ts'
import { serviceOf, VideoFields } from './VideoFields.tsx'

const moveRules = moveMeetingRules.omit(['id', 'minutes']).shape({ times: timesRule })
const cancelRules = cancelMeetingRules
  .omit(['id'])
  .shape({ reason: text(1_000).required(texts.pleaseSayWhy()).meta({ label: texts.reason() }) })
const changeRules = updateMeetingRules.omit(['id', ...aboutColumns]).shape({ about: aboutRule })

export function MeetingActions({ meeting: key }: { meeting: MeetingActions_meeting$key }) {
  const { id, number, kind, state, title, startsAt, endsAt, agenda, notes, location, videoLink, video, ...rest } =
    useFragment(
      graphql`
        fragment MeetingActions_meeting on Meeting {
          id
          number
          kind
          state
          title
          startsAt
          endsAt
          agenda
          notes
          location
          videoLink
          video {
            service
          }
          project {
            id
            title
          }
          proposal {
            id
            title
            challengeTitle
          }
          collaboration {
            id
            title
          }
          investmentInterest {
            id
            title
          }
          idea {
            id
            title
          }
          supportRequest {
            id
            title
          }
          participants {
            role
            user {
              id
            }
          }
          canMoveExpertSession
          canOrganize
          canCancel
          canReadInside
        }
      `,
      key,
    )
  const { project, proposal, collaboration, investmentInterest, idea, supportRequest, ...may } = rest
  const about =
    (project && aboutOf('Project', project)) ??
    (proposal && aboutOf('Proposal', { id: proposal.id, title: proposalTitle(proposal) })) ??
    (collaboration && aboutOf('Collaboration', collaboration)) ??
    (investmentInterest && aboutOf('InvestmentInterest', investmentInterest)) ??
    (idea && aboutOf('Idea', idea)) ??
    (supportRequest && aboutOf('SupportRequest', supportRequest))
  const { timeZone } = useViewer()
  const { move, cancel, update } = useMeeting()
  const [open, setOpen] = useState<'move' | 'session' | 'cancel' | 'change' | null>(null)
  // Whoever may come is not waited for; the organizer's own times are looked at in any case.
  const needed = may.participants.flatMap(({ role, user }) => (role === 'REQUIRED' && user ? [user.id] : []))
  const [now] = useState(() => new Date().toISOString())
  const close = () => setOpen(null)
  const isOpen = state === 'PROPOSED' || state === 'CONFIRMED'
  return (
    <>
      {may.canReadInside && state === 'CONFIRMED' && (
        <DownloadButton variant="outline" path={`/api/meetings/${number}/calendar`} name={`meeting-${number}.ics`}>
          {texts.calendarFile()}
        </DownloadButton>
      )}
      {may.canOrganize && state !== 'CANCELLED' && (
        <Button variant="outline" onClick={() => setOpen('change')}>
          <Pencil size={16} aria-hidden />
          {texts.edit()}
        </Button>
      )}
      {may.canOrganize && (isOpen || state === 'DECLINED') && (
        <Button variant="outline" onClick={() => setOpen('move')}>
          <CalendarClock size={16} aria-hidden />
          {texts.otherTimes()}
        </Button>
      )}
      {may.canMoveExpertSession && isOpen && startsAt > now && (
        <Button variant="outline" onClick={() => setOpen('session')}>
          <CalendarClock size={16} aria-hidden />
          {texts.reschedule()}
        </Button>
      )}
      {may.canCancel && (isOpen || (state === 'DECLINED' && may.canOrganize)) && (
        <Button variant="outline" colorPalette="danger" onClick={() => setOpen('cancel')}>
          <CalendarX size={16} aria-hidden />
          {texts.cancelIt()}
        </Button>
      )}
      <FormDialog
        call="updateMeeting"
        open={open === 'change'}
        onClose={close}
        title={texts.edit()}
        rules={changeRules}
        initial={{
          title,
          agenda: agenda ?? '',
          notes: notes ?? '',
          location: location ?? '',
          videoLink: videoLink ?? '',
          videoService: (video?.service ?? '') as string,
          about: about?.id ?? '',
        }}
        // What the organizer may no longer see stays, unless something else is chosen.
        action={({ about: chosen, videoService, ...input }, changed) =>
          update(
            {
              input: {
                id,
                ...input,
                videoService: serviceOf(videoService),
                ...(chosen === (about?.id ?? '') ? {} : aboutInput(chosen)),
              },
            },
            undefined,
            changed,
          )
        }
        submit={texts.save()}
      >
        <TextField name="title" autoComplete="off" />
        <AgendaField />
        <TextArea name="notes" rows={3} hint={texts.whatWasSaidAndDecided()} />
        <TextField name="location" autoComplete="off" />
        <VideoFields />
        <AboutField chosen={about} />
      </FormDialog>
      <FormDialog
        call="moveMeeting"
        open={open === 'move'}
        onClose={close}
        title={texts.otherTimes()}
        rules={moveRules}
        initial={{ times: [localOf(startsAt, timeZone)], reason: '' }}
        action={({ times, reason }) => move({ input: { id, times: instantsOf(times, timeZone), reason } })}
        submit={texts.move()}
      >
        <TimesField name="times" single={kind === 'BOOKING'} />
        <TakenTimes userIds={needed} minutes={(Date.parse(endsAt) - Date.parse(startsAt)) / 60_000} />
        {needed.length > 0 && (
          <SuggestedTimes
            userIds={needed}
            minutes={(Date.parse(endsAt) - Date.parse(startsAt)) / 60_000}
            single={kind === 'BOOKING'}
          />
        )}
        <TextArea name="reason" rows={2} hint={texts.everyoneReadsItAndIs()} />
      </FormDialog>
      <MoveSession
        session={{ id, title, startsAt, expert: may.participants.find(({ role }) => role === 'EXPERT')?.user?.id }}
        open={open === 'session'}
        onClose={close}
      />
      <FormDialog
        call="cancelMeeting"
        open={open === 'cancel'}
        onClose={close}
        title={texts.cancel({ title })}
        rules={cancelRules}
        initial={{ reason: '' }}
        action={({ reason }) => cancel({ input: { id, reason } })}
        submit={texts.cancelIt()}
        danger
      >
        <TextArea name="reason" rows={2} hint={texts.everyoneReadsIt()} />
      </FormDialog>
    </>
  )
}
