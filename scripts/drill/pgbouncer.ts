/** Requests go through a PgBouncer in transaction mode, with fewer connections than callers; it is killed and comes back. */
import { setTimeout as delay } from 'node:timers/promises'
import { query } from '../bench/postgres.ts'
import { freePort } from '../bench/started.ts'
import { startPgbouncer } from '../pgbouncer.mjs'
import { answerOf, onServer, until, write, type Ground } from './ground.ts'

const callers = 24
/** Milliseconds: how long it is used, away, and until all is as before. */
const limits = { used: 12_000, away: 3_000, back: 5_000 }
const reading = '{ projects(first: 5) { totalCount edges { node { title owner { name } } } } }'

/** Runs it; the answer is whether everything was answered, and nothing was lost. */
export async function pgbouncer(ground: Ground): Promise<boolean> {
  if (!ground.postgres) {
    console.log('  no PostgreSQL here')
    return true
  }
  const { start, url } = await onServer(ground)
  const port = await freePort()
  const first = await startPgbouncer(port, url!)
  if ('absent' in first) {
    console.log(`  ${first.absent}`)
    return true
  }
  const server = await start({ env: { DATABASE_POOLER_URL: first.url } })
  let [over, isAway, acknowledged, refused, reads, wrong] = [false, false, 0, 0, 0, 0]
  const said = new Set<string>()
  const busy = Array.from({ length: callers }, async (_, nth) => {
    for (let at = 0; !over; at++) {
      const before = isAway
      if (nth % 2) {
        const answer = await answerOf(server, reading, nth + 1)
        reads++
        if (answer.status === 200 && !answer.code) continue
        if ((before || isAway) && answer.code === 'UNAVAILABLE') refused++
        else {
          wrong++
          said.add(`${answer.status} ${answer.code ?? ''}`)
        }
      } else {
        const done = await write(server, `Bouncerdrill ${nth} ${at}`, nth + 1).catch((error: Error) => error.message)
        if (done === true) acknowledged++
        else if ((before || isAway) && String(done).startsWith('The service is busy')) refused++
        else {
          wrong++
          said.add(String(done))
        }
      }
      if (isAway) await delay(50)
    }
  })
  await delay(limits.used)
  const [open] = await query<{ count: number }>(
    url!,
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  )
  isAway = true
  first.stop()
  await delay(limits.away)
  const second = await startPgbouncer(port, url!)
  const back = await until(async () => (await answerOf(server, reading)).status === 200, limits.back)
  await delay(2_000)
  isAway = false
  await delay(3_000)
  over = true
  await Promise.all(busy)
  const [row] = await query<{ count: number }>(
    url!,
    `SELECT count(*)::int AS count FROM "Project" WHERE title LIKE 'Bouncerdrill %'`,
  )
  await server.stop()
  if ('stop' in second) second.stop()
  console.log(
    `  ${acknowledged} writes acknowledged, ${row!.count} there, ${reads} reads, over ${open!.count} connections of PostgreSQL; ${refused} refused as UNAVAILABLE while it was away for ${limits.away / 1000} s, ${wrong} other failures${said.size ? ` (${[...said].join(', ')})` : ''}; back after ${Math.round(back ?? -1)} ms`,
  )
  return wrong === 0 && row!.count >= acknowledged && acknowledged > 0 && back !== null
}
