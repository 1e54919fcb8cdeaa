/** A grant's history in words. */
import * as texts from '#texts/grants/history.js'
import type { HistoryWords } from '#web/features/history/History.tsx'
import { after, before, type Deed } from '#web/features/history/sentences.ts'
import { grantStates } from './grantWords.ts'

const deeds: Record<string, Deed> = {
  createResearchGrant: texts.created,
  setResearchGrantStatus: (changes) =>
    texts.moved({ state: grantStates[after(changes, 'status')]?.words.toLowerCase() ?? '' }),
  linkGrantProject: texts.linked,
  unlinkGrantProject: texts.unlinked,
  addGrantItem: (changes) => texts.itemAdded({ item: after(changes, 'item') }),
  updateGrantItem: (changes) =>
    after(changes, 'delivered')
      ? texts.itemDelivered({ item: after(changes, 'item') })
      : texts.itemChanged({ item: after(changes, 'item') }),
  removeGrantItem: (changes) => texts.itemRemoved({ item: before(changes, 'item') }),
  addGrantPeriod: (changes) => texts.periodAdded({ period: after(changes, 'period') }),
  updateGrantPeriod: (changes) => texts.periodChanged({ period: after(changes, 'period') }),
  removeGrantPeriod: (changes) => texts.periodRemoved({ period: before(changes, 'period') }),
}

const shownOf = ['updateResearchGrant', 'setResearchGrantStatus']

export const grantHistory: HistoryWords = {
  deed: (action, changes) => (deeds[action] ?? texts.updated)(changes),
  shown: (action, changes) => (shownOf.includes(action) ? changes.filter(({ field }) => field !== 'status') : []),
}
