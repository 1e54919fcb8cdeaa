/** Where a technology summary stands, as a badge. */
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { summaryStates, type SummaryState } from './summaryWords.ts'

export function SummaryTag({ status }: { status: string }) {
  return <LookTag look={summaryStates[status as SummaryState]} />
}
