/** Every connection to the database is taken by slow statements: others are answered or refused in time, /readyz says so, and it passes. */
import { setTimeout as delay } from 'node:timers/promises'
import { query } from '../bench/postgres.ts'
import { answerOf, onServer, readiness, until, write, type Ground } from './ground.ts'

const writers = 40
/** Milliseconds: how long it lasts, how long a slow statement takes, the latest answer to others, and until all is well. */
const limits = { lasts: 20_000, slow: 2_000, others: 5_000, back: 2_000 }
const reading = '{ projects(first: 5) { edges { node { title } } } }'

/** Slow is what the drill writes, and nothing else. */
const slowly = `
  CREATE FUNCTION drill_slowly() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN PERFORM pg_sleep(${limits.slow / 1_000}); RETURN NEW; END $$;
  CREATE TRIGGER drill_slowly BEFORE INSERT ON "Project" FOR EACH ROW EXECUTE FUNCTION drill_slowly()`

/** Runs it; the answer is whether nobody waited for long and all refusals were UNAVAILABLE. */
export async function pool(ground: Ground): Promise<boolean> {
  if (!ground.postgres) {
    console.log('  no PostgreSQL here')
    return true
  }
  const { start, url } = await onServer(ground)
  const server = await start()
  const before = await readiness(server)
  await query(url!, slowly)
  let [over, acknowledged, refused, wrong] = [false, 0, 0, 0]
  const busy = Array.from({ length: writers }, async (_, nth) => {
    while (!over) {
      const done = await write(server, `Pooldrill ${nth}`, nth + 1).catch((error: Error) => error.message)
      if (done === true) acknowledged++
      else if (String(done).startsWith('The service is busy')) refused++
      else wrong++
    }
  })
  const said = new Set<string>()
  const others: Awaited<ReturnType<typeof answerOf>>[] = []
  const end = performance.now() + limits.lasts
  const asking = Array.from({ length: 3 }, async (_, nth) => {
    while (performance.now() < end) {
      others.push(await answerOf(server, reading, nth + 1))
      await delay(200)
    }
  })
  while (performance.now() < end) {
    said.add(await readiness(server))
    await delay(300)
  }
  await Promise.all(asking)
  over = true
  await Promise.all(busy)
  await query(url!, 'DROP FUNCTION drill_slowly CASCADE')
  const back = await until(
    async () => (await answerOf(server, reading)).took < 500 && (await readiness(server)) === before,
    limits.back,
  )
  const [row] = await query<{ count: number }>(
    url!,
    `SELECT count(*)::int AS count FROM "Project" WHERE title LIKE 'Pooldrill %'`,
  )
  await server.stop()
  const failed = others.filter(({ status }) => status !== 200)
  wrong += failed.filter((one) => one.status !== 503 || one.code !== 'UNAVAILABLE' || !one.retryAfter).length
  const slowest = Math.max(...others.map(({ took }) => took))
  console.log(
    `  ${acknowledged} slow writes acknowledged, ${row!.count} there, ${refused} refused as UNAVAILABLE; ${others.length} reads beside them, ${failed.length} refused, the slowest after ${Math.round(slowest)} ms; ${wrong} other failures; /readyz said ${[...said].join(', ')}; back after ${Math.round(back ?? -1)} ms`,
  )
  return wrong === 0 && slowest < limits.others && said.has('200 busy') && back !== null && row!.count >= acknowledged
}
