/** The list of publications: its filters, and what its address asks for. */
import * as texts from '#texts/publications/filters.js'
import * as list from '#texts/publications/list.js'
import type { PublicationsPageQuery$variables } from '#web/__generated__/PublicationsPageQuery.graphql.ts'
import { flag, plain, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'
import { typeChoices } from './publicationTypes.ts'

/** The years that the filter offers, from this one back. */
const years = Array.from({ length: 12 }, (_, back) => String(new Date().getFullYear() - back))

export const publicationList = listOf<PublicationsPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'YEAR', direction: 'DESC' },
  filters: {
    q: search({ label: list.search(), asks: (text) => ({ search: text }) }),
    year: select({
      label: texts.year(),
      all: texts.allYears(),
      choices: plain(years),
      also: /^\d{4}$/,
      chip: (year) => texts.yearChosen({ year }),
      asks: (year) => ({ year: year.map(Number) }),
    }),
    access: flag({
      label: texts.access(),
      value: 'open',
      on: list.openAccess(),
      asks: (openAccess) => ({ openAccess }),
    }),
    type: select({
      label: texts.type(),
      all: texts.allTypes(),
      choices: typeChoices,
      asks: (type) => ({ type }),
    }),
    authorship: select({
      label: texts.authorship(),
      all: texts.anyAuthorship(),
      choices: [
        { value: 'CLAIMED', label: texts.claimed() },
        { value: 'SUGGESTED', label: texts.suggested() },
        { value: 'REJECTED', label: texts.rejected() },
      ],
      asks: (authorship) => ({ authorship }),
    }),
    whose: flag({
      label: texts.addedBy(),
      value: 'mine',
      on: texts.me(),
      chip: texts.addedByMe(),
      asks: (mine) => ({ mine }),
    }),
  },
})
