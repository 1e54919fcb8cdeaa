/** When a mail that the mail server does not take is tried again, as the queue itself reckons. */
import { expect, test, vi } from 'vitest'
import { passwordChangedLetter } from '../features/accounts/account.mails.ts'
import { openJobs } from '../jobRunner.ts'
import * as mail from '../mail.ts'
import { fileDatabase } from '../testing/fileDatabase.ts'
import { person } from '../testing/run.ts'
import { deliverMail } from './deliver.ts'
import { keptTrying, post } from './post.ts'

const database = await fileDatabase()
const { db } = database

/** Seconds until the next try. */
const waits = () => db.$queryRaw<{ count: number; seconds: number; limit: number }[]>`
  SELECT retry_count::int AS count, retry_limit::int AS limit, extract(epoch FROM start_after - now())::float AS seconds
  FROM pgboss.job WHERE name = 'deliverMail' AND state = 'retry' ORDER BY retry_count`

test('a mail is tried after a minute, then ever later, at least every hour, and for all of three days', async () => {
  const ada = await person(db, 'RESEARCHER')
  const before = [0, 1, 2, 8, 50, 398]
  for (const count of before) {
    await db.$transaction((tx) => post(tx, passwordChangedLetter, ada, {}))
    await db.$executeRaw`
      UPDATE pgboss.job SET state = 'retry', retry_count = ${count}
      WHERE name = 'deliverMail' AND id = (SELECT id FROM pgboss.job WHERE name = 'deliverMail' AND state = 'created')`
  }
  vi.spyOn(mail, 'sendMail').mockRejectedValue(Object.assign(new Error('No answer'), { code: 'ECONNREFUSED' }))
  const jobs = await openJobs(database, [deliverMail])
  await jobs.begin()
  const failed = async () => (await waits()).filter(({ seconds }) => seconds > 0).length
  await expect.poll(failed, { timeout: 20_000 }).toBe(before.length)
  const all = await waits()
  await jobs.stop()
  for (const { seconds } of all) expect(seconds).toBeLessThanOrEqual(3_600)
  for (const { seconds } of all.slice(3)) expect(seconds).toBeGreaterThan(3_500)
  expect(all[0]!.seconds).toBeLessThanOrEqual(120)
  // An hour apart, there are more tries than fit into the time.
  expect(all[0]!.limit).toBeGreaterThan(keptTrying / 3_600_000 + 10)
})
