/** Jobs in the schema: what waits, what runs, and above all what failed. Their inputs are shown to nobody. */
import { Prisma } from '../../__generated__/prisma/client.ts'
import { actionField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { retryJob } from './jobs.actions.ts'

type State = 'CREATED' | 'RETRY' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'FAILED'

interface JobRow {
  id: string
  name: string
  state: State
  attempts: number
  createdAt: Date
  startAfter: Date
  completedAt: Date | null
  error: string | null
}

const StateEnum = describedEnum<State>('JobState', 'How far a job is.', {
  CREATED: null,
  RETRY: 'It failed and will be tried again.',
  ACTIVE: null,
  COMPLETED: null,
  CANCELLED: null,
  FAILED: null,
})

const JobType = builder.objectRef<JobRow>('Job').implement({
  description: 'Something that is done later, for example a mail.',
  fields: (t) => ({
    id: t.exposeString('id'),
    name: t.exposeString('name'),
    state: t.expose('state', { type: StateEnum }),
    attempts: t.exposeInt('attempts', { description: 'How often it was begun.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    startAfter: t.expose('startAfter', { type: 'DateTime', description: 'When it is tried next, or was to be.' }),
    completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
    error: t.exposeString('error', { nullable: true, description: 'Why it failed the last time.' }),
  }),
})

builder.queryField('jobs', (t) =>
  t.field({
    type: [JobType],
    requires: 'ADMINISTRATION',
    description: 'The latest jobs of the last two weeks, at most 100.',
    args: { state: t.arg({ type: StateEnum, required: false }) },
    resolve: (_, { state }, { db }) => db.$queryRaw<JobRow[]>`
      SELECT id::text, name, upper(state::text) AS state, retry_count + (started_on IS NOT NULL)::int AS attempts,
        created_on AS "createdAt", start_after AS "startAfter", completed_on AS "completedAt",
        coalesce(output->>'message', output->'value'->>'message') AS error
      FROM pgboss.job
      WHERE name NOT LIKE '\\_\\_pgboss%'
        ${state ? Prisma.sql`AND state = ${state.toLowerCase()}::pgboss.job_state` : Prisma.empty}
      ORDER BY created_on DESC LIMIT 100`,
  }),
)

actionField(retryJob, (t) => ({ done: t.boolean({ resolve: () => true }) }))
