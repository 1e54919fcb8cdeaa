/** Where a technology summary stands, as a badge. */
import { Tag } from '#web/ui/badges/Tag.tsx'
import { summaryStates, type SummaryState } from './summaryWords.ts'

export function SummaryTag({ status }: { status: string }) {
  const { tone, icon, words } = summaryStates[status as SummaryState]
  return (
    <Tag tone={tone} icon={icon}>
      {words}
    </Tag>
  )
}
