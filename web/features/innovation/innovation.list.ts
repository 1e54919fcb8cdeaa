/** How the address of Innovation Projects becomes what is asked (docs/spec/projects.md#innovation-projects). */
import type {
  InnovationPageQuery$variables,
  ProjectFilter,
  ProjectStatus,
} from '#web/__generated__/InnovationPageQuery.graphql.ts'
import * as texts from '#texts/innovation/innovation.js'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import { pagingOf, type Sort } from '#web/ui/list/useListState.ts'

export const pageSize = 25
export const usualSort: Sort = { field: 'UPDATED_AT', direction: 'DESC' }

/** The tabs and the statuses that each stands for. */
export const tabs = {
  active: { label: texts.active(), status: ['ACTIVE', 'IN_PROGRESS'] },
  planning: { label: texts.planning(), status: ['PLANNING', 'PROPOSED'] },
  completed: { label: texts.completed(), status: ['COMPLETED', 'CLOSED'] },
} as const satisfies Record<string, { label: string; status: readonly ProjectStatus[] }>

export type Tab = keyof typeof tabs

export const tabOf = (value: string | null): Tab =>
  value !== null && Object.hasOwn(tabs, value) ? (value as Tab) : 'active'

/** The filters of the address; the tab is not one of them. */
export const filterNames = ['q', 'department', 'trlMin', 'trlMax', 'tag'] as const

interface At {
  search: URLSearchParams
  may: (permission: Permission) => boolean
}

/** Experts may open the page, and no project is open to them. */
export function innovationVariables({ search, may }: At): InnovationPageQuery$variables {
  const level = (name: string) => Number(search.get(name)) || null
  const filter: ProjectFilter = {
    search: search.get('q'),
    department: search.getAll('department'),
    trlMin: level('trlMin'),
    trlMax: level('trlMax'),
    tags: search.getAll('tag'),
  }
  const within = (tab: Tab) => ({ ...filter, status: tabs[tab].status })
  return {
    open: may('PROJECT_READ'),
    ...pagingOf(search, pageSize),
    sort: usualSort as InnovationPageQuery$variables['sort'],
    shown: within(tabOf(search.get('tab'))),
    active: within('active'),
    planning: within('planning'),
    completed: within('completed'),
  }
}
