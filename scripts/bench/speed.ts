/** How fast each work is done, by ours and by the others in turns, so that a busy moment of the machine meets all. */
import { isDeepStrictEqual } from 'node:util'
import { load, once, type Measured } from './load.ts'
import { processorTimeOf } from './processes.ts'
import type { Started } from './started.ts'
import { asker, workNamed, works, type Name, type Server, type Work } from './works.ts'

export interface Size {
  projects: number
  users: number
}

export type Speeds = Map<Name, Map<Server, Measured>>

/** Runs every work on every server that can do it. */
export async function speeds(
  servers: ReadonlyMap<Server, Started>,
  size: Size,
  { rounds, seconds, database }: { rounds: number; seconds: number; database?: number },
): Promise<Speeds> {
  const found: Speeds = new Map()
  for (const work of works) {
    const able = [...servers].filter(([server]) => can(work, server))
    const asks = new Map(able.map(([server]) => [server, asker(work, server, size)]))
    const measured = ([server, { port, pid }]: [Server, Started], limit: { seconds: number; count?: number }) =>
      load(
        { port, used: () => processorTimeOf(pid) + (database ? processorTimeOf(database) : 0) },
        asks.get(server)!,
        limit,
      )
    const runs = new Map<Server, Measured[]>(able.map(([server]) => [server, []]))
    // Compilers need some hundred requests before they show what a server can do.
    for (const one of able) await measured(one, { seconds: 4 * seconds, count: 1_200 })
    for (let round = 0; round < rounds; round++)
      for (const one of able) runs.get(one[0])!.push(await measured(one, { seconds }))
    found.set(work.name, new Map([...runs].map(([server, measured]) => [server, middle(measured)])))
  }
  return found
}

/** The list without its filter by department: of few projects, too, it fills a page then. */
const wider = (list: Work): Work => ({
  ...list,
  variables: (size) => {
    const { filter, ...rest } = list.variables(size) as { filter: { status: string[] } }
    return { filter: { status: filter.status }, ...rest }
  },
})

/**
 * What a page of the list and a project cost with few projects and with many, in turns. Of few projects a filter by department
 * and status finds less than a page; so the list is measured as it is, and with a whole page on both sides.
 */
export async function scale(
  sides: Record<'few' | 'many', { server: Started; size: Size }>,
  { rounds, seconds, database }: { rounds: number; seconds: number; database: number },
) {
  const [list, project] = [workNamed('list'), workNamed('detail')]
  const asked = [
    { name: 'the same list', few: list, many: list },
    { name: 'a whole page of the list', few: wider(list), many: list },
    { name: 'a project', few: project, many: project },
  ]
  const found: { name: string; few: Measured; many: Measured }[] = []
  for (const work of asked) {
    const [few, many] = await inTurns(['few', 'many'] as const, rounds, (side) => {
      const { server, size } = sides[side]
      const used = () => processorTimeOf(server.pid) + processorTimeOf(database)
      return load({ port: server.port, used }, asker(work[side], 'ours', size), { seconds })
    })
    found.push({ name: work.name, few: few!, many: many! })
  }
  return found
}

/** Measures each in turns, so that a busy moment meets all; the middle of the rounds, of which the first one warms up. */
export async function inTurns<K>(
  all: readonly K[],
  rounds: number,
  measure: (one: K) => Promise<Measured>,
): Promise<Measured[]> {
  const runs = all.map((): Measured[] => [])
  for (let round = -1; round < rounds; round++)
    for (const [nth, one] of all.entries()) {
      const run = await measure(one)
      if (round >= 0) runs[nth]!.push(run)
    }
  return runs.map(middle)
}

const can = (work: Work, server: Server) =>
  server === 'postgraphile' ? work.postgraphile !== undefined : server !== 'ours again' || work.text.startsWith('query')

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const middle = (runs: Measured[]): Measured => ({
  rate: median(runs.map(({ rate }) => rate)),
  median: median(runs.map((run) => run.median)),
  p95: median(runs.map(({ p95 }) => p95)),
  p99: median(runs.map(({ p99 }) => p99)),
  times: runs.flatMap(({ times }) => times).toSorted((one, other) => one - other),
  cpu: median(runs.map(({ cpu }) => cpu)),
})

/** Throws unless ours gives the same JSON as the hand-written reference, so that the same work is compared. */
export async function sameAnswers(ours: Started, others: readonly [Server, Started][], size: Size): Promise<void> {
  // A search of ours ranks what it finds, and forgives mistyped words; the others give the newest with the letters in them.
  for (const work of works.filter(({ name, text }) => name !== 'search' && text.startsWith('query')))
    for (let nth = 0; nth < 5; nth++) {
      const asked = asker(work, 'ours again', size)()
      const { data } = (await once(ours.port, asked)) as { data: unknown }
      const { variables } = JSON.parse(asked.body) as { variables: object }
      for (const [server, { port }] of others) {
        const path = server === 'plain' ? `/${work.name}` : '/graphql'
        const body = JSON.stringify(server === 'plain' ? variables : { query: work.text, variables })
        const other = (await once(port, { ...asked, path, body })) as { data: unknown }
        if (!isDeepStrictEqual(other.data, data))
          throw new Error(
            `${server} answers ${work.name} otherwise:\n${JSON.stringify(other)}\nours:\n${JSON.stringify(data)}`,
          )
      }
    }
}
