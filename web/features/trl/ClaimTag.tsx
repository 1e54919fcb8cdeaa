/** Where a claim stands, as a badge. */
import { Tag } from '#web/ui/badges/Tag.tsx'
import { claimStates, type ClaimState } from './claimWords.ts'

export function ClaimTag({ status }: { status: string }) {
  const { tone, icon, words } = claimStates[status as ClaimState]
  return (
    <Tag tone={tone} icon={icon}>
      {words}
    </Tag>
  )
}
