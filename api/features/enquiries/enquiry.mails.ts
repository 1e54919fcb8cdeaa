/** The letter with the answer to an enquiry. It goes to somebody without an account, who asked for it. */
import * as texts from '#texts/enquiries/mails.js'
import type { Db } from '../../db.ts'
import { about, letterKind, value, type Pending } from '../../letters/letterKind.ts'
import { keptMonths } from './enquiry.rules.ts'

interface Answered extends Record<string, string | number> {
  /** Of the enquiry. */
  id: number
  headline: string
  answer: string
  name: string
  email: string
  message: string
  months: number
}

/** The letter is written from the enquiry, because what a letter is written from is kept and would outlive it. */
async function fromEnquiry(db: Db, { data }: Pending) {
  const { id } = data as Answered
  const enquiry = await db.technologyEnquiry.findFirst({
    where: { id, status: 'ANSWERED' },
    include: { answeredBy: { select: { name: true, email: true } } },
  })
  if (!enquiry) return null
  const { headline, answer, message, answeredBy } = enquiry
  const { name, email } = answeredBy ?? { name: '', email: '' }
  return { data: { id, headline, answer, message, name, email, months: keptMonths } }
}

export const answerLetter = letterKind<Answered>({
  name: 'ENQUIRY_ANSWER',
  category: 'projects',
  title: texts.title,
  who: texts.who,
  when: texts.when,
  forgets: true,
  subject: texts.answer,
  paragraphs: [value('answer'), about('name', texts.replyTo), texts.youWrote, texts.kept],
  prepare: fromEnquiry,
})
