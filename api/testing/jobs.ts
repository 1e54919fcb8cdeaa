/** `runJobs(db)`: does every job that waits, in order, without a server; throws what a job throws. */
import type { Db } from '../db.ts'
import { jobs } from '../__generated__/features/jobs.ts'

interface Waiting {
  id: string
  name: string
  data: unknown
}

/** Until none waits any more; `at` is when, the present unless it is given. What is to be done at once has the clock of the database. */
export async function runJobs(db: Db, at?: Date): Promise<void> {
  const waiting = async () =>
    (
      await db.$queryRaw<Waiting[]>`
        SELECT id::text, name, data FROM pgboss.job
        WHERE state < 'active' AND (start_after <= ${(at ?? new Date()).toISOString()}::timestamptz OR start_after = created_on)
        ORDER BY start_after LIMIT 1`
    )[0]
  for (let next = await waiting(); next; next = await waiting()) {
    const { id, name, data } = next
    await db.$executeRaw`UPDATE pgboss.job SET state = 'completed', completed_on = now() WHERE id = ${id}::uuid`
    await jobs.find((job) => job.name === name)!.perform(db, data)
  }
}
