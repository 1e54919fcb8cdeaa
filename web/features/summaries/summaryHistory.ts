/** A technology summary's history in words. */
import * as texts from '#texts/summaries/history.js'
import type { Change } from '#web/features/history/History.tsx'
import { sentences, type Deed } from '#web/features/history/sentences.ts'

const isWithdrawal = (changes: readonly Change[]) =>
  changes.some(({ field, after }) => field === 'status' && after === 'WITHDRAWN')

const deeds: Record<string, Deed> = {
  createSummary: texts.created,
  updateSummary: texts.changed,
  proposeSummary: texts.proposed,
  agreeToSummary: texts.agreed,
  requestSummaryChanges: texts.changesRequested,
  publishSummary: texts.published,
  withdrawSummary: texts.withdrawn,
}

// A change of the project may have withdrawn it.
export const summaryHistory = sentences(deeds, (changes) =>
  isWithdrawal(changes) ? texts.withdrawnWithProject() : texts.changed(),
)
