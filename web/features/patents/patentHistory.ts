/** A patent's history in words. */
import * as texts from '#texts/patents/history.js'
import type { HistoryWords } from '#web/features/history/History.tsx'
import { after, before, type Deed } from '#web/features/history/sentences.ts'
import { formatMoney } from '#web/ui/format.ts'
import { outcomeWords, patentStates } from './patentWords.ts'

const money = (amount: string) => formatMoney(Number(amount))

const deeds: Record<string, Deed> = {
  createPatent: texts.created,
  addFamilyPatent: texts.addedToFamily,
  updatePatentFamily: texts.familyChanged,
  filePatent: texts.filed,
  publishPatent: texts.published,
  grantPatent: texts.granted,
  endPatent: (changes) => texts.ended({ state: patentStates[after(changes, 'status')]?.words.toLowerCase() ?? '' }),
  reinstatePatent: texts.reinstated,
  addPatentDeadline: (changes) => texts.deadlineAdded({ task: after(changes, 'deadline') }),
  updatePatentDeadline: (changes) => texts.deadlineChanged({ task: after(changes, 'deadline') }),
  closePatentDeadline: (changes) =>
    texts.deadlineClosed({
      task: after(changes, 'deadline'),
      outcome: outcomeWords[after(changes, 'outcome')]?.toLowerCase() ?? '',
    }),
  reopenPatentDeadline: (changes) => texts.deadlineReopened({ task: after(changes, 'deadline') }),
  removePatentDeadline: (changes) => texts.deadlineRemoved({ task: before(changes, 'deadline') }),
  addPatentCost: (changes) => texts.costAdded({ amount: money(after(changes, 'cost')) }),
  updatePatentCost: (changes) => texts.costChanged({ amount: money(after(changes, 'cost')) }),
  removePatentCost: (changes) => texts.costRemoved({ amount: money(before(changes, 'cost')) }),
}

export const patentHistory: HistoryWords = {
  deed: (action, changes) => (deeds[action] ?? texts.updated)(changes),
  shown: (action, changes) => (['updatePatent', 'updatePatentFamily'].includes(action) ? changes : []),
}
