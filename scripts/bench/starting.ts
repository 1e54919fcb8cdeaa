/** How long a server of ours takes from nothing to its first answer, with and without what an earlier one has compiled (NODE_COMPILE_CACHE). */
import path from 'node:path'
import { filledDatabase } from './databases.ts'
import type { Postgres } from './postgres.ts'
import { processorTimeOf } from './processes.ts'
import { median, type Size } from './speed.ts'
import { startOurs } from './started.ts'

interface Start {
  /** Milliseconds by the clock, and of processor time of our process. */
  clock: number
  used: number
}

type Way = 'with it' | 'without it'

/** In turns, so that a busy moment of the machine meets both. */
export async function printStarts(
  postgres: Postgres,
  size: Size,
  { starts, dataDir }: { starts: number; dataDir: string },
) {
  const { url, drop } = await filledDatabase(postgres, size)
  const ways = { 'with it': { NODE_COMPILE_CACHE: path.join(dataDir, 'compiled') }, 'without it': {} }
  const once = async (way: Way): Promise<Start> => {
    const began = performance.now()
    const server = await startOurs({ databaseUrl: url, dataDir, env: ways[way] })
    const start = { clock: performance.now() - began, used: processorTimeOf(server.pid) }
    await server.stop()
    return start
  }
  // The first does what a server does once in a database, and compiles for the others.
  await once('with it')
  const found: Record<Way, Start[]> = { 'with it': [], 'without it': [] }
  for (let turn = 0; turn < starts; turn++)
    for (const way of Object.keys(ways) as Way[]) found[way].push(await once(way))
  const middle = (way: Way, of: keyof Start) => median(found[way].map((start) => start[of]))
  const words = (of: keyof Start) =>
    `${(middle('with it', of) / 1000).toFixed(1)} s with what was compiled before, ${(middle('without it', of) / 1000).toFixed(1)} s without (${(middle('with it', of) / middle('without it', of)).toFixed(2)})`
  console.log(
    `\nFrom nothing to the first answer of /readyz, ${size.projects.toLocaleString('en-US')} projects, medians of ${starts}`,
  )
  console.log(`  clock: ${words('clock')}\n  processor time: ${words('used')}`)
  await drop()
}
