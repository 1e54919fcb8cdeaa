/** The letter about a change of somebody's second factor. It must arrive: nobody can turn it off. */
import * as details from '#texts/secondFactor/details.js'
import * as texts from '#texts/secondFactor/mails.js'
import type { Letter } from '../../../letter.ts'

interface Data {
  change: string
  name: string
  left: number
}

/** `reason` is what an administrator said who reset it. */
export const secondFactorLetter = (to: { name: string; email: string }, data: Data, reason: string): Letter => ({
  to: to.email,
  name: to.name,
  subject: texts.subject(),
  paragraphs: [
    texts.changed({ what: details.change(data) }),
    ...(reason ? [texts.because({ reason })] : []),
    data.change === 'RESET' ? texts.setUpAgain() : texts.byOther(),
  ],
  button: { label: texts.open(), path: '/settings?section=two-factor' },
})
