/** What one does with a facility: book a slot of it, or, for the team, change it and take it out of service. */
import { CalendarPlus, Pencil, Wrench } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/facilities/actions.js'
import type { useFacilityActions_facility$key } from '#web/__generated__/useFacilityActions_facility.graphql.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { AddOutage } from './AddOutage.tsx'
import { BookFacility } from './BookFacility.tsx'
import { slotParameter } from './FacilityCalendar.tsx'
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
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState<'edit' | 'outage' | null>(null)
  if (!facility) return { actions: [], dialog: null }
  const { id, approval, canBook, canUpdate, nextFree } = facility
  const slot = search.get(slotParameter)
  const setSlot = (to: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (to === null) next.delete(slotParameter)
        else next.set(slotParameter, to)
        return next
      },
      { preventScrollReset: true },
    )
  const close = () => setOpen(null)
  const actions: (RecordAction | false)[] = [
    canBook && {
      next: true,
      label: approval ? texts.request() : texts.book(),
      icon: CalendarPlus,
      onSelect: () => setSlot(nextFree ?? new Date().toISOString()),
    },
    canUpdate && { next: true, label: texts.edit(), icon: Pencil, onSelect: () => setOpen('edit') },
    canUpdate && { label: texts.addOutage(), icon: Wrench, onSelect: () => setOpen('outage') },
  ]
  return {
    actions: actions.filter((action) => action !== false),
    dialog: (
      <>
        {canBook && slot && !Number.isNaN(Date.parse(slot)) && (
          <BookFacility key={slot} facility={facility} slot={slot} onClose={() => setSlot(null)} />
        )}
        {open === 'edit' && <EditFacility facility={facility} onClose={close} />}
        {open === 'outage' && <AddOutage id={id} onClose={close} />}
      </>
    ),
  }
}
