/** Offices, kinds and states of patents, deadlines and costs in words. */
import { Ban, CircleCheck, CircleX, FileClock, FilePen, FileText, Hourglass, Undo2 } from 'lucide-react'
import { officeWords, patentOffices, type PatentOfficeCode } from '#api/features/patents/offices.rules.ts'
import * as texts from '#texts/patents/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

export const patentStates: Readonly<Record<string, Look>> = {
  PREPARING: { tone: 'neutral', icon: FilePen, words: texts.preparing() },
  FILED: { tone: 'info', icon: FileClock, words: texts.filed() },
  PUBLISHED: { tone: 'info', icon: FileText, words: texts.published() },
  GRANTED: { tone: 'success', icon: CircleCheck, words: texts.granted() },
  REFUSED: { tone: 'danger', icon: CircleX, words: texts.refused() },
  WITHDRAWN: { tone: 'neutral', icon: Undo2, words: texts.withdrawn() },
  LAPSED: { tone: 'neutral', icon: Hourglass, words: texts.lapsed() },
  REVOKED: { tone: 'danger', icon: Ban, words: texts.revoked() },
  EXPIRED: { tone: 'settled', icon: Hourglass, words: texts.expired() },
}

export const patentKindWords: Readonly<Record<string, string>> = {
  APPLICATION: texts.application(),
  PROVISIONAL: texts.provisional(),
  DIVISIONAL: texts.divisional(),
  CONTINUATION: texts.continuation(),
}

export const costWords: Readonly<Record<string, string>> = {
  FILING: texts.costFiling(),
  ATTORNEY: texts.costAttorney(),
  TRANSLATION: texts.costTranslation(),
  EXAMINATION: texts.costExamination(),
  GRANT: texts.costGrant(),
  RENEWAL: texts.costRenewal(),
  OTHER: texts.costOther(),
}

export const outcomeWords: Readonly<Record<string, string>> = {
  DONE: texts.done(),
  NOT_APPLICABLE: texts.notApplicable(),
}

/** An office of an answer, which is typed by the schema. */
export const officeName = (office: string): string => officeWords(office as PatentOfficeCode)

export const officeChoices = patentOffices
  .map((value) => ({ value, label: officeWords(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label))

export const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** `Application, claims priority`: how a patent comes from its parent. */
export function linkWords(kind: string, office: string, parentOffice: string | undefined): string {
  if (parentOffice === undefined) return texts.firstFiling()
  if (kind === 'DIVISIONAL' || kind === 'CONTINUATION') return patentKindWords[kind]!
  if (parentOffice === 'WO' && office !== 'WO') return texts.nationalPhase()
  if (parentOffice === 'EP' && ['CH', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL', 'TR'].includes(office))
    return texts.validated()
  return texts.claimsPriority()
}
