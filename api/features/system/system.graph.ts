/** How the platform runs, for those who operate it: versions, database, queues, storage, configuration. */
import manifest from '../../../package.json' with { type: 'json' }
import { builder, describedEnum } from '../../builder.ts'
import { config } from '../../config.ts'
import { variables } from '../../config/variables.ts'
import { redisIsReady } from '../../redis.ts'
import { scannerState } from '../files/malwareScanner.ts'
import {
  databaseFacts,
  largestTables,
  queueFacts,
  slowestStatements,
  type DatabaseFacts,
  type QueueFacts,
  type StatementFacts,
  type TableFacts,
} from './readSystem.ts'

const RedisEnum = describedEnum<'NONE' | 'READY' | 'AWAY'>('RedisState', 'Whether Redis can be used.', {
  NONE: 'None is configured.',
  READY: null,
  AWAY: 'It cannot be reached; the server goes on without it.',
})

const ScannerEnum = describedEnum<'NONE' | 'READY' | 'AWAY'>('MalwareScannerState', 'Whether uploads are scanned.', {
  NONE: 'No scanner is configured.',
  READY: null,
  AWAY: 'It does not answer; uploads are refused until it does.',
})

const StorageEnum = describedEnum<'DISK' | 'S3'>('StorageKind', 'Where the bytes of files lie.', {
  DISK: 'In the folder DATA_DIR.',
  S3: null,
})

const DatabaseType = builder.objectRef<DatabaseFacts>('DatabaseFacts').implement({
  description: 'The database in use.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'The version of PostgreSQL.' }),
    embedded: t.boolean({
      description: 'Whether it runs inside the server; otherwise it is a server of its own.',
      resolve: () => !config.databaseUrl,
    }),
    bytes: t.exposeFloat('bytes', { description: 'Its size in bytes.' }),
    migration: t.exposeString('migration', { description: 'The latest migration that was applied.' }),
  }),
})

const TableType = builder.objectRef<TableFacts>('TableFacts').implement({
  description: 'A table of the database.',
  fields: (t) => ({
    name: t.exposeString('name'),
    rows: t.exposeFloat('rows', {
      nullable: true,
      description: 'How many rows it has, as the database estimates it; null before it has.',
    }),
    bytes: t.exposeFloat('bytes', { description: 'Its size with its indexes, in bytes.' }),
  }),
})

const QueueType = builder.objectRef<QueueFacts>('QueueFacts').implement({
  description: 'The jobs of one name in the last two weeks.',
  fields: (t) => ({
    name: t.exposeString('name'),
    waiting: t.exposeInt('waiting', { description: 'Jobs that wait for their first or next attempt.' }),
    active: t.exposeInt('active', { description: 'Jobs that run now.' }),
    failed: t.exposeInt('failed', { description: 'Jobs that failed for good.' }),
    completed: t.exposeInt('completed', { description: 'Jobs that were done.' }),
  }),
})

const StatementType = builder.objectRef<StatementFacts>('StatementFacts').implement({
  description: 'A statement that the database has run, without its values.',
  fields: (t) => ({
    statement: t.exposeString('statement'),
    calls: t.exposeFloat('calls', { description: 'How often it was run.' }),
    meanMs: t.exposeFloat('meanMs', { description: 'Milliseconds on average.' }),
    totalMs: t.exposeFloat('totalMs', { description: 'Milliseconds altogether.' }),
  }),
})

interface Setting {
  name: string
  meaning: string
  secret: boolean
  given: string
  fallback: string
}

const SettingType = builder.objectRef<Setting>('EnvironmentVariable').implement({
  description: 'A variable of the environment that the server reads when it starts.',
  fields: (t) => ({
    name: t.exposeString('name'),
    meaning: t.exposeString('meaning'),
    isSet: t.boolean({
      description: 'Whether the environment gives it a value; otherwise the usual one holds.',
      resolve: ({ given }) => given !== '',
    }),
    value: t.string({
      nullable: true,
      description: 'The value that holds; null for secrets.',
      resolve: ({ secret, given, fallback }) => (secret ? null : given || fallback),
    }),
  }),
})

const settings = (): Setting[] =>
  Object.entries(variables).map(([name, { meaning, secret, fallback }]) => ({
    name,
    meaning,
    secret,
    fallback,
    given: process.env[name]?.trim() ?? '',
  }))

const FileFacts = builder.objectRef<{ count: number; bytes: number }>('FileFacts').implement({
  description: 'The files that people have uploaded.',
  fields: (t) => ({
    count: t.exposeInt('count'),
    bytes: t.exposeFloat('bytes', { description: 'Their size in bytes.' }),
    storage: t.field({ type: StorageEnum, resolve: () => (config.s3 ? 'S3' : 'DISK') }),
  }),
})

const ReportType = builder.objectRef<object>('SystemReport').implement({
  description: 'How the platform runs, as the server that answers knows it.',
  fields: (t) => ({
    version: t.string({ description: 'The version of the platform.', resolve: () => manifest.version }),
    node: t.string({ description: 'The version of Node.js.', resolve: () => process.versions.node }),
    startedAt: t.field({
      type: 'DateTime',
      description: 'When this server was started.',
      resolve: () => new Date(Date.now() - process.uptime() * 1_000),
    }),
    processes: t.int({ description: 'How many processes serve together.', resolve: () => config.processes }),
    redis: t.field({
      type: RedisEnum,
      resolve: () => (config.redisUrl ? (redisIsReady() ? 'READY' : 'AWAY') : 'NONE'),
    }),
    malwareScanner: t.field({
      type: ScannerEnum,
      description: 'The scanner that is asked about each upload.',
      resolve: () => scannerState(),
    }),
    database: t.field({ type: DatabaseType, resolve: (_, _args, { db }) => databaseFacts(db) }),
    tables: t.field({
      type: [TableType],
      description: 'The ten largest tables, the largest first.',
      resolve: (_, _args, { db }) => largestTables(db),
    }),
    queues: t.field({
      type: [QueueType],
      description: 'What the server does later, by the name of the job; what failed first.',
      resolve: (_, _args, { db }) => queueFacts(db),
    }),
    slowestStatements: t.field({
      type: [StatementType],
      nullable: true,
      description: 'The ten statements that took the most time; null where the database does not count them.',
      resolve: (_, _args, { db }) => slowestStatements(db),
    }),
    uploads: t.field({
      type: FileFacts,
      async resolve(_, _args, { db }) {
        const { _count: count, _sum } = await db.file.aggregate({ _count: true, _sum: { size: true } })
        return { count, bytes: _sum.size ?? 0 }
      },
    }),
    variables: t.field({
      type: [SettingType],
      description: 'The variables of the environment, with what each means.',
      resolve: settings,
    }),
  }),
})

builder.queryField('systemReport', (t) =>
  t.field({
    type: ReportType,
    requires: 'ADMINISTRATION',
    description: 'How the platform runs.',
    resolve: () => ({}),
  }),
)
