/**
 * One receiver of webhooks accepts connections and never answers: twenty others get their messages as before. After three
 * days it is switched off, and its owner is mailed once.
 */
import { createServer } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Server, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { query } from '../bench/postgres.ts'
import { onServer, until, write, type Ground } from './ground.ts'

const others = 20
const writes = 12
/** Milliseconds: between two writes, how much later a message may be than without the dead one, and for one of its tries. */
const limits = { pause: 1_000, later: 1_000, tried: 15_000 }
/** Hours between two looks at the dead one, until it must be off. */
const [step, most] = [4, 80]

/** Runs it; the answer is whether the others noticed nothing and the dead one is off in time. */
export async function webhook(ground: Ground): Promise<boolean> {
  if (!ground.postgres) {
    console.log('  no PostgreSQL here')
    return true
  }
  const { start, url } = await onServer(ground)
  const arrivals: { title: string; at: number }[] = []
  const good = createServer((req, res) => {
    let body = ''
    req.on('data', (part: Buffer) => (body += part.toString()))
    req.on('end', () => {
      arrivals.push({
        title: (JSON.parse(body) as { project: { title: string } }).project.title,
        at: performance.now(),
      })
      res.end()
    })
  })
  const held = new Set<Socket>()
  let called = 0
  const dead = createSocketServer((socket) => {
    called++
    held.add(socket)
    socket.on('error', () => {})
  })
  const [goodPort, deadPort] = [await listening(good), await listening(dead)]
  const hook = (port: number) =>
    `INSERT INTO "Webhook" ("userId", url, events, secret) VALUES (1, 'http://127.0.0.1:${port}/', '{PROJECT_CREATED}', 'the drill keeps none')`
  for (let nth = 0; nth < others; nth++) await query(url!, hook(goodPort))
  const server = await start({ env: { NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'thisMachine.mjs')}` } })

  /** Writes, and how long after each its messages arrived. */
  const measured = async (prefix: string) => {
    const written = new Map<string, number>()
    for (let nth = 0; nth < writes; nth++) {
      const title = `${prefix} ${nth}`
      await write(server, title)
      written.set(title, performance.now())
      await delay(limits.pause)
    }
    const here = () => arrivals.filter(({ title }) => title.startsWith(prefix))
    await until(async () => here().length >= writes * others, 20_000)
    const times = here().map(({ title, at }) => at - written.get(title)!)
    return { count: times.length, most: Math.max(...times), mean: times.reduce((a, b) => a + b, 0) / times.length }
  }
  await measured('Hookdrill first')
  const without = await measured('Hookdrill without')
  await query(url!, hook(deadPort))
  const beside = await measured('Hookdrill beside')
  const hung = called

  // From here on it refuses at once, so that three days do not take hours.
  for (const socket of held) socket.destroy()
  await new Promise((resolve) => dead.close(resolve))
  const failing = async () =>
    (
      await query<{ failures: number; off: boolean }>(
        url!,
        `SELECT failures, "pausedAt" IS NOT NULL AS off FROM "Webhook" WHERE url LIKE '%:${deadPort}/'`,
      )
    )[0]!
  let [hours, tries, off] = [0, 0, await until(async () => (await failing()).failures > 0, limits.tried * 2)]
  let early = false
  while (off !== null && hours < most) {
    const before = await failing()
    tries = before.failures
    if (before.off) break
    early ||= hours < 72 && before.off
    hours += step
    await older(url!, deadPort)
    off = await until(async () => (await failing()).failures > before.failures, limits.tried)
  }
  const paused = (await failing()).off && hours >= 72 && !early
  const told = async (table: string) =>
    (
      await query<{ count: number }>(
        url!,
        `SELECT count(*)::int AS count FROM "${table}" WHERE kind = 'WEBHOOK_PAUSED'`,
      )
    )[0]!.count
  await until(async () => (await told('OutgoingMail')) > 0, limits.tried)
  const [bells, mails] = [await told('Notification'), await told('OutgoingMail')]
  const after = await measured('Hookdrill after')
  await server.stop()
  good.close()
  const later = beside.most - without.most
  console.log(
    `  ${beside.count} messages to ${others} others beside one that hung ${hung} times arrived after ${Math.round(beside.mean)} ms, at most ${Math.round(beside.most)}; without it after ${Math.round(without.mean)} ms, at most ${Math.round(without.most)}; it was ${paused ? `off after ${hours} hours and ${tries} tries` : 'NOT switched off in time'}, its owner told ${bells} and mailed ${mails} times; then the others' came after at most ${Math.round(after.most)} ms`,
  )
  const all = [without, beside, after].every(({ count }) => count === writes * others)
  return all && hung > 0 && later <= limits.later && paused && bells === 1 && mails === 1
}

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** The waits of a webhook and of its job are over. */
async function older(url: string, port: number) {
  const by = `interval '${step} hours'`
  await query(
    url,
    `UPDATE "Webhook" SET "failingSince" = "failingSince" - ${by}, "nextAttemptAt" = "nextAttemptAt" - ${by} WHERE url LIKE '%:${port}/';
     UPDATE pgboss.job SET start_after = start_after - ${by} WHERE name = 'sendWebhook' AND state < 'active'`,
  )
}
