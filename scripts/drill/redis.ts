/** Redis goes away for a minute, and hangs: nothing ends, nothing is refused, sign-in stays quick, and it is back at once. */
import { setTimeout as delay } from 'node:timers/promises'
import { startRedis } from '../bench/redis.ts'
import type { Started } from '../bench/started.ts'
import { password } from '../bench/words.ts'
import { ask, onServer, places, readiness, until, type Ground } from './ground.ts'

/** How long it is away; DRILL_SECONDS=600 tries ten minutes. */
const away = Number(process.env['DRILL_SECONDS'] ?? 60) * 1_000
/** Milliseconds: how much slower a sign-in may be, and how soon all is as before. */
const limits = { slower: 1_000, back: 5_000 }

/** Runs it; the answer is whether people noticed nothing but late events. */
export async function redis(ground: Ground): Promise<boolean> {
  const first = await startRedis()
  if (!first) {
    console.log('  no Redis here')
    return true
  }
  const place = ground.postgres ? await onServer(ground) : (await places(ground))[0]!
  const server = await place.start({ env: { REDIS_URL: first.url } })
  await until(async () => (await readiness(server)) === '200 ready', 10_000)
  const usual = Math.max(...(await Promise.all([1, 2, 3].map((nth) => signIn(server, nth)))))

  process.kill(first.pid, 'SIGSTOP')
  const hanging = await signIn(server, 4)
  const noticed = await until(async () => (await readiness(server)) === '200 degraded', limits.back)
  process.kill(first.pid, 'SIGCONT')
  const resumed = await until(async () => (await readiness(server)) === '200 ready', limits.back)

  first.stop()
  let [reads, refused, slowest] = [0, 0, 0]
  const end = performance.now() + away
  for (let nth = 5; performance.now() < end; nth++) {
    slowest = Math.max(slowest, await signIn(server, nth))
    for (const query of ['{ unreadNotificationCount }', '{ projects(first: 5) { totalCount } }']) {
      reads++
      const { data, errors } = await ask(server, query)
      if (!data || errors?.length) refused++
    }
    await delay(250)
  }
  const degraded = (await readiness(server)) === '200 degraded'
  const second = await startRedis(Number(new URL(first.url).port))
  const returned = await until(async () => (await readiness(server)) === '200 ready', limits.back)
  await server.stop()
  second?.stop()
  console.log(
    `  sign-in took ${Math.round(usual)} ms, ${Math.round(hanging)} while Redis hung, at most ${Math.round(slowest)} in ${away / 1000} s without it; ${reads} reads, ${refused} refused; back after ${Math.round(resumed ?? -1)} ms (hung) and ${Math.round(returned ?? -1)} ms (away)`,
  )
  const quick = Math.max(hanging, slowest) <= usual + limits.slower
  return quick && refused === 0 && degraded && [noticed, resumed, returned].every((took) => took !== null)
}

/** Milliseconds of a sign-in, each from an address and by a person of its own; a refused one takes forever. */
async function signIn({ port }: Started, nth: number): Promise<number> {
  const began = performance.now()
  const { ok } = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.0.${nth >> 8}.${nth & 255}` },
    body: JSON.stringify({ email: `person${1 + (nth % 200)}@bench.test`, password }),
  })
  return ok ? performance.now() - began : Infinity
}
