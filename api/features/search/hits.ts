/** What a text finds, of each kind and of all kinds together. */
import type { Context } from '../../context.ts'
import { byName, type Found } from '../../records/found.ts'
import { wantedText } from '../../records/inBoth.graph.ts'
import { records } from '../../records/records.ts'
import { askedFor, type Asked, type Question } from './asked.ts'
import { candidatesOf, knownOf } from './candidates.ts'
import { placesOf, type Place } from './places.ts'
import { kindsWith } from './queries.ts'
import { rank, worthShowing, type Ranked } from './rank.ts'

/** A kind of hit: the entity of its records and how they are found. */
export interface Kind {
  entity: string
  search: Found
}

export interface Hit {
  entity: string
  id: number
  score: number
  places: () => Place[]
}

const mostOfKind = 5
const mostOfAll = 20

const ofPeople = { titled: 'name', also: ['department', 'expertise'] }

export const kinds: readonly Kind[] = [
  ...records,
  {
    entity: 'User',
    search: {
      name: 'people',
      description: 'People, best first, at most 5.',
      read: 'USER_FIND',
      order: byName,
      words: ofPeople,
      only: { status: 'ACTIVE' },
    },
  },
  {
    entity: 'User',
    search: {
      name: 'experts',
      description: 'Experts with whom a session can be booked, best first, at most 5.',
      read: 'USER_FIND',
      allowed: 'EXPERT_BOOK',
      order: byName,
      words: ofPeople,
      only: { role: 'EXPERT', status: 'ACTIVE' },
    },
  },
]

/** The hits by the name of their kind. */
export class Hits extends Map<string, Hit[]> {
  /** Of all kinds, the best first. A person may be found as two kinds. */
  best(): Hit[] {
    const known = new Set<string>()
    return worthShowing([...this.values()].flat())
      .filter(({ entity, id }) => !known.has(`${entity}:${id}`) && known.add(`${entity}:${id}`))
      .slice(0, mostOfAll)
  }
}

/** Looks for records with all of the words; where there are none of any kind, for some of them. */
export async function search(text: string, wanted: readonly Kind[], ctx: Context): Promise<Hits> {
  const asked = text ? await askedFor(ctx.db, text) : null
  if (!asked) return new Hits()
  const allowed = wanted.filter(({ search: { read, allowed = read } }) => ctx.access.allowed(allowed))
  const hits = await hitsOf(allowed, { ...asked, text, match: 'all' }, ctx)
  return hits.size || asked.onlyNumber ? hits : hitsOf(allowed, { ...asked, text, match: 'some' }, ctx)
}

async function hitsOf(allowed: readonly Kind[], asked: Question, ctx: Context): Promise<Hits> {
  const all = asked.match === 'all'
  const filled = asked.number === null ? await kindsWith(ctx.db, allowed, asked) : allowed
  const found = await Promise.all(
    allowed.map(async (kind) => {
      const { entity, search: how } = kind
      const [read, known] = await Promise.all([
        filled.includes(kind) ? candidatesOf(entity, how, asked, ctx) : [],
        all && !asked.onlyNumber ? knownOf(entity, how, asked, ctx) : [],
      ])
      const ids = new Set(read.map(({ id }) => id))
      return { kind, ranked: rank(asked, [...read, ...known.filter(({ id }) => !ids.has(id))], how.words?.derived) }
    }),
  )
  const hits = new Hits()
  for (const { kind, ranked } of found)
    if (ranked.length)
      hits.set(
        kind.search.name,
        ranked.slice(0, mostOfKind).map((one) => hitOf(kind, one, asked, ctx)),
      )
  return hits
}

const hitOf = ({ entity }: Kind, { id, title, translated, score }: Ranked, asked: Asked, ctx: Context): Hit => ({
  entity,
  id,
  score,
  places: () => (title === null ? [] : placesOf(asked, wantedText(title, translated, ctx))),
})
