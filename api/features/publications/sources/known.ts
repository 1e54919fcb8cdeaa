/** Which works are listed already: by their DOI, or by their title without regard to case, accents and punctuation. */
import type { Tx } from '../../../db.ts'

interface Named {
  title: string
  doi?: string | null | undefined
}

export interface Listed {
  by: 'DOI' | 'TITLE'
  id: number
  title: string
}

/** A work with its title as the database compares it; an empty key compares with nothing. */
export type Keyed<T> = { work: T; key: string }

/** Puts each title in the form in which titles are compared. */
export async function keyed<T extends Named>(tx: Pick<Tx, '$queryRaw'>, works: readonly T[]): Promise<Keyed<T>[]> {
  const titles = works.map(({ title }) => title)
  const rows = await tx.$queryRaw<{ key: string }[]>`
    SELECT title_key(title) AS key FROM unnest(${titles}::text[]) WITH ORDINALITY AS given(title, nth) ORDER BY nth`
  return works.map((work, nth) => ({ work, key: rows[nth]!.key }))
}

/** What of the works is listed; null for each that is not. */
export async function listedOf(
  tx: Pick<Tx, 'publication'>,
  works: readonly Keyed<Named>[],
): Promise<(Listed | null)[]> {
  const dois = works.flatMap(({ work }) => work.doi || [])
  const keys = works.flatMap(({ key }) => key || [])
  const found = await tx.publication.findMany({
    where: { OR: [{ doi: { in: dois } }, { titleKey: { in: keys } }] },
    select: { id: true, title: true, doi: true, titleKey: true },
    orderBy: { id: 'desc' },
  })
  const byDoi = new Map(found.map((one) => [one.doi, one]))
  const byTitle = new Map(found.map((one) => [one.titleKey, one]))
  return works.map(({ work, key }) => {
    const same = work.doi ? byDoi.get(work.doi) : undefined
    if (same) return { by: 'DOI', id: same.id, title: same.title }
    const alike = key ? byTitle.get(key) : undefined
    return alike ? { by: 'TITLE', id: alike.id, title: alike.title } : null
  })
}
