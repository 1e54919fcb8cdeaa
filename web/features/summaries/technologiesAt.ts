/** What the list of technologies asks for at an address; what nobody knows in it is left out. */
import type { TechnologiesPageQuery$variables } from '#web/__generated__/TechnologiesPageQuery.graphql.ts'

export function technologiesAt(search: URLSearchParams): TechnologiesPageQuery$variables {
  const words = search.get('q')?.trim().slice(0, 200)
  const sector = /^[a-z-]{1,40}$/.exec(search.get('sector') ?? '')?.[0]
  const level = /^[1-9]$/.exec(search.get('trl') ?? '')?.[0]
  return {
    filter: {
      search: words || null,
      sector: sector ? [sector.toUpperCase().replaceAll('-', '_') as 'AI'] : null,
      trlMin: level ? Number(level) : null,
    },
    page: Number(/^[1-9]\d{0,2}$/.exec(search.get('page') ?? '')?.[0] ?? 1),
  }
}
