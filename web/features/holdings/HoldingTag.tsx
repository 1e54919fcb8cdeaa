/** What became of a holding, as a badge. */
import { Tag } from '#web/ui/badges/Tag.tsx'
import { states } from './holdingWords.ts'

export function HoldingTag({ status }: { status: string }) {
  const { tone, icon, words } = states[status]!
  return (
    <Tag tone={tone} icon={icon}>
      {words}
    </Tag>
  )
}
