/** The thread of migrateApart.ts. */
import { workerData } from 'node:worker_threads'
import { Embedded, openFolder } from './embedded.ts'
import { migrate } from './migrate.ts'
import type { Where } from './migrateApart.ts'
import { alone } from './server.ts'

const where = workerData as Where
if ('databaseUrl' in where) await alone(where.databaseUrl, migrate)
else {
  const pglite = await openFolder(where.folder)
  await migrate(new Embedded(pglite))
  await pglite.close()
}
