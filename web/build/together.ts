/**
 * Which parts of the code are one file. Each file is a question of its own, and what a page does not need is on the way for nothing; so
 * parts are put together while that saves more than it brings, the best two first. Only parts that wait for each other in one
 * direction may be together: files in a circle would run before what they need.
 */

/** Code that every page needs either whole or not at all. */
export interface Part {
  name: string
  /** On the wire, about. */
  bytes: number
  /** Names of parts that must have run before it. */
  imports: readonly string[]
  /** Whether it is asked for by its own name, and so is a file by itself. */
  alone: boolean
}

/** What one step of a visit brings: a page, or what opens on it. */
export interface Load {
  parts: ReadonlySet<string>
  /** How often it happens, where a page is 1. */
  weight: number
}

/**
 * So many bytes are worth one file less. On Lighthouse's slow phone it would be 4,000 (ten small files less are 0.2 s of its 1.6 Mbit/s),
 * over better networks it is less, and with this the pages keep their limits of bytes (web/e2e/weight.spec.ts).
 */
const fileCosts = 2500

interface Group {
  parts: Part[]
  bytes: number
  /** For each load, whether it brings the group. */
  brought: boolean[]
  /** For each load, the bytes of what the group imports and the load does not bring yet. */
  dragged: number[]
}

interface Pair {
  one: Group
  other: Group
  /** Bytes, over all loads. */
  saved: number
}

/** Every part that is not alone is in one of the groups; a group is a file. */
export function together(parts: readonly Part[], loads: readonly Load[]): Part[][] {
  const importedBy = importsOf(parts)
  let groups = parts.flatMap((part) => (part.alone ? [] : [groupOf(part, loads, importedBy(part))]))
  let pairs = groups.flatMap((one, at) => worthIt(one, groups.slice(at + 1), loads))
  for (;;) {
    const best = pairs.sort((a, b) => b.saved - a.saved).find((pair) => !makesCircle(pair, groups, parts))
    if (!best) return groups.map((group) => group.parts)
    const { one, other } = best
    const both = joined(one, other)
    groups = groups.filter((group) => group !== one && group !== other)
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((group) => group === one || group === other))
    pairs.push(...worthIt(both, groups, loads))
    groups.push(both)
  }
}

/** All that a part imports, directly or over others. */
function importsOf(parts: readonly Part[]) {
  const byName = new Map(parts.map((part) => [part.name, part]))
  const found = new Map<string, ReadonlySet<Part>>()
  return function imported(part: Part): ReadonlySet<Part> {
    const known = found.get(part.name)
    if (known) return known
    const all = new Set<Part>()
    found.set(part.name, all)
    for (const name of part.imports) {
      const one = byName.get(name)
      if (one) for (const needed of [one, ...imported(one)]) all.add(needed)
    }
    return all
  }
}

const groupOf = (part: Part, loads: readonly Load[], imported: ReadonlySet<Part>): Group => ({
  parts: [part],
  bytes: part.bytes,
  brought: loads.map((load) => load.parts.has(part.name)),
  dragged: loads.map((load) =>
    [...imported].reduce((sum, { name, bytes }) => (load.parts.has(name) ? sum : sum + bytes), 0),
  ),
})

const joined = (one: Group, other: Group): Group => ({
  parts: [...one.parts, ...other.parts],
  bytes: one.bytes + other.bytes,
  brought: one.brought.map((is, at) => is || other.brought[at]!),
  // What both import counts once, as the larger one nearly always has it all.
  dragged: one.dragged.map((bytes, at) => Math.max(bytes, other.dragged[at]!)),
})

const worthIt = (one: Group, others: readonly Group[], loads: readonly Load[]): Pair[] =>
  others.map((other) => ({ one, other, saved: saving(one, other, loads) })).filter(({ saved }) => saved > 0)

function saving(one: Group, other: Group, loads: readonly Load[]): number {
  let saved = 0
  for (const [at, { weight }] of loads.entries()) {
    const [first, second] = [one.brought[at], other.brought[at]]
    if (first && second) saved += weight * fileCosts
    else if (first) saved -= weight * (other.bytes + other.dragged[at]!)
    else if (second) saved -= weight * (one.bytes + one.dragged[at]!)
  }
  return saved
}

/** Whether a way leads from one of both over others to one of both. */
function makesCircle({ one, other }: Pair, groups: readonly Group[], parts: readonly Part[]): boolean {
  const imports = new Map<string, readonly string[]>(parts.map((part) => [part.name, part.imports]))
  for (const group of groups) {
    const all = group.parts.flatMap((part) => part.imports)
    for (const { name } of group.parts) imports.set(name, all)
  }
  const own = new Set([...one.parts, ...other.parts].map(({ name }) => name))
  const next = (name: string) => imports.get(name) ?? []
  const seen = new Set<string>()
  const leadsBack = (name: string): boolean => {
    if (own.has(name)) return true
    if (seen.has(name)) return false
    seen.add(name)
    return next(name).some(leadsBack)
  }
  return [...own].some((name) => next(name).some((after) => !own.has(after) && leadsBack(after)))
}
