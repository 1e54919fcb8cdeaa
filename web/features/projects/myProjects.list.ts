/** My Research Projects: their filters, and what their address asks for (docs/spec/projects.md#my-research-projects). */
import * as texts from '#texts/projects/myProjectFilters.js'
import * as page from '#texts/projects/myProjectsPage.js'
import type { MyProjectsPageQuery$variables } from '#web/__generated__/MyProjectsPageQuery.graphql.ts'
import { choicesIn, plain, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { departments, statusWords } from './projectWords.ts'

export const myProjectList = listOf<MyProjectsPageQuery$variables>()({
  pageSize: 24,
  // The newest first.
  sort: { field: 'CREATED_AT', direction: 'DESC' },
  fixed: { mine: true },
  panel: { title: texts.projectFilters(), clear: texts.reset() },
  filters: {
    q: search({ label: page.searchProjects(), asks: (text) => ({ search: text }) }),
    status: select({
      label: texts.status(),
      all: texts.allStatuses(),
      choices: choicesIn(statusWords, ['DRAFT', 'ACTIVE', 'ON_HOLD']),
      also: choicesIn(statusWords),
      chip: (status) => texts.statusIs({ status }),
      asks: (status) => ({ status }),
    }),
    interest: select({
      label: texts.investorInterest(),
      all: texts.allProjects(),
      choices: choicesIn({ yes: texts.withInvestorInterest(), no: texts.noInterestYet() }),
      asks: ([interest]) => ({ investorInterest: interest === undefined ? null : interest === 'yes' }),
    }),
    department: select({
      label: texts.department(),
      all: texts.allDepartments(),
      choices: plain(departments),
      chip: (value) => texts.departmentValue({ value }),
      asks: (department) => ({ department }),
    }),
  },
})
