/** The lists of teams: their filters, and what their addresses ask for. */
import * as discover from '#texts/teams/discoverTeamsPage.js'
import * as list from '#texts/teams/teamList.js'
import * as texts from '#texts/teams/teamsPage.js'
import type { TeamsPageQuery$variables } from '#web/__generated__/TeamsPageQuery.graphql.ts'
import { buttons, choicesIn, flag, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const described = { pageSize: 24, sort: { field: 'NAME', direction: 'ASC' } } as const
const q = search({ label: list.searchTeams(), asks: (text) => ({ search: text }) })
const department = select({
  label: texts.department(),
  all: texts.allDepartments(),
  choices: 'offered',
  chip: (value) => texts.departmentValue({ value }),
  asks: (chosen) => ({ department: chosen }),
})

/** My Teams: all that are active, one's own, or those in the archive. */
export const teamList = listOf<TeamsPageQuery$variables>()({
  ...described,
  filters: {
    q,
    show: select({
      label: texts.teams(),
      all: texts.allActiveTeams(),
      choices: choicesIn({ mine: texts.myTeams(), archived: texts.archivedTeams() }),
      asks: ([show]) => ({ archived: show === 'archived', ...(show === 'mine' ? { mine: true } : {}) }),
    }),
    department,
  },
})

/** Discover: what one could join. */
export const discoveredList = listOf<TeamsPageQuery$variables>()({
  ...described,
  fixed: { archived: false, mine: false },
  filters: {
    q,
    skill: buttons({
      label: discover.skills(),
      choices: 'offered',
      chip: (value) => discover.skill({ value }),
      asks: (skills) => ({ skills }),
    }),
    department,
    looking: flag({
      label: discover.positions(),
      value: 'yes',
      on: discover.withOpenPositions(),
      asks: (looking) => (looking ? { looking } : {}),
    }),
    free: flag({
      label: discover.places(),
      value: 'yes',
      on: discover.withAFreePlace(),
      asks: (free) => (free ? { free } : {}),
    }),
    open: flag({
      label: discover.joining(),
      value: 'yes',
      on: discover.openToEveryResearcher(),
      asks: (open) => (open ? { joining: ['OPEN'] as const } : {}),
    }),
  },
})
