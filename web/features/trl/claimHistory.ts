/** A claim's history in words. */
import * as texts from '#texts/trl/history.js'
import { sentences, valueOf, type Deed } from '#web/features/history/sentences.ts'

const deeds: Record<string, Deed> = {
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

export const claimHistory = sentences(deeds, texts.changed)
