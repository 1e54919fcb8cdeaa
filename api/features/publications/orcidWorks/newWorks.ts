/** Which works of an ORCID record are new to a person and to the university, and which of those found before it still has. */
import type { Db } from '../../../db.ts'
import { storablePart } from '../../../storable.ts'
import { publicationOf } from '../citations/csl.ts'
import { doiRule } from '../publication.rules.ts'
import type { Entry } from '../sources/entry.ts'
import { comparable, KnownWorks, listedWorks, type NamedWork } from './sameWork.ts'

export interface NewWork extends NamedWork {
  putCode: string
}

export interface Compared {
  /** Those that are new, each once. */
  fresh: NewWork[]
  /** Of those that were found before, by their ids: which the record has, and which it has no more. */
  present: number[]
  absent: number[]
}

/** Compares what a record says of its works in short with what was found in it before, and with what is listed. */
export async function compare(db: Db, watchId: number, entries: readonly Entry[]): Promise<Compared> {
  const earlier = await db.orcidWork.findMany({
    where: { watchId },
    select: { id: true, putCode: true, doi: true, title: true, year: true },
  })
  const [before, now] = [await comparable(db, earlier), await comparable(db, entries.flatMap(namedIn))]
  const known = new KnownWorks()
  for (const work of before) known.add(work)
  const listed = await listedWorks(db, now)
  const codes = new Set(earlier.map(({ putCode }) => putCode))
  const there = new KnownWorks()
  const fresh: NewWork[] = []
  for (const work of now) {
    there.add(work)
    if (codes.has(work.putCode) || known.has(work) || listed.has(work)) continue
    known.add(work)
    const { key: _, ...named } = work
    fresh.push(named)
  }
  const present = new Set(now.map(({ putCode }) => putCode))
  const isPresent = (work: (typeof before)[number]) => present.has(work.putCode) || there.has(work)
  const idsOf = (works: typeof before) => works.map(({ id }) => id)
  return {
    fresh,
    present: idsOf(before.filter(isPresent)),
    absent: idsOf(before.filter((work) => !isPresent(work))),
  }
}

/** By what a work is compared; nothing for one without a title. */
function namedIn({ key: putCode, item = {} }: Entry): NewWork[] {
  const { title, doi, year } = publicationOf(item)
  const named = storablePart(title)
  if (!named) return []
  const plain = doiRule.cast(storablePart(doi))
  return [
    {
      putCode,
      title: named,
      doi: plain && doiRule.isValidSync(plain) ? plain : null,
      year: typeof year === 'number' && year > 0 && year < 10_000 ? year : null,
    },
  ]
}
