/** Where a claim stands, as a badge. */
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { claimStates, type ClaimState } from './claimWords.ts'

export function ClaimTag({ status }: { status: string }) {
  return <LookTag look={claimStates[status as ClaimState]} />
}
