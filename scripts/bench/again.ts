/** What it brings to keep answers while others write: whatever anybody commits drops all of them (docs/decisions/0011). */
import pg from 'pg'
import { filledDatabase } from './databases.ts'
import { load } from './load.ts'
import type { Postgres } from './postgres.ts'
import { quiet } from './quiet.ts'
import { inTurns, type Size } from './speed.ts'
import { start, startOurs, type Started } from './started.ts'
import { asker, workNamed, type Name, type Server } from './works.ts'

const writesInASecond = [0, 1, 10]
const asked: readonly Name[] = ['list', 'detail', 'search']

/** Commits so often and changes nothing, so that only the commits themselves are met; the function ends it. */
async function committing(url: string, inASecond: number): Promise<() => Promise<void>> {
  const client = new pg.Client(url)
  await client.connect()
  const commit = () => void client.query('SELECT pg_current_xact_id()')
  const timer = inASecond ? setInterval(commit, 1_000 / inASecond) : null
  return async () => {
    if (timer) clearInterval(timer)
    await client.end()
  }
}

/** Prints how often in a second the same viewers are answered again, as a multiple of the hand-written server's. */
export async function printAgain(
  postgres: Postgres,
  size: Size,
  { rounds, seconds, dataDir }: { rounds: number; seconds: number; dataDir: string },
): Promise<void> {
  const { url, drop } = await filledDatabase(postgres, size)
  const ours = await startOurs({ databaseUrl: url, dataDir })
  await quiet(url)
  const plain = await start('scripts/bench/servers/plain.ts', { DATABASE_URL: url }, { ready: '/' })
  const servers: [Server, Started][] = [
    ['ours again', ours],
    ['plain', plain],
  ]
  console.log(
    '\nAsked again by the same viewers, 16 clients, while others commit: ours as a multiple of the hand-written server',
  )
  for (const name of asked) {
    const work = workNamed(name)
    const asks = new Map(servers.map(([server]) => [server, asker(work, server, size)]))
    for (const [server, { port }] of servers)
      await load({ port }, asks.get(server)!, { seconds: 4 * seconds, count: 1_200 })
    const ratios: string[] = []
    for (const inASecond of writesInASecond) {
      const end = await committing(url, inASecond)
      const [kept, other] = await inTurns(servers, rounds, ([server, { port }]) =>
        load({ port }, asks.get(server)!, { seconds }),
      )
      await end()
      ratios.push(`${(kept!.rate / other!.rate).toFixed(2)} at ${inASecond}`)
    }
    console.log(`  ${work.title}: ${ratios.join(', ')} commits a second`)
  }
  await Promise.all([ours.stop(), plain.stop()])
  await drop()
}
