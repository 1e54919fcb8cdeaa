/** A record opened beside its list; the page knows which one by its address, so a link opens the same sheet. */
import { Fragment, type ReactNode } from 'react'
import { SideDrawer } from '../SideDrawer.tsx'
import { InSheetContext } from './place.ts'

interface Props {
  /** The kind of record, which is the accessible name of the sheet. */
  kind: string
  /** The number of the open record; null when none is open. */
  number: number | null
  onClose: () => void
  /** Renders the record with this number; may suspend. */
  children: (number: number) => ReactNode
}

export const RecordSheet = ({ kind, number, onClose, children }: Props) => (
  <SideDrawer open={number !== null} title={kind} kind onClose={onClose}>
    {number !== null && (
      <InSheetContext value>
        <Fragment key={number}>{children(number)}</Fragment>
      </InSheetContext>
    )}
  </SideDrawer>
)
