/** An account on a server whose configuration and outbox are a test's own, for the tests of the ways in. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { makeUser } from '../../prisma/seed/factories/people.ts'
import { config } from '../config.ts'
import { hashPassword } from '../features/accounts/password.ts'
import { closeLimits } from '../limits.ts'
import { perform } from './run.ts'
import { testServer } from './server.ts'

export const email = 'ann@test.example'
export const password = 'a-good-one'

/** For a test file: a server of its own with one account; each test begins with the usual configuration and no tries. */
export async function accounts() {
  const usual = { ...config }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ascent account '))
  const server = await testServer()
  await makeUser(server.db, { email, username: 'ann', passwordHash: await hashPassword(password) })
  beforeEach(() => {
    closeLimits()
    Object.assign(config, usual, { dataDir })
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(async () => {
    await server.close()
    Object.assign(config, usual)
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Performs a mutation as a visitor. */
  const act = (name: string, input: object, give: string) => perform(server.db, name, input, { as: null, give })

  return { server, dataDir, act }
}
