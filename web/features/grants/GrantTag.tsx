/** How far a grant has come, as a badge. */
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { grantStates } from './grantWords.ts'

export function GrantTag({ status }: { status: string }) {
  return <LookTag look={grantStates[status]!} />
}
