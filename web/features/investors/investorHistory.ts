/** What was done about an investor, in words. */
import * as texts from '#texts/investors/history.js'
import { after, before, sentences, type Deed } from '#web/features/history/sentences.ts'

const deeds: Record<string, Deed> = {
  addFile: (changes) => texts.added({ name: after(changes, 'files') }),
  deleteFile: (changes) => texts.deleted({ name: before(changes, 'files') }),
  requestVerificationDocuments: (changes) => texts.asked({ reason: after(changes, 'askedFor') }),
}

export const investorHistory = sentences(deeds, texts.updated)
