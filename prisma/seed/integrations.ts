/** Writes what the demo university has connected: calendars by CalDAV, and keys of programs. */
import { createHash, randomBytes } from 'node:crypto'
import type { ApiScope } from '../../api/__generated__/prisma/enums.ts'
import type { Tx } from '../../api/db.ts'
import type { Calendar } from './calendar.ts'
import type { Ids } from './projects/demoProject.ts'

interface DemoKey {
  name: string
  by: string
  scopes: ApiScope[]
  /** Days since it was made, until it ends, and since it was used or revoked. */
  age: number
  days: number
  used?: number
  revoked?: number
}

// prettier-ignore
const keys: readonly DemoKey[] = [
  { name: 'Nightly export to the data warehouse', by: 'elena.marchesi', scopes: ['READ'], age: 40, days: 90, used: 1 },
  { name: 'Research portal of the department', by: 'jonas.ekelund', scopes: ['READ'], age: 75, days: 180, used: 3 },
  { name: 'Import of lab results', by: 'mira.kostova', scopes: ['READ', 'WRITE'], age: 20, days: 30, used: 2 },
  { name: 'Script for the annual report', by: 'hana.qasrawi', scopes: ['READ'], age: 120, days: 90, used: 35 },
  { name: 'Old dashboard', by: 'thabo.molefane', scopes: ['READ', 'WRITE'], age: 60, days: 365, revoked: 12 },
]

export async function seedIntegrations(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  await tx.integration.create({ data: { kind: 'CALDAV', enabled: true } })
  for (const [at, { name, by, scopes, age, days, used, revoked }] of keys.entries()) {
    // Nobody knows the keys themselves.
    const key = randomBytes(32).toString('base64url')
    const createdAt = calendar.ago(age, at)
    await tx.apiKey.create({
      data: {
        userId: persons.get(by)!,
        name,
        scopes,
        prefix: `ascent_${key.slice(0, 6)}`,
        tokenHash: createHash('sha256').update(key).digest('base64url'),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + days * 24 * 3_600_000),
        lastUsedAt: used === undefined ? null : calendar.ago(used, at),
        revokedAt: revoked === undefined ? null : calendar.ago(revoked, at),
      },
    })
  }
}
