/** What an administrator looks at: how much there is, and whether everything works. */
import type { ProjectStatus, Role } from '../../__generated__/prisma/enums.ts'
import { builder, RoleEnum } from '../../builder.ts'
import { config } from '../../config.ts'
import { dayLength } from '../../days.ts'
import type { Db } from '../../db.ts'
import { dayBegins } from '../../dayBegins.ts'
import { AccountStatusEnum } from '../accounts/user.graph.ts'
import { inForce } from '../apiKeys/apiKey.ts'
import { ProjectStatusEnum } from '../projects/projectEnums.graph.ts'

const alive = { deletedAt: null }
/** Days before its end in which a key is counted as ending. */
const endingDays = 14

const RoleCount = builder.objectRef<{ role: Role; count: number }>('RoleCount').implement({
  description: 'How many people have a role.',
  fields: (t) => ({
    role: t.expose('role', { type: RoleEnum }),
    count: t.exposeInt('count'),
  }),
})

const StatusCount = builder.objectRef<{ status: ProjectStatus; count: number }>('PlatformProjectCount').implement({
  description: 'How many projects stand so.',
  fields: (t) => ({
    status: t.expose('status', { type: ProjectStatusEnum }),
    count: t.exposeInt('count'),
  }),
})

const PlatformStats = builder.objectRef<object>('PlatformStats').implement({
  description: 'How much there is on the platform.',
  fields: (t) => ({
    users: t.int({
      description: 'Accounts, or those in a state.',
      args: {
        status: t.arg({ type: AccountStatusEnum, required: false }),
        registeredSince: t.arg({
          type: 'Date',
          required: false,
          description: 'Only those that were registered on this day of the university or later.',
        }),
      },
      resolve: (_, { status, registeredSince: since }, { db }) =>
        db.user.count({
          where: { ...(status ? { status } : {}), ...(since ? { createdAt: { gte: dayBegins(since) } } : {}) },
        }),
    }),
    usersByRole: t.field({
      type: [RoleCount],
      resolve: async (_, _args, { db }) => {
        const where = { status: 'ACTIVE' as const }
        const rows = await db.user.groupBy({ by: ['role'], where, _count: true, orderBy: { role: 'asc' } })
        return rows.map(({ role, _count }) => ({ role, count: _count }))
      },
    }),
    projects: t.int({
      description: 'Projects that are not deleted.',
      resolve: (_, _args, { db }) => db.project.count({ where: alive }),
    }),
    projectsByStatus: t.field({
      type: [StatusCount],
      resolve: async (_, _args, { db }) => {
        const rows = await db.project.groupBy({
          by: ['status'],
          where: alive,
          _count: true,
          orderBy: { status: 'asc' },
        })
        return rows.map(({ status, _count }) => ({ status, count: _count }))
      },
    }),
    approvedForIndustry: t.int({
      description: 'Projects open to industry.',
      resolve: (_, _args, { db }) => db.project.count({ where: { ...alive, approvedForIndustry: true } }),
    }),
    approvedForInvestors: t.int({
      description: 'Projects open to investors.',
      resolve: (_, _args, { db }) => db.project.count({ where: { ...alive, approvedForInvestors: true } }),
    }),
    openSessions: t.int({
      description: 'Sessions that have not run out.',
      resolve: (_, _args, { db }) => db.signIn.count({ where: { expiresAt: { gt: new Date() } } }),
    }),
    apiKeys: t.int({
      description: 'API keys that may be used.',
      resolve: (_, _args, { db }) => db.apiKey.count({ where: inForce() }),
    }),
    apiKeysEnding: t.int({
      description: 'Those of them that end within 14 days.',
      resolve: (_, _args, { db }) =>
        db.apiKey.count({
          where: { AND: [inForce(), { expiresAt: { lt: new Date(Date.now() + endingDays * dayLength) } }] },
        }),
    }),
  }),
})

builder.queryField('platformStats', (t) =>
  t.field({
    type: PlatformStats,
    requires: 'ADMINISTRATION',
    description: 'How much there is on the platform.',
    resolve: () => ({}),
  }),
)

interface Health {
  databaseMs: number
  jobsWaiting: number
  jobsFailed: number
}

const SystemHealth = builder.objectRef<Health>('SystemHealth').implement({
  description: 'Whether everything works. A platform that does not work answers nothing, or an error.',
  fields: (t) => ({
    healthy: t.boolean({
      description: 'Whether there is nothing to look at.',
      resolve: ({ databaseMs, jobsFailed }) => databaseMs < slow && jobsFailed === 0,
    }),
    databaseMs: t.exposeInt('databaseMs', { description: 'Milliseconds that the database took for a short question.' }),
    database: t.string({
      resolve: () => (config.databaseUrl ? 'server' : 'embedded'),
    }),
    jobsWaiting: t.exposeInt('jobsWaiting', { description: 'Jobs that wait, run or will be tried again.' }),
    jobsFailed: t.exposeInt('jobsFailed', { description: 'Jobs that failed for good.' }),
    mail: t.string({
      description: 'Where mail goes: smtp, or the outbox folder.',
      resolve: () => (config.smtpUrl ? 'smtp' : 'outbox'),
    }),
    uptimeSeconds: t.int({
      description: 'Since when this server runs, in seconds.',
      resolve: () => Math.round(process.uptime()),
    }),
    memoryMb: t.int({
      description: 'Memory that this server takes, in megabytes.',
      resolve: () => Math.round(process.memoryUsage.rss() / 1_000_000),
    }),
  }),
})

/** A database that takes longer for a short question is something to look at. */
const slow = 1_000

async function healthOf(db: Db): Promise<Health> {
  const began = performance.now()
  await db.$queryRaw`SELECT 1`
  const databaseMs = Math.round(performance.now() - began)
  const [jobs] = await db.$queryRaw<{ waiting: number; failed: number }[]>`
    SELECT count(*) FILTER (WHERE state IN ('created', 'retry', 'active'))::int AS waiting,
      count(*) FILTER (WHERE state = 'failed')::int AS failed
    FROM pgboss.job WHERE name NOT LIKE '\\_\\_pgboss%'`
  return { databaseMs, jobsWaiting: jobs!.waiting, jobsFailed: jobs!.failed }
}

builder.queryField('systemHealth', (t) =>
  t.field({
    type: SystemHealth,
    requires: 'ADMINISTRATION',
    description: 'Whether everything works.',
    resolve: (_, _args, { db }) => healthOf(db),
  }),
)
