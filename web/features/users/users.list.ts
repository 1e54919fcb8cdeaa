/** How the list of accounts is filtered and sorted. */
import * as texts from '#texts/users/list.js'
import type { UsersPageQuery$variables } from '#web/__generated__/UsersPageQuery.graphql.ts'
import { statusFilter } from '#web/features/accounts/statusFilter.ts'
import { buttons, choicesIn, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { roleNames, rolesIn } from './roleNames.ts'

export const userList = listOf<UsersPageQuery$variables>()({
  pageSize: 50,
  sort: { field: 'NAME', direction: 'ASC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    role: buttons({
      label: texts.role(),
      choices: choicesIn(roleNames),
      asks: (chosen) => ({ role: chosen.length ? chosen.flatMap((one) => rolesIn[one]) : null }),
    }),
    status: statusFilter,
    department: select({
      label: texts.department(),
      all: texts.allDepartments(),
      choices: 'offered',
      asks: (department) => ({ department: department.length ? department : null }),
    }),
  },
})
