/** The finder of synergies: its filters, and what its address asks for. */
import * as texts from '#texts/synergy/finder.js'
import type { FinderPageQuery$variables } from '#web/__generated__/FinderPageQuery.graphql.ts'
import { search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const levels = Array.from({ length: 9 }, (_, before) => String(before + 1)).map((level) => ({
  value: level,
  label: texts.trlIs({ level }),
}))

export const targetList = listOf<FinderPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'UPDATED_AT', direction: 'DESC' },
  // Projects of others that are open to more than their people.
  fixed: { mine: false, includePrivate: false },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    department: select({
      label: texts.department(),
      all: texts.allDepartments(),
      choices: 'offered',
      chip: (department) => texts.departmentIs({ department }),
      asks: (department) => ({ department }),
    }),
    trl: select({
      label: texts.trl(),
      all: texts.anyTrl(),
      choices: levels,
      asks: (trl) => ({ trl: trl.map(Number) }),
    }),
  },
})

export const finderVariables = (at: { search: URLSearchParams }): FinderPageQuery$variables => ({
  ...targetList.variables(at),
  chosen: Number(at.search.get('project')) || 0,
})
