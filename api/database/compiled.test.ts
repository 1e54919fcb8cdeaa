/** Statements are not compiled, whatever the database is set to; on a PostgreSQL server alone. */
import { expect, test } from 'vitest'
import { openServer } from './server.ts'

const server = process.env['TEST_DATABASE_URL']

test.skipIf(!server)('connections to a server have JIT off', async () => {
  const opened = await openServer(server!)
  try {
    expect(await opened.ask('SHOW jit')).toEqual([{ jit: 'off' }])
    expect(await opened.probe('SHOW jit')).toEqual([{ jit: 'on' }])
  } finally {
    await opened.close()
  }
})
