/**
 * Sends the mails that wait. A mail is written when it is sent, and tried again for three days; then it is listed as
 * given up, and administrators can send it again. It is sent at least once: a process that ends after the mail server took
 * a mail, and before that is written down, sends it again.
 */
import { number, object } from 'yup'
import type { OutgoingMail } from '../__generated__/prisma/client.ts'
import * as texts from '#texts/notifications/mails.js'
import type { Language, MailState } from '../__generated__/prisma/enums.ts'
import type { Db } from '../db.ts'
import { job, type Job } from '../job.ts'
import { inLanguage } from '../language.ts'
import { mailOf } from '../letter.ts'
import { sendMail } from '../mail.ts'
import { languageOf } from '../wording/language.ts'
import { localeOf } from '../languages.rules.ts'
import { readTemplates } from '../wording/templates.ts'
import type { Pending, Written } from './letterKind.ts'
import { writerOf } from './letterKinds.ts'

export const deliverMail: Job = job({
  name: 'deliverMail',
  rules: object({ id: number().integer().required() }),
  // More than fit into three days: when a mail is given up, its own row says.
  retries: 400,
  delay: 30,
  async run(db, { id }) {
    const mail = await db.outgoingMail.findUnique({ where: { id } })
    if (mail?.state !== 'WAITING') return
    await deliver(db, mail)
  },
})

/** Tries once. What only failed for now is thrown, so that the job is done again. */
async function deliver(db: Db, mail: OutgoingMail): Promise<void> {
  const undoing: (() => Promise<unknown>)[] = []
  try {
    const person = mail.userId === null ? null : await db.user.findUnique({ where: { id: mail.userId } })
    const pending = { ...mail, language: await languageOf(db, person) }
    const written = await write(db, pending, mail)
    if (!written) return await end(db, mail, 'NOT_NEEDED', '')
    if (written.undo) undoing.push(written.undo)
    const { letter, calendar } = written
    const answer = await sendMail(db, { ...mailOf(letter), ...(calendar ? { calendar } : {}) })
    await end(db, mail, 'SENT', answer, letter.subject)
  } catch (error) {
    for (const undo of undoing) await undo()
    const reason = (error as Error).message.slice(0, 500)
    if (isRefused(error)) return await end(db, mail, 'FAILED', reason)
    if (mail.giveUpAt <= new Date()) return await end(db, mail, 'GIVEN_UP', reason)
    await db.outgoingMail.updateMany({
      where: { id: mail.id, state: 'WAITING' },
      data: { answer: reason, attempts: { increment: 1 }, triedAt: new Date() },
    })
    throw error
  }
}

/** A test is written with sample values, and says that it is one. */
async function write(db: Db, pending: Pending, { kind, isTest, data }: OutgoingMail): Promise<Written | null> {
  const templates = await readTemplates(db)
  if (!isTest) return writerOf(kind).write(db, pending, templates)
  const { language } = data as { language: Language }
  const letter = writerOf(kind).sample({ ...pending, language }, templates)
  return inLanguage(localeOf[language], () => ({
    letter: {
      ...letter,
      subject: texts.testOf({ subject: letter.subject }),
      paragraphs: [texts.thisIsTest(), ...letter.paragraphs],
    },
  }))
}

/** Writes down how it ended. What was sent, or is not needed, is not kept: only the failed can be sent again. */
async function end(
  db: Db,
  { id, kind }: OutgoingMail,
  state: MailState,
  answer: string,
  subject?: string,
): Promise<void> {
  const now = new Date()
  const over = state === 'SENT' || state === 'NOT_NEEDED'
  const forgotten = over && writerOf(kind).forgets ? { name: '', email: '' } : {}
  await db.outgoingMail.updateMany({
    where: { id, state: 'WAITING' },
    data: {
      state,
      answer: answer.slice(0, 500),
      endedAt: now,
      ...(over ? { data: {} } : {}),
      ...forgotten,
      ...(state === 'NOT_NEEDED' ? {} : { triedAt: now, attempts: { increment: 1 } }),
      ...(subject === undefined ? {} : { subject: subject.slice(0, 500) }),
    },
  })
}

/**
 * Whether the mail server refused this recipient or these words for good (RFC 5321: 5xx). Refused credentials and senders
 * concern every mail: they wait until the server is set right.
 */
function isRefused(error: unknown): boolean {
  const { responseCode = 0, command, code } = error as { responseCode?: number; command?: string; code?: string }
  if (code === 'EENVELOPE' && command === 'API') return true
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
