/** The projects, proposals and collaborations that the viewer may see, by what one types. */
import { useEffect, useState } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { useAboutsQuery } from '#web/__generated__/useAboutsQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import type { Found } from '#web/ui/form/Combobox.tsx'
import { useDebounced } from '#web/ui/useDebounced.ts'
import { aboutOf, proposalTitle } from './about.ts'

/** core.md 9. */
const debounce = 300

/** Whether there is any kind of thing that the viewer could choose. */
export function useMayBeAbout() {
  const projects = useAllowed('PROJECT_READ')
  const proposals = useAllowed('PROPOSAL_READ')
  const collaborations = useAllowed('COLLABORATION_READ')
  return { projects, proposals, collaborations }
}

/** Null while it is asked, or nobody looks; of researchers' projects their own. */
export function useAbouts(text: string, open: boolean): Found[] | null {
  const environment = useRelayEnvironment()
  const { projects, proposals, collaborations } = useMayBeAbout()
  const mine = useAllowed('PROJECT_OWN_LIST') || null
  const search = useDebounced(text.trim(), debounce)
  const [found, setFound] = useState<{ search: string; things: Found[] } | null>(null)
  useEffect(() => {
    if (!open) return
    const subscription = fetchQuery<useAboutsQuery>(
      environment,
      graphql`
        query useAboutsQuery(
          $search: String!
          $mine: Boolean
          $projects: Boolean!
          $proposals: Boolean!
          $collaborations: Boolean!
        ) {
          collaborations(filter: { search: $search }, first: 5) @include(if: $collaborations) {
            edges {
              node {
                id
                title
              }
            }
          }
          proposals(filter: { search: $search }, first: 5) @include(if: $proposals) {
            edges {
              node {
                id
                title
                challengeTitle
              }
            }
          }
          projects(filter: { search: $search, mine: $mine }, first: 5) @include(if: $projects) {
            edges {
              node {
                id
                title
              }
            }
          }
        }
      `,
      { search, mine, projects, proposals, collaborations },
    ).subscribe({
      next: (data) =>
        setFound({
          search,
          things: [
            ...nodesOf(data.collaborations).map((one) => aboutOf('Collaboration', one)),
            ...nodesOf(data.proposals).map((one) => aboutOf('Proposal', { id: one.id, title: proposalTitle(one) })),
            ...nodesOf(data.projects).map((one) => aboutOf('Project', one)),
          ].map(({ id, label }) => ({ value: id, label })),
        }),
      error: () => setFound({ search, things: [] }),
    })
    return () => subscription.unsubscribe()
  }, [environment, open, search, mine, projects, proposals, collaborations])
  return open && found?.search === search && search === text.trim() ? found.things : null
}
