/** The letter about a way to sign in that was added or removed. It must arrive: nobody can turn it off. */
import * as details from '#texts/providers/details.js'
import * as texts from '#texts/providers/mails.js'
import type { Letter } from '../../../letter.ts'

export const wayLetter = (to: { name: string; email: string }, data: { change: string; name: string }): Letter => ({
  to: to.email,
  name: to.name,
  subject: texts.subject(),
  paragraphs: [texts.changed({ what: details.change(data) }), texts.byOther()],
  button: { label: texts.open(), path: '/settings?section=ways' },
})
