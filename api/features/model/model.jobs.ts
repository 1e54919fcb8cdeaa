/** Deletes what was sent to the language model, and how often it was used, after 30 days. */
import { object } from 'yup'
import { dayLength } from '../../days.ts'
import { job } from '../../job.ts'

const days = 30

export const forgetModelCalls = job({
  name: 'forgetModelCalls',
  rules: object(),
  retries: 2,
  every: 'hour',
  async run(db) {
    const before = new Date(Date.now() - days * dayLength)
    await db.modelCall.deleteMany({ where: { createdAt: { lt: before } } })
    await db.modelUse.deleteMany({ where: { day: { lt: before } } })
  },
})
