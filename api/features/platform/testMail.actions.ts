/** A mail to oneself, handed over at once: whether mail works is known by the answer. */
import * as texts from '#texts/platform/testMail.js'
import { action } from '../../action.ts'
import { config } from '../../config.ts'
import { conflict } from '../../errors.ts'
import { mailOf } from '../../letter.ts'
import { limit } from '../../limits.ts'
import { log } from '../../log.ts'
import { sendMail } from '../../mail.ts'
import { testMailRules } from './platform.rules.ts'

export const testMail = action({
  name: 'testMail',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: testMailRules,
  description: 'Sends a mail in the platform’s look to the viewer’s own address, and answers once it was handed over.',
  async prepare(ctx) {
    const { id, email, name } = ctx.viewer!
    await limit('testMailAccount', String(id))
    const letter = { to: email, name, subject: texts.subject(), paragraphs: [texts.words()] }
    try {
      await sendMail(ctx.db, mailOf(letter))
    } catch (error) {
      log.warn({ err: error }, 'a test mail was not taken')
      throw conflict(texts.notTaken({ reason: (error as Error).message.slice(0, 300) }))
    }
    return email
  },
  async run(work, _input, sentTo) {
    await work.audit('Platform', 1, { testMail: [null, sentTo] })
    return { sentTo, delivered: config.smtpUrl !== undefined }
  },
})
