/** `useExport(list, variables)`: what a list shows as a file, with the filter, search and sort that its address says. */
import { useNavigate, useSearchParams } from 'react-router'
import { isoToday } from '#api/universityDay.rules.ts'
import type { Exporting } from '#web/ui/list/ExportMenu.tsx'
import { useApp } from '#web/app/AppContext.tsx'
import { scheduleAddress } from './scheduledExports.ts'
import { useDownload } from './useDownload.ts'

/** What a list page asks for; pages and sizes do not matter to a file. */
interface Variables {
  filter?: object | null | undefined
  sort?: { field: string; direction?: string | null | undefined } | null | undefined
}

/** `list` is the query's name in the schema, `name` what the file is called. */
export function useExport(
  list: string,
  variables: (at: { search: URLSearchParams }) => Variables,
  name = list,
): Exporting {
  const [search] = useSearchParams()
  const [download, pending] = useDownload()
  const navigate = useNavigate()
  const { viewer } = useApp()
  const schedule = (columns: string[], bibtex?: boolean) => {
    const { filter, sort } = variables({ search })
    return navigate(
      scheduleAddress({
        list,
        columns,
        filter,
        bibtex,
        ...(sort ? { sort: `${sort.field}:${sort.direction ?? 'ASC'}` } : {}),
      }),
    )
  }
  return {
    pending,
    schedule: viewer ? (...asked) => void schedule(...asked) : undefined,
    run(format, columns) {
      const { filter, sort } = variables({ search })
      const asked = new URLSearchParams({ format, ...(filter ? { filter: JSON.stringify(filter) } : {}) })
      if (sort) asked.set('sort', `${sort.field}:${sort.direction ?? 'ASC'}`)
      for (const column of columns) asked.append('column', column)
      void download(`/api/exports/${list}?${asked}`, `${name}-${isoToday()}.${format}`)
    },
  }
}

/** The day where the viewer is, as files are named by. */
