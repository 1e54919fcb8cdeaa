/** How much memory the server holds after many requests, and whether it holds more the longer it is asked. */
import { load } from './load.ts'
import type { Size } from './speed.ts'
import type { Started } from './started.ts'
import { asker, works } from './works.ts'

export interface Memory {
  /** Resident megabytes: when it is ready, after so many requests, and at the end of the load. */
  start: number
  after: number
  end: number
  /** Megabytes a minute over the second half of the load; the first half fills caches. */
  growth: number
}

/** Asks for pages, and now and then creates, first so many times and then for so long. */
export async function memoryOf(
  server: Started,
  size: Size,
  { requests, seconds }: { requests: number; seconds: number },
): Promise<Memory> {
  const start = server.resident()
  const asks = works.filter(({ name }) => name !== 'login').map((work) => ({ work, next: asker(work, 'ours', size) }))
  let nth = 0
  /** A write for every twenty questions. */
  const next = () => {
    const turn = nth++ % 20
    return asks.find(({ work }) => work.name === (turn === 0 ? 'create' : queries[turn % queries.length]))!.next()
  }
  await load(server, next, { count: requests })
  const after = server.resident()
  const seen: number[] = []
  const watch = setInterval(() => seen.push(server.resident()), 1_000)
  await load(server, next, { seconds })
  clearInterval(watch)
  const half = seen.slice(Math.floor(seen.length / 2))
  return { start, after, end: server.resident(), growth: slope(half) * 60 }
}

const queries = ['list', 'detail', 'search'] as const

/** The least squares' slope over equal steps: one collection of garbage does not make or hide a trend. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [above, below] = values.reduce(
    ([sum, squares], value, at) => [sum + (at - middle) * (value - mean), squares + (at - middle) ** 2],
    [0, 0],
  )
  return below ? above / below : 0
}
