/**
 * A failover under load: the primary's connections end (57P01) and the server answers read-only (25006) until the standby is
 * promoted. Reads go on, writes are repeated or refused as UNAVAILABLE, and nothing acknowledged is lost.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { query } from '../bench/postgres.ts'
import { ask, onServer, write, type Ground } from './ground.ts'

/** How long the standby takes to be promoted, and how long we may take after that (ms). */
const promotion = 1_000
const patience = 5_000
const busy = /^The service is busy/

/** Runs it; the answer is whether every refusal was UNAVAILABLE, no read failed, and writes went on in time. */
export async function failover(ground: Ground): Promise<boolean> {
  if (!ground.postgres) {
    console.log('  no PostgreSQL here')
    return true
  }
  const { start, url } = await onServer(ground)
  const server = await start()
  const readOnly = async (isOn: boolean) => {
    await query(url!, `ALTER SYSTEM SET default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
    await query(url!, 'SELECT pg_reload_conf()')
  }
  let [acknowledged, unavailable, others, reads, readErrors, asked, over] = [0, 0, 0, 0, 0, 0, false]
  let promoted = Infinity
  let back: number | undefined
  const writer = async (session: number) => {
    while (!over) {
      const began = performance.now()
      try {
        if (await write(server, `Overdrill ${++asked}`, session)) acknowledged++
        if (began > promoted) back ??= performance.now() - promoted
      } catch (error) {
        if (busy.test((error as Error).message)) unavailable++
        else others++
        await delay(20)
      }
    }
  }
  const reader = async () => {
    while (!over) {
      const { errors } = await ask(server, '{ projects(first: 5) { edges { node { title } } } }', {}, 9)
      reads++
      if (errors?.length) readErrors++
      await delay(20)
    }
  }
  const clients = Promise.all([...Array.from({ length: 8 }, (_, at) => writer(at + 1)), reader()])
  await delay(1_000)
  await readOnly(true)
  await query(
    url!,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  await delay(promotion)
  await readOnly(false)
  promoted = performance.now()
  while (back === undefined && performance.now() - promoted < patience) await delay(20)
  await delay(500)
  over = true
  await clients
  // Each session sees its own drafts alone.
  const [row] = await query<{ count: number }>(
    url!,
    `SELECT count(*)::int AS count FROM "Project" WHERE title LIKE 'Overdrill %'`,
  )
  const there = row!.count
  await server.stop()
  console.log(
    `  ${acknowledged} writes acknowledged, ${there} there, ${unavailable} refused as UNAVAILABLE, ${others} otherwise; ${reads} reads, ${readErrors} refused; writes went on ${back === undefined ? 'never' : `${Math.round(back)} ms after the promotion`}`,
  )
  return back !== undefined && there >= acknowledged && others === 0 && readErrors === 0
}
