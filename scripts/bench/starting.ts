/** How long a server of ours takes from nothing to its first answer: as it is built, and from its sources. */
import { filledDatabase } from './databases.ts'
import type { Postgres } from './postgres.ts'
import { processorTimeOf } from './processes.ts'
import { median, type Size } from './speed.ts'
import { builtServer, startOurs } from './started.ts'

interface Start {
  /** Milliseconds by the clock, and of processor time of our process. */
  clock: number
  used: number
}

const files = { built: builtServer, 'from the sources': 'api/server.ts' }
type Way = keyof typeof files
const ways = Object.keys(files) as Way[]

/** In turns, so that a busy moment of the machine meets both. */
export async function printStarts(
  postgres: Postgres,
  size: Size,
  { starts, dataDir }: { starts: number; dataDir: string },
) {
  const { url, drop } = await filledDatabase(postgres, size)
  const once = async (way: Way): Promise<Start> => {
    const began = performance.now()
    const server = await startOurs({ databaseUrl: url, dataDir, file: files[way] })
    const start = { clock: performance.now() - began, used: processorTimeOf(server.pid) }
    await server.stop()
    return start
  }
  // The first does what a server does once in a database.
  await once('built')
  const found = new Map<Way, Start[]>(ways.map((way) => [way, []]))
  for (let turn = 0; turn < starts; turn++) for (const way of ways) found.get(way)!.push(await once(way))
  const middle = (way: Way, of: keyof Start) => median(found.get(way)!.map((start) => start[of]))
  const words = (way: Way, of: keyof Start) =>
    `${(middle(way, of) / 1000).toFixed(1)} s (${(middle(way, of) / middle('from the sources', of)).toFixed(2)} of that from the sources)`
  console.log(
    `\nFrom nothing to the first answer of /readyz, ${size.projects.toLocaleString('en-US')} projects, medians of ${starts}`,
  )
  for (const way of ways) console.log(`  ${way}: ${words(way, 'clock')}, processor time ${words(way, 'used')}`)
  await drop()
}
