/** The state of a case, or the outcome of a report, as a badge. */
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { outcomeOf, statusOf } from './moderationWords.ts'

export function StatusTag({ status }: { status: string }) {
  return <LookTag look={statusOf(status)} />
}

export function OutcomeTag({ outcome }: { outcome: string }) {
  return <LookTag look={outcomeOf(outcome)} />
}
