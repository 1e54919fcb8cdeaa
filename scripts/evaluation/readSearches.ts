/** The judged searches: a hundred texts over the demo university, each with the records or people that are right. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '#api/testing/run.ts'
import type { Db } from '#api/db.ts'

export interface Judged {
  /** What makes it hard: a typo, another order, an acronym … */
  kind: string
  /** The role whose demo account searches. */
  as: string
  text: string
  /** `kind/title`, as the fields of SearchResult are called. */
  right: string[]
}

interface Miss extends Judged {
  /** The place of the first right hit; null when it is not among the first ten. */
  place: number | null
  first: string[]
}

export interface Quality {
  /** The mean of 1/place, where what is not among the first ten counts 0. */
  mrr: number
  byKind: Map<string, number>
  misses: Miss[]
}

const file = path.join(import.meta.dirname, 'searches.json')
export const readSearches = (): Judged[] => JSON.parse(readFileSync(file, 'utf8')) as Judged[]

/** The field that shows what a hit of a kind is called, where it is not its title. */
const titles = {
  companies: 'name',
  experts: 'name',
  facilities: 'name',
  people: 'name',
  teams: 'name',
  technologySummaries: 'headline',
}
const kinds = [
  'arlAssessments challenges collaborations dataRooms deals holdingUpdates ideas inventionDisclosures investmentInterests',
  'investors meetings patents projects publications researchGrants supportRequests synergyAnalyses trlClaims',
  Object.keys(titles).join(' '),
]
  .join(' ')
  .split(' ')

/** Kinds that people write in two languages are judged by what they were first called. */
const inBoth = new Set('challenges companies experts ideas people projects teams technologySummaries'.split(' '))

const fields = kinds.map((kind) => {
  const title = (titles as Record<string, string>)[kind] ?? 'title'
  return `${kind} { id title: ${title}${inBoth.has(kind) ? '(version: FIRST)' : ''} }`
})
const source = `query ($text: String!) { search(text: $text) { hits { of } ${fields.join(' ')} } }`

type Found = { hits: { of: string }[] } & Record<string, { id: string; title: string }[]>

/** Searches in a database that has the demo university. */
export async function evaluateSearches(db: Db, judged: readonly Judged[]): Promise<Quality> {
  const places: Miss[] = []
  for (const search of judged) {
    const email = `${search.as}@demo.ascent.test`
    const as = await db.user.findUniqueOrThrow({ where: { email } })
    const { data, errors } = await run(db, source, { as, variables: { text: search.text } })
    if (errors.length) throw new Error(`${search.text}: ${errors[0]!.message}`)
    const found = data!['search'] as unknown as Found
    const called = Map.groupBy(
      kinds.flatMap((kind) => found[kind]!.map(({ id, title }) => ({ id, name: `${kind}/${title}` }))),
      ({ id }) => id,
    )
    const first = found.hits.slice(0, 10).map(({ of }) => (called.get(of) ?? []).map(({ name }) => name))
    const at = first.findIndex((names) => names.some((name) => search.right.includes(name)))
    places.push({ ...search, place: at < 0 ? null : at + 1, first: first.map(([name]) => name ?? '?') })
  }
  const mean = (some: readonly Miss[]) =>
    some.reduce((sum, { place }) => sum + (place === null ? 0 : 1 / place), 0) / some.length
  return {
    mrr: mean(places),
    byKind: new Map([...Map.groupBy(places, ({ kind }) => kind)].map(([kind, some]) => [kind, mean(some)])),
    misses: places.filter(({ place }) => place !== 1),
  }
}
