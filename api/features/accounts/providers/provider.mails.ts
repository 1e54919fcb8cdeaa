/** The letter about a way to sign in that was added or removed. It must arrive: nobody can turn it off. */
import * as of from '#texts/accounts/letters.js'
import * as texts from '#texts/providers/mails.js'
import { letterKind } from '../../../letters/letterKind.ts'

/** `what` says which way, and whether it was added. */
export const wayLetter = letterKind<{ what: string }>({
  name: 'WAYS_CHANGED_LETTER',
  category: 'security',
  title: texts.subject,
  who: of.accountWho,
  when: of.wayWhen,
  subject: texts.subject,
  paragraphs: [texts.changed, texts.byOther],
  button: { label: texts.open, path: () => '/settings?section=ways' },
})
