/** The database: embedded by default, PostgreSQL when DATABASE_URL is set. Migrated whenever it is opened. */
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import { PrismaClient } from './__generated__/prisma/client.ts'
import { capturable } from './database/captured.ts'
import type { JobConnection, Pool } from './database/connections.ts'
import { guarded } from './database/guarded.ts'
import { listColumns } from './listColumns.ts'
import { watched } from './observe/statements.ts'
import { sortedAsShown } from './sortedAsShown.ts'

export type Db = PrismaClient<'query'>
export type Tx = Omit<Db, '$connect' | '$disconnect' | '$on' | '$transaction' | '$use' | '$extends'>

/** The client's name of a model's table; typed as one of them, for all have the same methods. */
export const tableOf = (model: string) => (model[0]!.toLowerCase() + model.slice(1)) as 'project'

export interface OpenDatabase {
  db: Db
  /** How the jobs reach it. */
  jobs: JobConnection
  /** How busy the connections are; the embedded one is none. */
  pool?: () => Pool
  /** Asks over a connection of its own, where there are several; for /readyz. */
  probe?: (sql: string) => Promise<unknown[]>
  close: () => Promise<void>
}

/** Columns of projects that the database makes of others, for sorting and searching: nobody reads them. */
export const madeOfProjects = {
  searchText: true,
  translationText: true,
  sortTitle: true,
  ...sortedAsShown,
  sortTrl: true,
  sortPotential: true,
  sortValidatedTrl: true,
  sortEndDate: true,
  sortEndDateOrNever: true,
} as const

/** A client over an adapter, with every statement handed to `onQuery`. */
export function clientOf(adapter: SqlMigrationAwareDriverAdapterFactory, onQuery?: (sql: string) => void): Db {
  const db = new PrismaClient({
    adapter: capturable(watched(guarded(adapter))),
    log: onQuery ? [{ emit: 'event', level: 'query' }] : [],
    // The other formats put a call's arguments into the error, and with it into the log.
    errorFormat: 'minimal',
    // A hash leaves the database only where it is selected by name, and columns that only sort and search are not carried
    // about; the types need not know.
    omit: {
      auditEntry: { salt: true },
      user: { passwordHash: true, searchText: true, translationText: true, sortName: true, ...sortedAsShown },
      project: madeOfProjects,
    },
  }) as unknown as Db
  if (onQuery) db.$on('query', ({ query }) => onQuery(query))
  // The types of the extended client are the same ones.
  return db.$extends(listColumns as never) as unknown as Db
}

/** Opens the database and brings it up to date. */
export async function openDatabase(where: {
  databaseUrl?: string | undefined
  dataDir: string
}): Promise<OpenDatabase> {
  // Only the one that is used is loaded.
  const opened = where.databaseUrl
    ? await import('./database/server.ts').then(({ openMigratedServer }) => openMigratedServer(where.databaseUrl!))
    : await import('./database/embedded.ts').then(({ openEmbedded }) => openEmbedded(where.dataDir))
  const db = clientOf(opened.factory)
  return {
    db,
    jobs: opened.jobs,
    ...('pool' in opened ? { pool: opened.pool, probe: opened.probe } : {}),
    async close() {
      await db.$disconnect()
      await opened.close()
    },
  }
}
