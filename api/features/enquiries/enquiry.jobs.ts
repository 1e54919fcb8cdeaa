/** Mails answers to visitors. */
import { number, object } from 'yup'
import { job } from '../../job.ts'
import { post } from '../../letters/post.ts'
import { answerLetter } from './enquiry.mails.ts'

export const mailEnquiryAnswer = job({
  name: 'mailEnquiryAnswer',
  rules: object({ id: number().integer().required() }),
  retries: 8,
  delay: 30,
  async run(db, { id }) {
    const enquiry = await db.technologyEnquiry.findFirst({ where: { id, status: 'ANSWERED' } })
    if (!enquiry) return
    const { name, email, headline } = enquiry
    await db.$transaction((tx) => post(tx, answerLetter, { name, email }, { id, headline }))
  },
})
