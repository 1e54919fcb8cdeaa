/** Whether an access to one record holds. */
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { lookOf } from './grantState.ts'

export function GrantTag({ state }: { state: string }) {
  return <LookTag look={lookOf(state)} />
}
