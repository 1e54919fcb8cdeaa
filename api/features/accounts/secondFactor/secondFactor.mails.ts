/** The letters about a change of somebody's second factor. They must arrive: nobody can turn them off. */
import * as of from '#texts/accounts/letters.js'
import * as texts from '#texts/secondFactor/mails.js'
import { about, letterKind } from '../../../letters/letterKind.ts'

const kind = {
  category: 'security',
  who: of.accountWho,
  subject: texts.subject,
  button: { label: texts.open, path: () => '/settings?section=two-factor' },
} as const

export const secondFactorLetter = letterKind<{ what: string }>({
  ...kind,
  name: 'SECOND_FACTOR_CHANGED_LETTER',
  title: texts.subject,
  when: of.factorWhen,
  paragraphs: [texts.changed, texts.byOther],
})

/** `reason` is what the administrator said who reset it. */
export const secondFactorResetLetter = letterKind<{ what: string; reason: string }>({
  ...kind,
  name: 'SECOND_FACTOR_RESET',
  title: of.factorReset,
  when: of.factorResetWhen,
  paragraphs: [texts.changed, about('reason', texts.because), texts.setUpAgain],
})
