/** The directory of researchers: its filters, and what its address asks for. */
import * as texts from '#texts/researchers/directoryFilters.js'
import * as page from '#texts/researchers/directoryPage.js'
import type { DirectoryPageQuery$variables } from '#web/__generated__/DirectoryPageQuery.graphql.ts'
import { flag, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

// Active researchers only, for every role.
const active = { role: ['RESEARCHER'], status: ['ACTIVE'] } as const

const common = {
  pageSize: 24,
  sort: { field: 'NAME', direction: 'ASC' },
  filters: {
    q: search({ label: page.searchResearchers(), asks: (text) => ({ search: text }) }),
    department: select({
      label: texts.department(),
      all: texts.allDepartments(),
      choices: 'offered',
      chip: (value) => texts.departmentValue({ value }),
      asks: (department) => ({ department }),
    }),
    expertise: select({
      label: texts.expertise(),
      all: texts.allFields(),
      choices: 'offered',
      chip: (value) => texts.expertiseValue({ value }),
      asks: (expertise) => ({ expertise }),
    }),
    open: flag({
      label: texts.collaboration(),
      value: 'yes',
      on: texts.openToCollaborate(),
      asks: (openToCollaborate) => ({ openToCollaborate }),
    }),
  },
} as const

const described = listOf<DirectoryPageQuery$variables>()

export const researcherList = described({ ...common, fixed: active })

/** Of investors: those who lead an opportunity. */
export const universityResearcherList = described({ ...common, fixed: { ...active, withProjects: true } })
