/** Mails answers to visitors. */
import { number, object } from 'yup'
import { job } from '../../job.ts'
import { mailOf } from '../../letter.ts'
import { sendMail } from '../../mail.ts'
import { answerLetter } from './enquiry.mails.ts'

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
