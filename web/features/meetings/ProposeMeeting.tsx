/** Proposes times for a meeting. */
import { Button } from '@chakra-ui/react'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import { array, string } from 'yup'
import { proposeEventRules } from '#api/features/calendar/event.rules.ts'
import type { ProposeMeetingMutation } from '#web/__generated__/ProposeMeetingMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { SelectField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { PeopleField } from './PeopleField.tsx'
import { TimesField } from './TimesField.tsx'
import { firstTime, instantsOf, timesRule } from './timesRules.ts'

const people = (message: string | null) => {
  const ids = array(string().required())
  return message ? ids.min(1, message).required(message) : ids
}
const rules = proposeEventRules.omit(['kind', 'projectId']).shape({
  times: timesRule,
  participantIds: people('Please choose at least one person').meta({ label: 'People' }),
  optionalIds: people(null).meta({ label: 'Optional people' }),
})
const durations = [15, 30, 45, 60, 90, 120].map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))

export function ProposeMeeting() {
  const [open, setOpen] = useState(false)
  const { timeZone } = useViewer()
  const navigate = useNavigate()
  const [propose] = useAction<ProposeMeetingMutation>(
    graphql`
      mutation ProposeMeetingMutation($input: ProposeEventInput!) {
        proposeEvent(input: $input) {
          event {
            number
          }
        }
      }
    `,
    {
      success: { title: 'Meeting proposed', description: 'Everyone is asked to answer.' },
      failure: 'Failed to propose',
    },
  )
  const send = async (values: {
    title: string
    agenda: string
    minutes: number
    times: string[]
    participantIds: string[]
    optionalIds: string[]
    location: string
    videoLink: string
  }) => {
    const done = await propose({ input: { ...values, times: instantsOf(values.times, timeZone) } })
    if (done.ok && done.data.proposeEvent.event) void navigate(`/meetings/${done.data.proposeEvent.event.number}`)
    return done
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CalendarPlus size={16} aria-hidden />
        Propose a meeting
      </Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Propose a meeting"
        rules={rules}
        initial={{
          title: '',
          participantIds: [] as string[],
          optionalIds: [] as string[],
          minutes: 30,
          times: [firstTime(timeZone)],
          agenda: '',
          location: '',
          videoLink: '',
        }}
        action={send}
        submit="Propose"
      >
        <TextField name="title" autoComplete="off" />
        <PeopleField name="participantIds" />
        <PeopleField name="optionalIds" />
        <SelectField name="minutes" label="Duration" choices={durations} />
        <TimesField name="times" />
        <TextArea name="agenda" rows={3} hint="What it is for and what will be talked about." />
        <TextField name="location" autoComplete="off" />
        <TextField name="videoLink" type="url" autoComplete="off" hint="People see it once the meeting is confirmed." />
      </FormDialog>
    </>
  )
}
