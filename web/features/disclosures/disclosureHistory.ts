/** A disclosure's history in words. */
import * as texts from '#texts/disclosures/history.js'
import type { Change } from '#web/features/history/History.tsx'
import { after, sentences, type Deed } from '#web/features/history/sentences.ts'

const submitted = (changes: readonly Change[]) => changes.some(({ field }) => field === 'status')

const deeds: Record<string, Deed> = {
  createDisclosure: texts.created,
  updateDisclosure: texts.changed,
  requestDisclosureSignatures: texts.requested,
  signDisclosure: (changes) => (submitted(changes) ? texts.submitted() : texts.signed()),
  addDisclosureSignature: (changes) =>
    submitted(changes) ? texts.submitted() : texts.recorded({ name: after(changes, 'signature') }),
  reopenDisclosure: texts.reopened,
  startDisclosureReview: texts.taken,
  returnDisclosure: texts.returned,
  decideDisclosure: (changes) => texts.decided({ decision: after(changes, 'decision') }),
  withdrawDisclosure: texts.withdrawn,
  createMessage: texts.wrote,
}

export const disclosureHistory = sentences(deeds, texts.updated)
