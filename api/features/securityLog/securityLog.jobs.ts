/** Deletes events of the security log that are older than SECURITY_LOG_DAYS. */
import { object } from 'yup'
import { config } from '../../config.ts'
import { job } from '../../job.ts'
import { dayLength } from '../../days.ts'

export const forgetSecurityEvents = job({
  name: 'forgetSecurityEvents',
  rules: object(),
  retries: 2,
  every: 'day',
  async run(db) {
    await db.securityEvent.deleteMany({
      where: { createdAt: { lt: new Date(Date.now() - config.securityLogDays * dayLength) } },
    })
  },
})
