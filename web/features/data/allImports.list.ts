/** How the list of all imports is filtered and sorted. */
import * as texts from '#texts/data/list.js'
import type { AllImportsPageQuery$variables } from '#web/__generated__/AllImportsPageQuery.graphql.ts'
import { importStates } from '#web/features/imports/importStates.ts'
import { kindWords } from '#web/features/imports/kindWords.ts'
import { buttons, choicesIn, search, select } from '#web/ui/list/filters.ts'
import { listOf } from '#web/ui/list/listOf.ts'

type State = keyof typeof importStates
const states = Object.keys(importStates) as State[]
const stateOf = Object.fromEntries(states.map((state) => [state.toLowerCase(), state]))
const kindOf = { projects: 'PROJECT', challenges: 'CHALLENGE' } as const

export const importList = listOf<AllImportsPageQuery$variables>()({
  pageSize: 24,
  sort: { field: 'CREATED_AT', direction: 'DESC' },
  filters: {
    q: search({ label: texts.search(), asks: (text) => ({ search: text }) }),
    state: select({
      label: texts.state(),
      all: texts.allStates(),
      choices: choicesIn(
        Object.fromEntries(states.map((state) => [state.toLowerCase(), importStates[state].label])) as Record<
          string,
          string
        >,
      ),
      asks: (chosen) => ({ state: chosen.length ? chosen.map((one) => stateOf[one]!) : null }),
    }),
    kind: buttons({
      label: texts.kind(),
      choices: choicesIn({ projects: kindWords.PROJECT.title, challenges: kindWords.CHALLENGE.title }),
      asks: (chosen) => ({ kind: chosen.length ? chosen.map((one) => kindOf[one]) : null }),
    }),
  },
})
