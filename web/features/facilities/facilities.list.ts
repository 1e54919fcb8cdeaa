/** The list of facilities: its filters, and what its address asks for. */
import { universityZone } from '#api/universityDay.rules.ts'
import * as texts from '#texts/facilities/filters.js'
import type { FacilitiesPageQuery$variables } from '#web/__generated__/FacilitiesPageQuery.graphql.ts'
import { addDays, longDay, today } from '#web/ui/calendar/days.ts'
import { buttons, choicesIn, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

const daysAhead = 14

/** The next two weeks, as the university's calendar has them. */
export const freeDays = () => {
  const first = today(universityZone)
  return Array.from({ length: daysAhead }, (_, at) => addDays(first, at)).map((day) => ({
    value: day,
    label: longDay(day),
  }))
}

const isDay = (value: string | undefined) =>
  value !== undefined && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

export const facilityList = listOf<FacilitiesPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'NAME', direction: 'ASC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    department: select({
      label: texts.department(),
      all: texts.allDepartments(),
      choices: 'offered',
      asks: ([department]) => ({ department: department ?? null }),
    }),
    free: select({
      label: texts.freeOn(),
      all: texts.anyDay(),
      choices: 'offered',
      chip: (day) => texts.freeOnDay({ day }),
      asks: ([day]) => ({ freeOn: isDay(day) ? day! : null }),
    }),
    approval: buttons({
      label: texts.approval(),
      choices: choicesIn({ needed: texts.needed(), none: texts.notNeeded() }),
      single: true,
      asks: ([chosen]) => ({ approval: chosen === undefined ? null : chosen === 'needed' }),
    }),
    state: buttons({
      label: texts.state(),
      choices: choicesIn({ active: texts.active(), inactive: texts.inactive() }),
      single: true,
      asks: ([state]) => ({ active: state === undefined ? null : state === 'active' }),
    }),
  },
})
