/** Proposes times for a meeting, or asks for a booking. */
import { useField, useFormikContext } from 'formik'
import { useEffect } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as texts from '#texts/meetings/proposeDialog.js'
import { aboutColumns, createMeetingRules } from '#api/features/calendar/meeting.rules.ts'
import type { ProposeDialogMutation } from '#web/__generated__/ProposeDialogMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { PeopleField, type Named } from '#web/features/people/PeopleField.tsx'
import { globalId } from '#web/relay/globalId.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { aboutInput, aboutRule, type About } from './about.ts'
import { AboutField } from './AboutField.tsx'
import { AgendaField } from './AgendaField.tsx'
import { SuggestedTimes } from './SuggestedTimes.tsx'
import { TakenTimes } from './TakenTimes.tsx'
import { TimesField } from './TimesField.tsx'
import { firstTime, instantsOf, timesRule } from './timesRules.ts'
import { serviceOf, VideoFields } from './VideoFields.tsx'

const rules = createMeetingRules.omit([...aboutColumns]).shape({
  about: aboutRule,
  times: timesRule,
})
const kinds = [
  { value: 'MEETING', label: texts.meetingProposeSeveralTimesFix() },
  { value: 'BOOKING', label: texts.bookingOneTimeWhichSomebody() },
]
const durations = [15, 30, 45, 60, 90, 120].map((minutes) => ({
  value: String(minutes),
  label: texts.minutes({ minutes }),
}))

export interface Proposed {
  /** What it is about, unless something else is chosen. */
  about?: About
  /** Who is asked, unless others are chosen. */
  people?: readonly Named[]
}

interface Props extends Proposed {
  open: boolean
  onClose: () => void
}

export default function ProposeDialog({ open, onClose, about, people: guests = [] }: Props) {
  const { timeZone, number } = useViewer()
  const viewer = globalId('User', number)
  const asked = guests.filter(({ id }) => id !== viewer)
  const navigate = useNavigate()
  const [propose] = useAction<ProposeDialogMutation>(
    graphql`
      mutation ProposeDialogMutation($input: CreateMeetingInput!) {
        createMeeting(input: $input) {
          meeting {
            path
            kind
          }
        }
      }
    `,
    {
      success: ({ createMeeting: { meeting } }) => ({
        title: meeting?.kind === 'BOOKING' ? texts.bookingAskedFor() : texts.meetingProposed(),
        description: texts.everyoneIsAskedToAnswer(),
      }),
      failure: texts.failedToPropose(),
    },
  )
  const send = async ({
    about: aboutId,
    videoService,
    ...values
  }: {
    kind: 'MEETING' | 'BOOKING'
    about: string
    title: string
    agenda: string
    minutes: number
    times: string[]
    participantIds: string[]
    optionalIds: string[]
    location: string
    videoLink: string
    videoService: string
  }) => {
    const done = await propose({
      input: {
        ...values,
        videoService: serviceOf(videoService),
        ...aboutInput(aboutId),
        times: instantsOf(values.times, timeZone),
      },
    })
    if (done.ok && done.data.createMeeting.meeting) void navigate(done.data.createMeeting.meeting.path)
    return done
  }
  return (
    <FormDialog
      call="createMeeting"
      open={open}
      onClose={onClose}
      title={texts.proposeAMeeting()}
      rules={rules}
      initial={{
        kind: 'MEETING' as 'MEETING' | 'BOOKING',
        about: about?.id ?? '',
        title: '',
        participantIds: asked.map(({ id }) => id),
        optionalIds: [] as string[],
        minutes: 30,
        times: [firstTime(timeZone)],
        agenda: '',
        location: '',
        videoLink: '',
        videoService: '',
      }}
      action={send}
      submit={texts.propose()}
    >
      <SelectField name="kind" choices={kinds} />
      <TextField name="title" autoComplete="off" />
      <PeopleField name="participantIds" without={[viewer]} known={asked} />
      <PeopleField name="optionalIds" without={[viewer]} />
      <SelectField name="minutes" label={texts.duration()} choices={durations} />
      <Times />
      <AboutField chosen={about} />
      <AgendaField hint={texts.whatItIsForAnd()} />
      <TextField name="location" autoComplete="off" />
      <VideoFields hint={texts.peopleSeeItOnceThe()} />
    </FormDialog>
  )
}

interface TimesValues {
  kind: string
  times: string[]
  participantIds: string[]
  minutes: number | string
}

/** A booking has one time. */
function Times() {
  const { kind, times, participantIds, minutes } = useFormikContext<TimesValues>().values
  const [, , { setValue }] = useField<string[]>('times')
  const single = kind === 'BOOKING'
  useEffect(() => {
    if (single && times.length > 1) void setValue(times.slice(0, 1))
  }, [single, times, setValue])
  return (
    <>
      <TimesField name="times" single={single} />
      <TakenTimes userIds={participantIds} minutes={Number(minutes)} />
      <SuggestedTimes userIds={participantIds} minutes={Number(minutes)} single={single} />
    </>
  )
}
