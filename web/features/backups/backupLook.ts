/** How the state of a backup looks and reads. */
import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react'
import * as texts from '#texts/backups/list.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

interface State {
  error: string | null | undefined
  problem: string | null | undefined
  verifiedAt: string | null | undefined
}

/** One that was never restored is not yet one to rely on. */
export function backupLook({ error, problem, verifiedAt }: State): Look {
  if (error) return { tone: 'danger', icon: CircleX, words: texts.failed() }
  if (problem) return { tone: 'danger', icon: TriangleAlert, words: texts.broken() }
  if (verifiedAt) return { tone: 'success', icon: CircleCheck, words: texts.whole() }
  return { tone: 'neutral', icon: CircleHelp, words: texts.unchecked() }
}
