/** PostgreSQL is paused (SIGSTOP) under load: every answer within ten seconds, /readyz within two, and all is well afterwards. */
import { setTimeout as delay } from 'node:timers/promises'
import { childrenOf } from '../bench/processes.ts'
import { answerOf, onServer, readiness, until, type Ground } from './ground.ts'

/** Milliseconds. */
const limits = { paused: 20_000, answer: 10_000, ready: 2_000, back: 5_000 }

/** Runs it; the answer is whether nobody waited longer than that. */
export async function hang(ground: Ground): Promise<boolean> {
  if (!ground.postgres) {
    console.log('  no PostgreSQL here')
    return true
  }
  const { start } = await onServer(ground)
  const server = await start()
  let over = false
  const answers: Awaited<ReturnType<typeof answerOf>>[] = []
  const busy = Array.from({ length: 16 }, async (_, nth) => {
    while (!over) {
      const answer = await answerOf(server, '{ projects(first: 5) { totalCount } }', nth + 1)
      answers.push(answer)
      if (answer.code) await delay(100)
    }
  })
  await delay(500)
  // The first process before the others: it would start new ones.
  process.kill(ground.postgres.pid, 'SIGSTOP')
  const all = [ground.postgres.pid, ...childrenOf(ground.postgres.pid)]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  const ready: number[] = []
  const end = performance.now() + limits.paused
  await delay(100)
  while (performance.now() < end) {
    const began = performance.now()
    if ((await readiness(server)).startsWith('503')) ready.push(performance.now() - began)
    await delay(500)
  }
  for (const pid of all) process.kill(pid, 'SIGCONT')
  const back = await until(
    async () => (await answerOf(server, '{ projects(first: 5) { totalCount } }')).status === 200,
    limits.back,
  )
  over = true
  await Promise.all(busy)
  await server.stop()
  const failed = answers.filter(({ status }) => status !== 200)
  const wrong = failed.filter(({ status, code, retryAfter }) => status !== 503 || code !== 'UNAVAILABLE' || !retryAfter)
  const [slowest, slowestReady] = [Math.max(...answers.map(({ took }) => took)), Math.max(...ready)]
  console.log(
    `  ${failed.length} answers 503 UNAVAILABLE, ${wrong.length} other failures, the slowest after ${Math.round(slowest)} ms; /readyz said so within ${Math.round(slowestReady)} ms; back after ${Math.round(back ?? -1)} ms`,
  )
  return wrong.length === 0 && slowest < limits.answer && slowestReady < limits.ready && back !== null
}
