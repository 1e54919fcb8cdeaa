/** How long matching takes, what its indexes weigh, and how long other work waits for it, beside plain BM25 in the same run. */
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MatchIndex, type MatchText } from '../../api/matching/matchIndex.ts'
import { madeUpTexts, mixed, textsOf } from './matchTexts.ts'
import { PlainIndex } from './plainIndex.ts'

/** Of the best so many it is asked how near they are, as a match does. */
const compared = 60

interface Index {
  put: (id: number, text: MatchText) => void
  /** A whole match. */
  match: (text: MatchText) => Promise<void>
}

function ours(): Index {
  const index = new MatchIndex<number>()
  return {
    put: (id, text) => index.put(id, text),
    match: async (text) => {
      const best = (await index.rank(text)).slice(0, compared)
      const share = index.shares(text)
      for (const { id } of best) share(id)
    },
  }
}

function plain(): Index {
  const index = new PlainIndex()
  return {
    put: (id, text) => index.put(id, text),
    match: (text) => {
      index.rank(text)
      return Promise.resolve()
    },
  }
}

interface Filled {
  index: Index
  /** Seconds of processor time to index all texts, and megabytes that the index takes. */
  seconds: number
  memory: number
}

interface Asked {
  /** Milliseconds of each match, the shortest first, and those of processor time for one. */
  times: number[]
  processor: number
  /** Milliseconds of processor time that other work waited for at most; on a busy machine the clock counts other programs too. */
  wait: number
}

export async function printMatching(folder: string | undefined, quick: boolean): Promise<void> {
  const texts = folder ? textsOf(folder) : madeUpTexts()
  const { projects, challenges } = texts
  const whole = (value: number) => value.toLocaleString('en-US')
  console.log(
    `\nMatching ${whole(projects.length)} projects and ${whole(challenges.length)} challenges ${folder ? `of ${folder}` : '(made up)'}; in brackets plain BM25`,
  )
  await both('challenges, asked for every project', challenges, projects)
  await both('projects, asked for every challenge', projects, challenges)
  const [many, some] = quick ? [2_000, 20] : [10_000, 200]
  await both(
    `${whole(many)} challenges, asked for ${some} projects`,
    mixed(challenges, many, 2_400),
    projects.slice(0, some),
  )
}

async function both(title: string, texts: MatchText[], queries: MatchText[]) {
  const [our, their] = [await filled(ours, texts), await filled(plain, texts)]
  const [found, reference] = [await asked(our.index, queries), await asked(their.index, queries)]
  // Every text counts in how rare a word is, so that the first match after a change costs more.
  const changed: Asked[] = []
  for (const [at, query] of queries.slice(0, 20).entries()) {
    our.index.put(at, texts[at]!)
    changed.push(await asked(our.index, [query]))
  }
  const ratio = (one: number, other: number) => `${(one / other).toFixed(2)} times`
  const ms = (value: number) => `${value.toFixed(1)} ms`
  console.log(`  ${title}`)
  console.log(`    index: ${our.seconds.toFixed(1)} s of processor time (${ratio(our.seconds, their.seconds)}), ${Math.round(our.memory)} MB (${ratio(our.memory, their.memory)})`) // prettier-ignore
  console.log(`    a match: median ${ms(middle(found.times))}, longest ${ms(found.times.at(-1)!)}; ${ms(found.processor)} of processor time (${ratio(found.processor, reference.processor)})`) // prettier-ignore
  console.log(`    the first after a change: median ${ms(middle(changed.map(({ times }) => times[0]!).toSorted((one, other) => one - other)))}`) // prettier-ignore
  console.log(`    other work waits for ${ms(Math.max(found.wait, ...changed.map(({ wait }) => wait)))} of processor time at most (${ms(reference.wait)})`) // prettier-ignore
}

/** As the server fills it: one text after another, between which others get their turn. */
async function filled(make: () => Index, texts: readonly MatchText[]): Promise<Filled> {
  const before = heap()
  const begun = process.cpuUsage()
  const index = make()
  for (const [id, text] of texts.entries()) {
    index.put(id, text)
    if (id % 20 === 0) await setImmediate()
  }
  const seconds = spent(begun) / 1_000
  return { index, seconds, memory: heap() - before }
}

async function asked({ match }: Index, queries: readonly MatchText[]): Promise<Asked> {
  const waits = watchWaits()
  const begun = process.cpuUsage()
  const times: number[] = []
  for (const query of queries) {
    const start = performance.now()
    await match(query)
    times.push(performance.now() - start)
    await setImmediate()
  }
  const processor = spent(begun) / queries.length
  times.sort((one, other) => one - other)
  return { times, processor, wait: await waits() }
}

/** Runs whenever it may, and gives the longest that it had to wait. */
function watchWaits(): () => Promise<number> {
  let [longest, watching] = [0, true]
  const watch = async () => {
    while (watching) {
      const begun = process.threadCpuUsage()
      await setImmediate()
      const { user, system } = process.threadCpuUsage(begun)
      longest = Math.max(longest, (user + system) / 1_000)
    }
    return longest
  }
  const done = watch()
  return () => {
    watching = false
    return done
  }
}

const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)]!

/** Milliseconds of processor time since then. */
function spent(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000
}

/** Megabytes in use after what is no longer needed was collected. */
function heap(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}
