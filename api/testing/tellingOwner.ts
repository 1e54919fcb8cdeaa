/** Somebody who is told things and chooses how: a server, an outbox and a clock for each test of it. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { config } from '../config.ts'
import { notify } from '../features/notifications/notify.ts'
import type { Viewer } from '../viewer.ts'
import { runJobs } from './jobs.ts'
import { perform, person, run } from './run.ts'
import { testServer, type TestServer } from './server.ts'

/** For a test file: a new owner, an empty outbox and 8 o'clock (UTC) before each test. */
export function tellingOwner() {
  const usual = { ...config }
  const here = {} as { server: TestServer; owner: Viewer }

  beforeAll(async () => {
    here.server = await testServer()
  })
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z'), toFake: ['Date'] })
    config.dataDir = mkdtempSync(path.join(tmpdir(), 'ascent notifications '))
    await here.server.db.$executeRaw`DELETE FROM pgboss.job`
    here.owner = await person(here.server.db, 'RESEARCHER', { name: 'Ann <b>Owner</b>' })
  })
  afterEach(() => {
    vi.useRealTimers()
    rmSync(config.dataDir, { recursive: true })
    Object.assign(config, usual)
  })
  afterAll(() => here.server.close())

  return {
    here,
    /** Tells the owner something; the database's own clock does not stand still, so jobs are run as of later. */
    tell: (kind: 'PROJECT_ACCESS_APPROVED' | 'PROJECT_CHANGED_BY_OTHER', project = 'Solar & still') =>
      here.server.db.$transaction((tx) =>
        notify(
          { tx, afterCommit: (effect) => effect() },
          {
            to: here.owner.id,
            kind,
            subject: { entity: 'Project', id: 7 },
            data: { project, by: 'Bob', audience: 'INDUSTRY' },
          },
        ),
      ),
    work: () => runJobs(here.server.db, new Date(Date.now() + 1_000)),
    /** The mails so far, decoded as far as the tests read them. */
    outbox: () => {
      const folder = path.join(config.dataDir, 'outbox')
      if (!existsSync(folder)) return []
      return readdirSync(folder)
        .sort()
        .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='))
    },
    choose: (input: object, as: Viewer | null = here.owner) =>
      perform(here.server.db, 'setNotificationPreferences', input, { as, give: 'preferences { kind bell email }' }),
    schedule: (input: object, as: Viewer | null = here.owner) =>
      perform(here.server.db, 'setNotificationSchedule', input, {
        as,
        give: 'schedule { digestHour quietFrom quietUntil timeZone }',
      }),
    bell: async () =>
      (await run(here.server.db, '{ unreadNotificationCount }', { as: here.owner })).data!['unreadNotificationCount'],
  }
}
