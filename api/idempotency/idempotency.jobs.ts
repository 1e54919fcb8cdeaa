/** Forgets keys of changes once nobody may send them again. */
import { object } from 'yup'
import { job } from '../job.ts'
import { startOfKept } from './onceByKey.ts'

export const forgetIdempotencyKeys = job({
  name: 'forgetIdempotencyKeys',
  rules: object(),
  retries: 2,
  every: 'hour',
  async run(db) {
    await db.idempotencyKey.deleteMany({ where: { startedAt: { lt: startOfKept() } } })
  },
})
