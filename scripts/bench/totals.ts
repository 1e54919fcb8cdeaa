/** What an unfiltered page of projects costs each role, with a total that stops and with one that counts all. */
import { filledDatabase } from './databases.ts'
import { load, type Ask, type Measured } from './load.ts'
import { query, type Postgres } from './postgres.ts'
import { processorTimeOf } from './processes.ts'
import { quiet } from './quiet.ts'
import { inTurns, type Size } from './speed.ts'
import { startOurs } from './started.ts'
import { persistedId } from './works.ts'

export const unfiltered = `query BenchUnfiltered($exact: Boolean!) {
  projects(sort: { field: UPDATED_AT, direction: DESC }, first: 25) {
    totalCount(exact: $exact)
    edges { node { id number title status trl department updatedAt tags owner { id name } canUpdate canDelete } }
  }
}`

/** More would wait for one another: a busy machine counts for a long time. */
const clients = 4

const roles = ['RESEARCHER', 'INDUSTRY', 'INVESTOR', 'COMMERCIALIZATION_TEAM', 'ADMIN'] as const

/** One person of each role with a session, projects for investors, and what people were given to see. */
const prepared = [
  `INSERT INTO "User" (email, username, name, role, status, "updatedAt")
   SELECT lower(r) || '@totals.test', lower(r), r, r::"Role", 'ACTIVE', now() FROM unnest(ARRAY['${roles.join("','")}']) r`,
  `INSERT INTO "SignIn" ("tokenHash", "userId", lifetime, "expiresAt")
   SELECT encode(sha256(('bench-' || role)::bytea), 'hex'), id, 2592000, now() + interval '30 days' FROM "User" WHERE email LIKE '%@totals.test'`,
  `UPDATE "Project" SET "approvedForInvestors" = true WHERE id % 8 = 0`,
  `INSERT INTO "RecordGrant" ("userId", status, "expiresOn", reason, "projectId")
   SELECT 1 + n % 400, 'GRANTED', now() + interval '90 days', 'Asked for', n * 7 FROM generate_series(1, 1000) n`,
  // Sealing the trail of so many is measured by `audit`.
  'DELETE FROM "AuditUnsealed"',
  'VACUUM ANALYZE',
]

const asked = (role: string, exact: boolean) => (): Ask => ({
  path: '/graphql',
  headers: { authorization: `Bearer bench-${role}`, 'cache-control': 'no-cache' },
  body: JSON.stringify({ query: '', variables: { exact }, extensions: { persistedId: persistedId(unfiltered) } }),
})

/** Prints it as processor time and as a ratio, and the 95th percentile at half of what the server can do. */
export async function printTotals(
  postgres: Postgres,
  size: Size,
  { rounds, seconds, dataDir }: { rounds: number; seconds: number; dataDir: string },
): Promise<void> {
  const { url, drop } = await filledDatabase(postgres, size)
  for (const statement of prepared) await query(url, statement)
  const ours = await startOurs({ databaseUrl: url, dataDir })
  await quiet(url)
  const used = () => processorTimeOf(ours.pid) + processorTimeOf(postgres.pid)
  console.log(
    `\nAn unfiltered page of ${size.projects.toLocaleString('en-US')} projects: ms of processor time, server and database`,
  )
  for (const role of roles) {
    const [stopping, exact] = (await inTurns([false, true], rounds, (isExact) =>
      load({ port: ours.port, used }, asked(role, isExact), { seconds, clients }),
    )) as [Measured, Measured]
    const rate = stopping.rate / 2
    const half = await load({ port: ours.port }, asked(role, false), { seconds: 2 * seconds, clients, rate })
    const ratio = (stopping.cpu / exact.cpu).toFixed(2)
    console.log(
      `  ${role}: ${stopping.cpu.toFixed(1)} with a total that stops, ${exact.cpu.toFixed(1)} with an exact one (${ratio} times); 95 % within ${half.p95.toFixed(1)} ms at half load`,
    )
  }
  await ours.stop()
  await drop()
}
