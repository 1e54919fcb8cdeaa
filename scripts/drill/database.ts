/** The database falls over under load: errors, and then it goes on without a restart of ours. */
import { setTimeout as delay } from 'node:timers/promises'
import { query } from '../bench/postgres.ts'
import { backendOf, onServer, write, written, type Ground } from './ground.ts'

/** How long PostgreSQL may take to start again from its log, and how long we may be missed after that. */
const patience = { theirs: 120_000, ours: 5_000 }

/** Runs it; the answer is whether the same process serves again and has lost nothing. */
export async function database(ground: Ground): Promise<boolean> {
  if (!ground.postgres) {
    console.log('  no PostgreSQL here')
    return true
  }
  const { start, url } = await onServer(ground)
  const server = await start()
  let [acknowledged, errors, over, asked] = [0, 0, false, 0]
  let restored: number | undefined
  let fallen = Infinity
  const client = async () => {
    while (!over) {
      const at = performance.now()
      if (await write(server, `Falldrill ${++asked}`).catch(() => false)) {
        acknowledged++
        if (errors && at > fallen) restored ??= performance.now() - fallen
      } else {
        errors++
        await delay(20)
      }
    }
  }
  const busy = Promise.all(Array.from({ length: 8 }, client))
  await delay(1_000)
  const victim = await backendOf(url!)
  fallen = performance.now()
  // When one of its processes is killed, PostgreSQL ends all connections and starts again from its log.
  process.kill(victim, 'SIGKILL')
  const back = await standsAgain(url!, fallen)
  while (restored === undefined && performance.now() - fallen < back + patience.ours) await delay(20)
  await delay(1_000)
  over = true
  await busy
  const there = await written(server, 'Falldrill')
  await server.stop()
  console.log(
    `  ${acknowledged} writes acknowledged, ${there} there, ${errors} refused meanwhile; PostgreSQL was back after ${Math.round(back)} ms, we ${restored === undefined ? 'never' : `${Math.max(0, Math.round(restored - back))} ms later`}`,
  )
  return restored !== undefined && there >= acknowledged
}

/** Milliseconds from the fall until PostgreSQL takes a connection again. */
async function standsAgain(url: string, fallen: number): Promise<number> {
  for (;;) {
    await delay(50)
    const took = performance.now() - fallen
    const there = await query(url, 'SELECT 1').then(
      () => true,
      () => false,
    )
    if (there || took > patience.theirs) return took
  }
}
