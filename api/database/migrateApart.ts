/**
 * Migrations in a thread that ends after them: the engine takes more memory than the rest of the server, and few starts need
 * it. A thread and not a process, so that whatever kills the server kills it, too.
 */
import { Worker } from 'node:worker_threads'

/** A folder's database may not be open meanwhile; on a server the others wait. */
export type Where = { databaseUrl: string } | { folder: string }

/** Brings a database up to date, an empty one included. */
export const migrateApart = (where: Where) =>
  new Promise<void>((resolve, reject) =>
    new Worker(new URL('migrationThread.ts', import.meta.url), { workerData: where })
      .once('error', reject)
      .once('exit', () => resolve()),
  )
