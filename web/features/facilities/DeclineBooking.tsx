/** Declines a booking that waits for approval. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { declineFacilityBookingRules } from '#api/features/facilities/booking.rules.ts'
import * as texts from '#texts/facilities/bookingActions.js'
import type { DeclineBookingMutation } from '#web/__generated__/DeclineBookingMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = declineFacilityBookingRules.omit(['id'])

export function DeclineBooking({ id, onClose }: { id: string; onClose: () => void }) {
  const [decline] = useAction<DeclineBookingMutation>(
    graphql`
      mutation DeclineBookingMutation($input: DeclineFacilityBookingInput!) {
        declineFacilityBooking(input: $input) {
          booking {
            ...useBookingActions_booking
          }
        }
      }
    `,
    { success: { title: texts.declined() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="declineFacilityBooking"
      open
      onClose={onClose}
      title={texts.declineTitle()}
      rules={rules}
      initial={{ reason: '' }}
      action={({ reason }) => decline({ input: { id, reason } })}
      submit={texts.decline()}
      danger
    >
      <Text color="fg.muted">{texts.declineHint()}</Text>
      <TextArea name="reason" rows={3} />
    </FormDialog>
  )
}
