/** An assessment's history in words. */
import * as texts from '#texts/readiness/history.js'
import type { HistoryWords } from '#web/features/history/History.tsx'

const deeds: Record<string, () => string> = {
  createArlAssessment: texts.created,
  submitArlAssessment: texts.completed,
  saveArlAssessment: texts.completed,
  reviewArlRating: texts.overridden,
  approveArlAssessment: texts.signedOff,
}

/** `titles`: what each dimension is called, by its original title, by which the record keeps it. */
export const readinessHistory = (titles: ReadonlyMap<string, string>): HistoryWords => ({
  deed: (action) => (deeds[action] ?? texts.changed)(),
  shown: (action, changes) => (action === 'reviewArlRating' ? changes : []),
  label: (field) => titles.get(field),
})
