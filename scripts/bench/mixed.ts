/** A day's mixture of questions, the figure by which the servers are compared: 90 % reads, 9 % searches, 1 % writes. */
import { load, type Ask } from './load.ts'
import { processorTimeOf } from './processes.ts'
import { inTurns, type Size } from './speed.ts'
import type { Started } from './started.ts'
import { asker, workNamed, type Name, type Server } from './works.ts'

/** Of a hundred questions. */
const shares: readonly (readonly [Name, number])[] = [
  ['list', 60],
  ['detail', 30],
  ['search', 9],
  ['create', 1],
]
const clients = 16

/** The next question of anybody; ours is asked as a browser does, which takes a kept answer where there is one. */
export function mixture(server: Server, size: Size): () => Ask {
  const hundred = shares.flatMap(([name, share]) => {
    const next = asker(workNamed(name), server, size)
    return Array.from({ length: share }, () => next)
  })
  return () => {
    const ask = hundred[Math.floor(Math.random() * hundred.length)]!()
    const headers = Object.fromEntries(Object.entries(ask.headers).filter(([name]) => name !== 'cache-control'))
    return { ...ask, headers }
  }
}

/** Prints what each server answers at most, ours as a multiple of the others, and how soon each answers at half of that. */
export async function printMixed(
  servers: ReadonlyMap<Server, Started>,
  size: Size,
  { rounds, seconds, database, where }: { rounds: number; seconds: number; database: number; where: string },
): Promise<void> {
  const all = [...servers]
  const found = await inTurns(all, rounds, ([server, { port, pid }]) => {
    const used = () => processorTimeOf(pid) + processorTimeOf(database)
    return load({ port, used }, mixture(server, size), { seconds: 2 * seconds, clients })
  })
  const ours = found[all.findIndex(([server]) => server === 'ours')]!
  console.log(
    `\n90 % reads, 9 % searches, 1 % writes by researchers, ${clients} clients, ${where}: requests/s; ms at half of that, 50 %, 95 %, 99 %`,
  )
  for (const [nth, [server, { port }]] of all.entries()) {
    const { rate, cpu } = found[nth]!
    const half = await load({ port }, mixture(server, size), {
      seconds: 4 * seconds,
      clients,
      rate: rate / 2,
    })
    const ratio = server === 'ours' ? '' : `; ours is ${(ours.rate / rate).toFixed(2)} times this`
    console.log(
      `  ${server.padEnd(13)}${rate.toFixed(0).padStart(6)} (${cpu.toFixed(2)} ms of processor time); ${[half.median, half.p95, half.p99].map((ms) => ms.toFixed(1)).join(', ')}${ratio}`,
    )
  }
}
