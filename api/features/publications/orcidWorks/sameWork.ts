/**
 * Whether a work of an ORCID record is one that is known: by its DOI, or by its title and year. Two works that have a DOI each
 * are different ones where the DOIs are (decision 0330).
 */
import type { Db, Tx } from '../../../db.ts'
import { keyed } from '../sources/known.ts'

export interface NamedWork {
  title: string
  doi: string | null
  year: number | null
}

export interface Comparable extends NamedWork {
  /** The title as the database compares it. */
  key: string
}

type Reader = Pick<Db | Tx, '$queryRaw' | 'publication'>

/** Puts the titles of works in the form in which they are compared. */
export const comparable = async <W extends NamedWork>(
  db: Reader,
  works: readonly W[],
): Promise<(W & { key: string })[]> => (await keyed(db, works)).map(({ work, key }) => ({ ...work, key }))

/** Works by what they are compared by. */
export class KnownWorks {
  private readonly dois = new Set<string>()
  private readonly titles = new Map<string, (string | null)[]>()

  add({ doi, key, year }: Comparable): void {
    if (doi) this.dois.add(doi)
    const name = `${key} ${year}`
    this.titles.set(name, [...(this.titles.get(name) ?? []), doi])
  }

  has({ doi, key, year }: Comparable): boolean {
    if (doi && this.dois.has(doi)) return true
    return Boolean(key) && (this.titles.get(`${key} ${year}`) ?? []).some((other) => !doi || !other)
  }
}

/** Those publications of the university that may be one of the works. */
export async function listedWorks(db: Reader, works: readonly Comparable[]): Promise<KnownWorks> {
  const found = await db.publication.findMany({
    where: {
      OR: [
        { doi: { in: works.flatMap(({ doi }) => doi ?? []) } },
        { titleKey: { in: works.flatMap(({ key }) => key || []) } },
      ],
    },
    select: { title: true, doi: true, year: true, titleKey: true },
  })
  const known = new KnownWorks()
  for (const { titleKey, ...work } of found) known.add({ ...work, key: titleKey ?? '' })
  return known
}
