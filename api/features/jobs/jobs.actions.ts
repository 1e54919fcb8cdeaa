/** What administrators do with jobs that failed. */
import { object, string } from 'yup'
import * as records from '#texts/ui/records.js'
import * as texts from '#texts/ui/errors.js'
import { action } from '../../action.ts'
import { notFound } from '../../errors.ts'

export const retryJob = action({
  name: 'retryJob',
  requires: 'ADMINISTRATION',
  rules: object({
    id: string()
      .uuid()
      .required(() => texts.notFound({ record: records.job() })),
  }),
  description: 'Has a job that failed for good done once more.',
  async run({ tx }, { id }) {
    const count = await tx.$executeRaw`
      UPDATE pgboss.job SET state = 'retry', start_after = now(), completed_on = NULL, retry_limit = retry_count + 1
      WHERE id = ${id}::uuid AND state = 'failed'`
    if (!count) throw notFound(records.job())
    return { done: true }
  },
})
