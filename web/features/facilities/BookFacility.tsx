/** Requests a slot of a facility, or books it where nobody has to approve. */
import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { bookFacilityRules } from '#api/features/facilities/booking.rules.ts'
import { string } from 'yup'
import * as texts from '#texts/facilities/book.js'
import type { BookFacility_facility$key } from '#web/__generated__/BookFacility_facility.graphql.ts'
import type { BookFacilityMutation } from '#web/__generated__/BookFacilityMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { dayOf } from '#web/ui/calendar/days.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { BookingTimes } from './BookingTimes.tsx'

const rules = bookFacilityRules.omit(['facilityId', 'startsAt', 'endsAt']).shape({
  day: string().required(texts.giveDay()).meta({ label: texts.day() }),
  startsAt: string().required(texts.giveTime()).meta({ label: texts.from() }),
  endsAt: string().required(texts.giveTime()).meta({ label: texts.until() }),
})

interface Props {
  facility: BookFacility_facility$key
  /** The beginning of the slot that was chosen. */
  slot: string
  onClose: () => void
}

export function BookFacility({ facility: key, slot, onClose }: Props) {
  const facility = useFragment(
    graphql`
      fragment BookFacility_facility on Facility {
        id
        name
        approval
        ...BookingTimes_facility
      }
    `,
    key,
  )
  const { id, name, approval } = facility
  const { timeZone } = useViewer()
  const [round, setRound] = useState(0)
  const [book] = useAction<BookFacilityMutation>(
    graphql`
      mutation BookFacilityMutation($input: BookFacilityInput!) {
        bookFacility(input: $input) {
          booking {
            status
          }
        }
      }
    `,
    {
      success: ({ bookFacility: { booking } }) =>
        booking?.status === 'REQUESTED'
          ? { title: texts.requested(), description: texts.requestedHint() }
          : { title: texts.booked() },
      failure: texts.failed(),
    },
  )
  return (
    <FormDialog
      call="bookFacility"
      open
      onClose={onClose}
      title={approval ? texts.requestNamed({ name }) : texts.bookNamed({ name })}
      rules={rules}
      initial={{
        day: dayOf(new Date(slot).toISOString(), timeZone),
        startsAt: new Date(slot).toISOString(),
        endsAt: '',
        purpose: '',
        projectId: '',
      }}
      action={async ({ startsAt, endsAt, purpose, projectId }) => {
        const done = await book({ input: { facilityId: id, startsAt, endsAt, purpose, projectId: projectId || null } })
        if (!done.ok) setRound(round + 1)
        return done
      }}
      submit={approval ? texts.request() : texts.book()}
    >
      {approval && <Text color="fg.muted">{texts.approvalHint()}</Text>}
      <BookingTimes facility={facility} round={round} />
      <TextArea name="purpose" rows={3} />
    </FormDialog>
  )
}
