/** Mails answers to visitors, and deletes enquiries that ended long ago. */
import { number, object } from 'yup'
import { Temporal } from 'temporal-polyfill'
import type { Db } from '../../db.ts'
import { job } from '../../job.ts'
import { mailOf } from '../../letter.ts'
import { sendMail } from '../../mail.ts'
import { answerLetter } from './enquiry.mails.ts'
import { keptMonths } from './enquiry.rules.ts'

/** The letter is written from the enquiry, because a job's input is stored and would outlive it. */
export const mailEnquiryAnswer = job({
  name: 'mailEnquiryAnswer',
  rules: object({ id: number().integer().required() }),
  retries: 8,
  delay: 30,
  async run(db, { id }) {
    const enquiry = await db.technologyEnquiry.findFirst({
      where: { id, status: 'ANSWERED' },
      include: { answeredBy: { select: { name: true, email: true } } },
    })
    if (enquiry) await sendMail(db, mailOf(answerLetter(enquiry)))
  },
})

/** Deletes the enquiries that were answered or closed so long ago that nobody needs them. */
export async function forgetEnquiries(db: Db, now: Date): Promise<number> {
  const until = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC')
  const before = new Date(until.subtract({ months: keptMonths }).epochMilliseconds)
  const { count } = await db.technologyEnquiry.deleteMany({
    where: { OR: [{ answeredAt: { lt: before } }, { closedAt: { lt: before } }] },
  })
  return count
}

export const forgetEnquiriesDaily = job({
  name: 'forgetEnquiries',
  rules: object(),
  retries: 2,
  every: 'day',
  async run(db) {
    await forgetEnquiries(db, new Date())
  },
})
