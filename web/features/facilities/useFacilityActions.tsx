/** What one does with a facility: book a slot of it, or, for the team, change it and take it out of service. */
import { CalendarPlus, Pencil, Wrench } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/facilities/actions.js'
import type { useFacilityActions_facility$key } from '#web/__generated__/useFacilityActions_facility.graphql.ts'
import { slotParameter } from './slot.overlay.ts'
import { useOverlay } from '#web/app/useOverlay.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { AddOutage } from './AddOutage.tsx'
import { BookFacility } from './BookFacility.tsx'
import { EditFacility } from './FacilityForm.tsx'

export function useFacilityActions(key: useFacilityActions_facility$key | null | undefined): {
  actions: RecordAction[]
  dialog: ReactNode
} {
  const facility = useFragment(
    graphql`
      fragment useFacilityActions_facility on Facility {
        id
        approval
        canBook
        canUpdate
        nextFree
        ...BookFacility_facility
        ...FacilityForm_facility
      }
    `,
    key,
  )
  const slot = useOverlay(slotParameter)
  const [open, setOpen] = useState<'edit' | 'outage' | null>(null)
  if (!facility) return { actions: [], dialog: null }
  const { id, approval, canBook, canUpdate, nextFree } = facility
  const close = () => setOpen(null)
  const actions: (RecordAction | false)[] = [
    canBook && {
      next: true,
      label: approval ? texts.request() : texts.book(),
      icon: CalendarPlus,
      onSelect: () => slot.show(nextFree ?? new Date().toISOString()),
    },
    canUpdate && { next: true, label: texts.edit(), icon: Pencil, onSelect: () => setOpen('edit') },
    canUpdate && { label: texts.addOutage(), icon: Wrench, onSelect: () => setOpen('outage') },
  ]
  return {
    actions: actions.filter((action) => action !== false),
    dialog: (
      <>
        {canBook && slot.value && !Number.isNaN(Date.parse(slot.value)) && (
          <BookFacility key={slot.value} facility={facility} slot={slot.value} onClose={slot.close} />
        )}
        {open === 'edit' && <EditFacility facility={facility} onClose={close} />}
        {open === 'outage' && <AddOutage id={id} onClose={close} />}
      </>
    ),
  }
}
