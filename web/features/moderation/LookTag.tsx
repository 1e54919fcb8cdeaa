/** The state of a case, or the outcome of a report, as a badge. */
import { Tag } from '#web/ui/badges/Tag.tsx'
import { outcomeOf, statusOf } from './moderationWords.ts'

export function StatusTag({ status }: { status: string }) {
  const { tone, icon, words } = statusOf(status)
  return (
    <Tag tone={tone} icon={icon}>
      {words}
    </Tag>
  )
}

export function OutcomeTag({ outcome }: { outcome: string }) {
  const { tone, icon, words } = outcomeOf(outcome)
  return (
    <Tag tone={tone} icon={icon}>
      {words}
    </Tag>
  )
}
