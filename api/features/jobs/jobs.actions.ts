/** What administrators do with jobs that failed. */
import { object, string } from 'yup'
import { action } from '../../action.ts'
import { notFound } from '../../errors.ts'

export const retryJob = action({
  name: 'retryJob',
  requires: 'ADMINISTRATION',
  rules: object({
    id: string().uuid().required('Job not found'),
  }),
  description: 'Has a job that failed for good done once more.',
  async run({ tx }, { id }) {
    const count = await tx.$executeRaw`
      UPDATE pgboss.job SET state = 'retry', start_after = now(), completed_on = NULL, retry_limit = retry_count + 1
      WHERE id = ${id}::uuid AND state = 'failed'`
    if (!count) throw notFound('Job')
    return { done: true }
  },
})
