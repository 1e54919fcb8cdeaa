/** Books half an hour with an expert: about an approved idea (docs/spec/experts.md#booking-a-session), or with one who was chosen first. */
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/experts/bookSession.js'
import { bookingFormRules } from '#api/features/experts/session.rules.ts'
import type { BookSessionMutation } from '#web/__generated__/BookSessionMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { addDays, dayOf, today } from '#web/ui/calendar/days.ts'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SlotFields } from './SlotFields.tsx'

interface Props {
  about: {
    idea?: { id: string; title: string }
    expert?: { id: string; name: string; nextFreeSlot: string | null | undefined }
  } | null
  onClose: () => void
}

export function BookSession({ about, onClose }: Props) {
  const { idea, expert: chosen } = about ?? {}
  const { timeZone } = useViewer()
  const [round, setRound] = useState(0)
  const [book] = useAction<BookSessionMutation>(
    graphql`
      mutation BookSessionMutation($input: BookExpertSessionInput!) {
        bookExpertSession(input: $input) {
          meeting {
            id
            state
            participants {
              name
              role
            }
          }
        }
      }
    `,
    {
      success({ bookExpertSession: { meeting } }) {
        const expert = meeting?.participants.find(({ role }) => role === 'EXPERT')?.name ?? texts.theExpert()
        return meeting?.state === 'PROPOSED'
          ? {
              title: texts.sessionRequested(),
              description: texts.willConfirmYourSession({ expert }),
            }
          : {
              title: texts.sessionBooked(),
              description: texts.yourSessionWithHasBeen({ expert }),
            }
      },
      failure: ({ code, message }) =>
        code === 'NOT_FOUND'
          ? { title: texts.expertNotFound(), description: texts.theSelectedExpertIsNot() }
          : { title: texts.error(), description: message || texts.failedToBookSession() },
    },
  )
  return (
    <FormDialog
      call="bookExpertSession"
      open={about !== null}
      onClose={onClose}
      title={chosen ? texts.bookASessionWith({ name: chosen.name }) : texts.bookExpertSession()}
      rules={bookingFormRules}
      initial={{
        topic: idea?.title ?? '',
        sessionDate: chosen?.nextFreeSlot ? dayOf(chosen.nextFreeSlot, timeZone) : addDays(today(timeZone), 1),
        startsAt: '',
        expertId: chosen?.id ?? '',
        description: '',
      }}
      action={async ({ topic, startsAt, expertId, description }) => {
        const done = await book({
          input: {
            topic,
            description,
            expertId,
            startsAt,
            ideaId: idea?.id ?? null,
          },
        })
        if (!done.ok) setRound(round + 1)
        return done
      }}
      submit={texts.bookSession()}
    >
      <TextField name="topic" autoComplete="off" />
      <SlotFields expert={chosen?.id} round={round} />
      <TextArea name="description" rows={3} />
    </FormDialog>
  )
}
