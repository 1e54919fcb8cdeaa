/** The letters to both addresses of accounts that are merged. */
import * as texts from '#texts/accountMerge/mails.js'
import type { Letter } from '../../../letter.ts'

interface Person {
  name: string
  email: string
}

interface Both {
  kept: string
  merged: string
}

export const mergedLetter = ({ name, email }: Person, { kept, merged, reason }: Both & { reason: string }): Letter => ({
  to: email,
  name,
  subject: texts.merged(),
  paragraphs: [texts.mergedInto({ kept, merged }), texts.because({ reason }), texts.signInWith({ kept })],
  button: { label: texts.signIn(), path: '/auth' },
})

export const restoredLetter = ({ name, email }: Person, { kept, merged }: Both): Letter => ({
  to: email,
  name,
  subject: texts.restored(),
  paragraphs: [texts.twoAgain({ kept, merged })],
  button: { label: texts.signIn(), path: '/auth' },
})
