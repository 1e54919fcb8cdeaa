/** What was done about an investor, in words. */
import * as texts from '#texts/investors/history.js'
import { after, sentences, type Deed } from '#web/features/history/sentences.ts'

const deeds: Record<string, Deed> = {
  requestVerificationDocuments: (changes) => texts.asked({ reason: after(changes, 'askedFor') }),
}

export const investorHistory = sentences(deeds, texts.updated)
