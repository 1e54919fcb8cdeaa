/** Innovation Projects: their filters, and what their address asks for (docs/spec/projects.md#innovation-projects). */
import type {
  InnovationPageQuery$variables,
  ProjectFilter,
  ProjectStatus,
} from '#web/__generated__/InnovationPageQuery.graphql.ts'
import * as texts from '#texts/innovation/innovation.js'
import * as filters from '#texts/innovation/innovationFilters.js'
import * as page from '#texts/innovation/innovationPage.js'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import { buttons, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

/** The tabs and the statuses that each stands for. */
export const tabs = {
  active: { label: texts.active(), status: ['ACTIVE', 'IN_PROGRESS'] },
  planning: { label: texts.planning(), status: ['PLANNING', 'PROPOSED'] },
  completed: { label: texts.completed(), status: ['COMPLETED', 'CLOSED'] },
} as const satisfies Record<string, { label: string; status: readonly ProjectStatus[] }>

export type Tab = keyof typeof tabs

export const tabOf = (value: string | null): Tab =>
  value !== null && Object.hasOwn(tabs, value) ? (value as Tab) : 'active'

const levels = Array.from({ length: 9 }, (_, before) => ({
  value: String(before + 1),
  label: filters.trl({ level: before + 1 }),
}))
const levelOf = ([level]: readonly string[]) => (level === undefined ? null : Number(level))

export const innovationList = listOf<{ filter?: ProjectFilter; sort?: InnovationPageQuery$variables['sort'] }>()({
  pageSize: 25,
  sort: { field: 'UPDATED_AT', direction: 'DESC' },
  panel: { clear: filters.resetFilters() },
  filters: {
    q: search({ label: page.searchTitleDescription(), asks: (text) => ({ search: text }) }),
    department: select({
      label: filters.department(),
      all: filters.allDepartments(),
      choices: 'offered',
      chip: (value) => page.department({ value }),
      asks: (department) => ({ department }),
    }),
    trlMin: select({
      label: filters.minTrl(),
      all: filters.any(),
      half: true,
      choices: levels,
      chip: (value) => page.trlFrom({ value }),
      asks: (chosen) => ({ trlMin: levelOf(chosen) }),
    }),
    trlMax: select({
      label: filters.maxTrl(),
      all: filters.any(),
      half: true,
      choices: levels,
      chip: (value) => page.trlTo({ value }),
      asks: (chosen) => ({ trlMax: levelOf(chosen) }),
    }),
    tag: buttons({ label: filters.tags(), choices: 'offered', asks: (tags) => ({ tags }) }),
  },
})

interface At {
  search: URLSearchParams
  may: (permission: Permission) => boolean
}

/** Accounts that wait for verification may open the page, and no project is open to them. */
export function innovationVariables({ search, may }: At): InnovationPageQuery$variables {
  const { filter, ...asked } = innovationList.variables({ search })
  const within = (tab: Tab) => ({ ...filter, status: tabs[tab].status })
  return {
    open: may('PROJECT_READ'),
    ...asked,
    shown: within(tabOf(search.get('tab'))),
    active: within('active'),
    planning: within('planning'),
    completed: within('completed'),
  }
}
