/** One table is locked for 25 seconds while 20 people want it: what does not need it goes on. */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { answerOf, onServer, type Ground } from './ground.ts'

/** Milliseconds: how long it is locked, and how long others may wait at first and later. */
const limits = { locked: 25_000, onset: 3_000, others: 2_500 }

/** Runs it; the answer is whether everything else was answered. */
export async function lock(ground: Ground): Promise<boolean> {
  if (!ground.postgres) {
    console.log('  no PostgreSQL here')
    return true
  }
  const { start, url } = await onServer(ground)
  const server = await start()
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query('LOCK TABLE "Project" IN ACCESS EXCLUSIVE MODE')
  let over = false
  const wanting: number[] = []
  const busy = Array.from({ length: 20 }, async (_, nth) => {
    while (!over) {
      wanting.push((await answerOf(server, '{ projects(first: 5) { totalCount } }', nth + 1)).status)
      await delay(50)
    }
  })
  const others: { status: number; took: number; at: number }[] = []
  const began = performance.now()
  while (performance.now() - began < limits.locked) {
    const at = performance.now() - began
    others.push({ ...(await answerOf(server, '{ unreadNotificationCount viewer { id } }', 40)), at })
    await delay(100)
  }
  await holder.query('ROLLBACK')
  await holder.end()
  over = true
  await Promise.all(busy)
  const after = await answerOf(server, '{ projects(first: 5) { totalCount } }')
  await server.stop()
  const later = others.filter(({ at }) => at > limits.onset).map(({ took }) => took)
  const refused = others.filter(({ status }) => status !== 200).length
  console.log(
    `  ${wanting.length} who wanted the table: ${wanting.filter((status) => status === 503).length} read 503; ${others.length} others: ${refused} refused, at most ${Math.round(Math.max(...others.map(({ took }) => took)))} ms, after the first ${limits.onset / 1000} s at most ${Math.round(Math.max(...later))} ms`,
  )
  return refused === 0 && Math.max(...later) < limits.others && after.status === 200
}
