/** A holding's history in words. */
import * as texts from '#texts/holdings/history.js'
import type { HistoryWords } from '#web/features/history/History.tsx'
import { after, before, type Deed } from '#web/features/history/sentences.ts'
import { formatMoney } from '#web/ui/format.ts'
import { states } from './holdingWords.ts'

const deeds: Record<string, Deed> = {
  completeInterest: texts.recorded,
  createInterestHolding: texts.recorded,
  createHolding: texts.added,
  correctHoldingTerms: texts.corrected,
  closeHolding: (changes) => texts.closed({ state: states[after(changes, 'status')]?.words ?? '' }),
  reopenHolding: texts.reopened,
  addHoldingMilestone: (changes) => texts.milestoneAdded({ title: after(changes, 'milestone') }),
  setHoldingMilestone: (changes) => texts.milestoneChanged({ title: after(changes, 'milestone') }),
  removeHoldingMilestone: (changes) => texts.milestoneRemoved({ title: before(changes, 'milestone') }),
  addHoldingValuation: (changes) => texts.valued({ amount: formatMoney(Number(after(changes, 'stakeValue'))) }),
  removeHoldingValuation: (changes) =>
    texts.valuationRemoved({ amount: formatMoney(Number(before(changes, 'stakeValue'))) }),
  requestHoldingUpdates: texts.requested,
  endHoldingUpdates: texts.requestEnded,
  addHoldingUpdate: (changes) => texts.wrote({ date: after(changes, 'update') }),
  removeHoldingUpdate: (changes) => texts.updateRemoved({ date: before(changes, 'update') }),
}

const labels: Record<string, string> = {
  name: texts.name(),
  sector: texts.sector(),
  trl: texts.trl(),
  fundingStage: texts.stage(),
  instrument: texts.instrument(),
  amount: texts.amount(),
  investedOn: texts.investedOn(),
  stakePercent: texts.stake(),
}

export const holdingHistory: HistoryWords = {
  deed: (action, changes) => (deeds[action] ?? texts.updated)(changes),
  shown: (action, changes) =>
    ['updateHolding', 'correctHoldingTerms'].includes(action) ? changes.filter(({ field }) => field in labels) : [],
  label: (field) => labels[field],
}
