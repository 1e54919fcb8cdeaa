/** Moves a session to another free slot of its expert. */
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/experts/moveSession.js'
import { bookingFormRules, moveExpertSessionRules } from '#api/features/experts/session.rules.ts'
import type { MoveSessionMutation } from '#web/__generated__/MoveSessionMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { dayOf } from '#web/ui/calendar/days.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SlotFields } from './SlotFields.tsx'

const rules = bookingFormRules.pick(['sessionDate', 'startsAt']).concat(moveExpertSessionRules.pick(['reason']))

interface Props {
  session: { id: string; title: string; startsAt: string; expert: string | undefined }
  open: boolean
  onClose: () => void
}

export function MoveSession({ session: { id, title, startsAt, expert }, open, onClose }: Props) {
  const { timeZone } = useViewer()
  const [round, setRound] = useState(0)
  const [move] = useAction<MoveSessionMutation>(
    graphql`
      mutation MoveSessionMutation($input: MoveExpertSessionInput!) {
        moveExpertSession(input: $input) {
          meeting {
            state
            ...SessionCard_meeting
            ...MeetingDetails_meeting
          }
        }
      }
    `,
    {
      success: ({ moveExpertSession: { meeting } }) =>
        meeting?.state === 'PROPOSED'
          ? { title: texts.askedForAgain(), description: texts.theExpertWillConfirmThe() }
          : { title: texts.moved(), description: texts.theOtherOneIsTold() },
      failure: texts.failedToRescheduleSession(),
    },
  )
  return (
    <FormDialog
      call="moveExpertSession"
      open={open}
      onClose={onClose}
      title={texts.reschedule({ title })}
      rules={rules}
      initial={{ sessionDate: dayOf(startsAt, timeZone), startsAt: '', reason: '' }}
      action={async ({ startsAt: to, reason }) => {
        const done = await move({ input: { id, startsAt: new Date(to).toISOString(), reason } })
        if (!done.ok) setRound(round + 1)
        return done
      }}
      submit={texts.reschedule2()}
    >
      <SlotFields expert={expert} moving={id} round={round} />
      <TextArea name="reason" rows={2} hint={texts.theOtherOneReadsIt()} />
    </FormDialog>
  )
}
