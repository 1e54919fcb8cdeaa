/** A target in words: `High now, Medium by Mar 1, 2027`. */
import * as texts from '#texts/readiness/targets.js'
import { formatDate } from '#web/ui/format.ts'

interface Target {
  risk: string
  dueOn: string
  isReached: boolean
}

export function targetWords(now: string | null | undefined, { risk, dueOn, isReached }: Target): string {
  const values = { now: now ?? '', target: risk, day: formatDate(dueOn) }
  return isReached ? texts.reached(values) : texts.open(values)
}
