/** A claim's history in words. */
import * as texts from '#texts/trl/history.js'
import type { Change, HistoryWords } from '#web/features/history/History.tsx'

const valueOf = (changes: readonly Change[], field: string): string => {
  const change = changes.find((one) => one.field === field)
  return String((change?.after ?? change?.before ?? '') as string | number)
}

const deeds: Record<string, (changes: readonly Change[]) => string> = {
  createTrlClaim: (changes) => texts.begun({ level: valueOf(changes, 'level') }),
  setTrlEvidence: (changes) => texts.given({ code: valueOf(changes, 'evidence') }),
  submitTrlClaim: texts.requested,
  withdrawTrlClaim: texts.withdrawn,
  assignTrlValidator: (changes) => texts.assigned({ name: valueOf(changes, 'validators') }),
  removeTrlValidator: (changes) => texts.removed({ name: valueOf(changes, 'validators') }),
  acceptTrlValidation: texts.stated,
  declineTrlValidation: texts.declined,
  reviewTrlEvidence: (changes) =>
    texts.answered({ code: valueOf(changes, 'criterion'), answer: valueOf(changes, 'answer') }),
  reviewTrlClaim: (changes) => texts.decided({ status: valueOf(changes, 'status') }),
}

export const claimHistory: HistoryWords = {
  deed: (action, changes) => (deeds[action] ?? texts.changed)(changes),
  shown: () => [],
  label: (field) => field,
  value: (_, value) => String(value as string | number),
}
