/** How the address of a search for matches becomes what is asked. */
import type { MatchPageQuery$variables } from '#web/__generated__/MatchPageQuery.graphql.ts'
import { leastScores, matchDepths, mostMatches } from '#api/features/matching/match.rules.ts'

/** One of the choices, as the address has it, or the usual one. */
const chosen = <T extends number>(given: string | null, choices: readonly T[], usual: T): T =>
  choices.find((choice) => String(choice) === given) ?? usual

export type Depth = (typeof matchDepths)[number]

export const depthOf = (search: URLSearchParams): Depth =>
  matchDepths.find((depth) => depth.toLowerCase() === search.get('depth')) ?? 'COMPREHENSIVE'

/** What is asked of the server; `asked` once a project is chosen and the search was begun. */
export function matchVariables(search: URLSearchParams): MatchPageQuery$variables {
  const chosenProject = Number(search.get('project')) || 0
  return {
    chosen: chosenProject,
    asked: chosenProject > 0 && search.get('find') === '1',
    options: {
      depth: depthOf(search),
      minimum: chosen(search.get('min'), leastScores, 2),
      most: chosen(search.get('max'), mostMatches, 20),
      focus: search.get('focus') ?? '',
    },
  }
}

export const matchPageVariables = ({ search }: { search: URLSearchParams }) => matchVariables(search)
