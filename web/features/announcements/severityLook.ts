/** How urgent an announcement is, in a word, an icon and a colour. */
import { Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import * as texts from '#texts/announcements/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

export const severities = {
  INFORMATION: { tone: 'info', icon: Info, words: texts.information() },
  WARNING: { tone: 'warning', icon: TriangleAlert, words: texts.warning() },
  CRITICAL: { tone: 'danger', icon: OctagonAlert, words: texts.critical() },
} as const satisfies Record<string, Look>

/** What is not known yet to this version of the app looks like information. */
export const severityOf = (severity: string) =>
  severities[severity as keyof typeof severities] ?? severities.INFORMATION
