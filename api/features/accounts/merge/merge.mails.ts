/** The letters to both addresses of accounts that are merged. */
import * as of from '#texts/accounts/letters.js'
import * as texts from '#texts/accountMerge/mails.js'
import { letterKind } from '../../../letters/letterKind.ts'

const kind = {
  category: 'accounts',
  who: of.mergeWho,
  button: { label: texts.signIn, path: () => '/auth' },
} as const

export const mergedLetter = letterKind<{ kept: string; merged: string; reason: string }>({
  ...kind,
  name: 'ACCOUNTS_MERGED',
  title: texts.merged,
  when: of.mergedWhen,
  subject: texts.merged,
  paragraphs: [texts.mergedInto, texts.because, texts.signInWith],
})

export const restoredLetter = letterKind<{ kept: string; merged: string }>({
  ...kind,
  name: 'ACCOUNTS_SEPARATED',
  title: texts.restored,
  when: of.restoredWhen,
  subject: texts.restored,
  paragraphs: [texts.twoAgain],
})
