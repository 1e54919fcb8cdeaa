/** Cancels a booking, so that others can have its time; the team says why. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { cancelFacilityBookingRules, declineFacilityBookingRules } from '#api/features/facilities/booking.rules.ts'
import * as texts from '#texts/facilities/bookingActions.js'
import type { CancelBookingMutation } from '#web/__generated__/CancelBookingMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const ownRules = cancelFacilityBookingRules.omit(['id'])
/** The same with a reason that is required. */
const teamRules = declineFacilityBookingRules.omit(['id'])

export function CancelBooking({ id, isOwn, onClose }: { id: string; isOwn: boolean; onClose: () => void }) {
  const [cancel] = useAction<CancelBookingMutation>(
    graphql`
      mutation CancelBookingMutation($input: CancelFacilityBookingInput!) {
        cancelFacilityBooking(input: $input) {
          booking {
            ...useBookingActions_booking
          }
        }
      }
    `,
    { success: { title: texts.canceled() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="cancelFacilityBooking"
      open
      onClose={onClose}
      title={texts.cancelTitle()}
      rules={isOwn ? ownRules : teamRules}
      initial={{ reason: '' }}
      action={({ reason }) => cancel({ input: { id, reason } })}
      submit={texts.cancel()}
      danger
    >
      <Text color="fg.muted">{isOwn ? texts.cancelHint() : texts.cancelHintTeam()}</Text>
      <TextArea name="reason" rows={3} />
    </FormDialog>
  )
}
