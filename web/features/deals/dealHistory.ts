/** A deal's history in words. */
import * as texts from '#texts/deals/history.js'
import { after, sentences, type Deed } from '#web/features/history/sentences.ts'
import { dealStates, type DealState } from './dealWords.ts'

const deeds: Record<string, Deed> = {
  createDeal: texts.opened,
  createInterest: texts.openedByInterest,
  closeDeal: (changes) => texts.closed({ outcome: dealStates[after(changes, 'status') as DealState]?.words ?? '' }),
  reopenDeal: texts.reopened,
  assignDeal: texts.assigned,
  addDealBlocker: (changes) => texts.blocked({ text: after(changes, 'blocker') }),
  resolveDealBlocker: (changes) =>
    (after(changes, 'resolved') === 'true' ? texts.resolved : texts.unresolved)({
      text: after(changes, 'blocker'),
    }),
}

export const dealHistory = sentences(deeds, texts.updated)
