/** Where exports are scheduled, and how a list says there what it shows. */
export const scheduledExportsPath = '/scheduled-exports'

interface Shown {
  list: string
  columns: readonly string[]
  filter?: object | null | undefined
  sort?: string | undefined
  /** Whether it can be a bibliography. */
  bibtex?: boolean | undefined
}

/** The address at which the export of what a list shows is scheduled. */
export function scheduleAddress({ list, columns, filter, sort, bibtex }: Shown): string {
  const asked = new URLSearchParams({ list })
  if (filter && Object.keys(filter).length) asked.set('filter', JSON.stringify(filter))
  if (sort) asked.set('sort', sort)
  if (bibtex) asked.set('bibtex', 'yes')
  for (const column of columns) asked.append('column', column)
  return `${scheduledExportsPath}?${asked}`
}

/** What such an address says; null when it says no list. */
export function shownAt(search: URLSearchParams): (Shown & { sort: string; columns: string[] }) | null {
  const list = search.get('list')
  const columns = search.getAll('column')
  return list
    ? {
        list,
        columns: columns.length ? columns : ['*'],
        filter: filterOf(search.get('filter')),
        sort: search.get('sort') ?? '',
        bibtex: search.get('bibtex') === 'yes',
      }
    : null
}

function filterOf(text: string | null): object | null {
  try {
    const filter: unknown = JSON.parse(text ?? 'null')
    return typeof filter === 'object' ? filter : null
  } catch {
    return null
  }
}
