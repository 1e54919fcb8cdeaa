/**
 * pg-boss on the embedded database, which is one connection: its statements must not fall into a transaction of Prisma's.
 * PGlite keeps a lock for each transaction, the adapter's included, and whatever else is asked waits for its end.
 */
import type { PGlite } from '@electric-sql/pglite'
import type { JobConnection } from './connections.ts'

/** The connection for pg-boss. */
export const queueBeside = (pglite: PGlite): JobConnection => ({
  backend: 'pglite',
  db: {
    async executeSql(text, values) {
      if (values?.length) return pglite.query(text, values)
      // A script that opens a transaction and fails must have left it before anybody else is let in.
      const run = /^\s*BEGIN\b/.test(text) ? pglite.transaction((tx) => tx.exec(text)) : pglite.exec(text)
      return { rows: (await run).flatMap(({ rows }) => rows) }
    },
  },
})
