/** What became of a holding, as a badge. */
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { states } from './holdingWords.ts'

export function HoldingTag({ status }: { status: string }) {
  return <LookTag look={states[status]!} />
}
