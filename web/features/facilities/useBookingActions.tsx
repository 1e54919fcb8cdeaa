/** What one does with a booking: cancel it, or, for the team, approve, decline and close it. */
import { Ban, CircleCheck, CircleX, UserX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/facilities/bookingActions.js'
import type { useBookingActions_booking$key } from '#web/__generated__/useBookingActions_booking.graphql.ts'
import type { useBookingActionsApproveMutation } from '#web/__generated__/useBookingActionsApproveMutation.graphql.ts'
import type { useBookingActionsCloseMutation } from '#web/__generated__/useBookingActionsCloseMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { CancelBooking } from './CancelBooking.tsx'
import { DeclineBooking } from './DeclineBooking.tsx'

export function useBookingActions(key: useBookingActions_booking$key | null | undefined): {
  actions: RecordAction[]
  dialog: ReactNode
} {
  const booking = useFragment(
    graphql`
      fragment useBookingActions_booking on FacilityBooking {
        id
        status
        isOwn
        canCancel
        canAnswer
        canClose
      }
    `,
    key,
  )
  const [approve, approving] = useAction<useBookingActionsApproveMutation>(
    graphql`
      mutation useBookingActionsApproveMutation($input: ApproveFacilityBookingInput!) {
        approveFacilityBooking(input: $input) {
          booking {
            ...useBookingActions_booking
          }
        }
      }
    `,
    { success: { title: texts.approved() }, failure: texts.failed() },
  )
  const [close] = useAction<useBookingActionsCloseMutation>(
    graphql`
      mutation useBookingActionsCloseMutation($input: CloseFacilityBookingInput!) {
        closeFacilityBooking(input: $input) {
          booking {
            ...useBookingActions_booking
          }
        }
      }
    `,
    { success: { title: texts.closed() }, failure: texts.failed() },
  )
  const [open, setOpen] = useState<'cancel' | 'decline' | null>(null)
  if (!booking) return { actions: [], dialog: null }
  const { id, status, isOwn, canCancel, canAnswer, canClose } = booking
  const waits = canAnswer && status === 'REQUESTED'
  const actions: (RecordAction | false)[] = [
    waits && {
      next: true,
      label: texts.approve(),
      icon: CircleCheck,
      loading: approving,
      onSelect: () => void approve({ input: { id } }),
    },
    waits && { next: true, label: texts.decline(), icon: CircleX, onSelect: () => setOpen('decline') },
    canClose &&
      status !== 'NO_SHOW' && {
        label: texts.noShow(),
        icon: UserX,
        onSelect: () => void close({ input: { id, outcome: 'NO_SHOW' } }),
      },
    canClose &&
      status !== 'COMPLETED' && {
        label: texts.used(),
        icon: CircleCheck,
        onSelect: () => void close({ input: { id, outcome: 'COMPLETED' } }),
      },
    canCancel && { next: isOwn, label: texts.cancel(), icon: Ban, danger: true, onSelect: () => setOpen('cancel') },
  ]
  return {
    actions: actions.filter((action) => action !== false),
    dialog: (
      <>
        {open === 'cancel' && <CancelBooking id={id} isOwn={isOwn} onClose={() => setOpen(null)} />}
        {open === 'decline' && <DeclineBooking id={id} onClose={() => setOpen(null)} />}
      </>
    ),
  }
}
