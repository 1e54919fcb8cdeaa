/**
 * The threads of records: what each came from, and what became of it, step by step. Every step is found with the viewer's
 * own access, so that nothing is reached through what the viewer may not see. A step is one statement for each kind of
 * record, however many records are asked about.
 */
import { threads } from '../__generated__/features/threads.ts'
import type { Context } from '../context.ts'
import { isNothing } from '../access.ts'
import { anyTable, columnAt, numbersAt, withColumns, type Row } from '../columnPaths.ts'
import type { Thread } from './definition.ts'

/** So many steps are followed in each direction, and so many records of a kind are read for each record that they came from. */
const [mostSteps, most] = [6, 50]

/** A record of the thread. */
export interface Entry {
  readonly key: string
  readonly of: Thread
  readonly row: Row
}

const keyOf = (model: string, id: number) => `${model}-${id}`

/** All records that are known by now, and which of them came from which. */
class Known {
  readonly entries = new Map<string, Entry>()
  readonly #outcomes = new Map<string, Entry[]>()
  readonly #ctx: Context

  constructor(ctx: Context) {
    this.#ctx = ctx
  }

  /** Reads records of a definition. */
  async read(of: Thread, where: object, take?: number): Promise<Entry[]> {
    const within = of.within(this.#ctx.access)
    if (isNothing(within)) return []
    const rows = await anyTable(this.#ctx.db, of.model).findMany({
      where: { AND: [where, within] },
      select: {
        ...withColumns(
          of.select,
          originsOf(of).map(([, path]) => path),
        ),
        id: true,
      },
      orderBy: { id: 'desc' },
      ...(take === undefined ? {} : { take }),
    })
    return rows.map((row) => this.#add({ key: keyOf(of.model, row.id), of, row }))
  }

  #add(entry: Entry): Entry {
    const known = this.entries.get(entry.key)
    if (known) return known
    this.entries.set(entry.key, entry)
    for (const key of originKeys(entry)) this.#outcomes.set(key, [...(this.#outcomes.get(key) ?? []), entry])
    return entry
  }

  origins = (entry: Entry): Entry[] => originKeys(entry).flatMap((key) => this.entries.get(key) ?? [])
  outcomes = (entry: Entry): Entry[] => this.#outcomes.get(entry.key) ?? []
  beside = (entry: Entry): Entry[] => this.outcomes(entry).filter(({ of }) => of.beside)

  /** What the entries came from. */
  async readOrigins(entries: readonly Entry[]): Promise<Entry[]> {
    const keys = new Set(entries.flatMap(originKeys).filter((key) => !this.entries.has(key)))
    await this.#each((of) => {
      const ids = [...keys].flatMap((key) => idIn(key, of.model))
      return ids.length ? [this.read(of, { id: { in: ids } })] : []
    })
    return entries.flatMap(this.origins)
  }

  /** What came of the entries; `beside` is only what stands beside them. */
  readOutcomes(entries: readonly Entry[], beside = false): Promise<Entry[]> {
    return this.#each((of) =>
      originsOf(of).flatMap(([model, path]) => {
        const ids = entries.filter((entry) => entry.of.model === model).map(({ row }) => row.id)
        return ids.length && (of.beside || !beside)
          ? [this.read(of, columnAt(path, { in: ids }), most * ids.length)]
          : []
      }),
    )
  }

  async #each(reads: (of: Thread) => Promise<Entry[]>[]): Promise<Entry[]> {
    return (await Promise.all(threads.flatMap(reads))).flat()
  }
}

/** Each path to records that it came from, with their model. */
const originsOf = ({ from }: Thread): [string, string][] =>
  Object.entries(from).flatMap(([model, paths]) => [paths].flat().map((path): [string, string] => [model, path]))

const originKeys = ({ of, row }: Entry): string[] =>
  originsOf(of).flatMap(([model, path]) => numbersAt(row, path).map((id) => keyOf(model, id)))

const idIn = (key: string, model: string): number[] => {
  const [name, id] = key.split('-')
  return name === model ? [Number(id)] : []
}

/** Takes steps until there is nothing new; all that was reached, with where it began. */
async function steps(from: readonly Entry[], step: (entries: readonly Entry[]) => Promise<Entry[]>): Promise<Entry[]> {
  const reached = new Set(from)
  let frontier = from
  for (let count = 0; count < mostSteps && frontier.length; count++) {
    const next = new Set(await step(frontier))
    frontier = [...next].filter((entry) => !reached.has(entry))
    for (const entry of frontier) reached.add(entry)
  }
  return [...reached]
}

/** What can be reached among what is known. */
function reach(from: readonly Entry[], next: (entry: Entry) => Entry[]): Entry[] {
  const found = new Set(from)
  // A set is walked in order, with what is added meanwhile.
  for (const entry of found) for (const one of next(entry)) found.add(one)
  return [...found]
}

const whenOf = ({ of, row }: Entry) => of.when(row as never).getTime()

/** The threads of records of one kind, in the order of the records, each from the earliest step to the latest. */
export async function threadsOf(ctx: Context, model: string, ids: readonly number[]): Promise<Entry[][]> {
  const of = threads.find((one) => one.model === model)!
  const known = new Known(ctx)
  const roots = await known.read(of, { id: { in: [...ids] } })
  const [origins] = await Promise.all([
    steps(roots, (entries) => known.readOrigins(entries)),
    steps(roots, (entries) => known.readOutcomes(entries)),
  ])
  await steps(origins, (entries) => known.readOutcomes(entries, true))
  return ids.map((id) => {
    const root = known.entries.get(keyOf(model, id))
    if (!root) return []
    const outcomes = reach([root], known.outcomes)
    const before = reach(reach([root], known.origins), known.beside)
    return [...new Set([...before, ...outcomes])].toSorted(
      (one, other) => whenOf(one) - whenOf(other) || (one.key < other.key ? -1 : 1),
    )
  })
}
