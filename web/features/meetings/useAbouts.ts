/** The projects, proposals, collaborations, ideas and support requests that the viewer may see, by what one types. */
import { graphql } from 'react-relay'
import type { useAboutsQuery } from '#web/__generated__/useAboutsQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useTypedSearch } from '#web/relay/useTypedSearch.ts'
import type { Found } from '#web/ui/form/Combobox.tsx'
import { aboutOf, proposalTitle } from './about.ts'

/** Whether there is any kind of thing that the viewer could choose. */
export function useMayBeAbout() {
  const projects = useAllowed('PROJECT_READ')
  const proposals = useAllowed('PROPOSAL_READ')
  const collaborations = useAllowed('COLLABORATION_READ')
  const ideas = useAllowed('IDEA_READ')
  const supportRequests = useAllowed('SUPPORT_READ')
  return { projects, proposals, collaborations, ideas, supportRequests }
}

/** Null while it is asked, or nobody looks; of researchers' projects their own. */
export function useAbouts(text: string, open: boolean): Found[] | null {
  const kinds = useMayBeAbout()
  const mine = useAllowed('PROJECT_OWN_LIST') || null
  const found = useTypedSearch<useAboutsQuery>(
    graphql`
      query useAboutsQuery(
        $search: String!
        $mine: Boolean
        $projects: Boolean!
        $proposals: Boolean!
        $collaborations: Boolean!
        $ideas: Boolean!
        $supportRequests: Boolean!
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
        ideas(filter: { search: $search }, first: 5) @include(if: $ideas) {
          edges {
            node {
              id
              title
            }
          }
        }
        supportRequests(filter: { search: $search }, first: 5) @include(if: $supportRequests) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    `,
    { text, open, variables: (search) => ({ search, mine, ...kinds }) },
  )
  return (
    found &&
    [
      ...nodesOf(found.data?.collaborations).map((one) => aboutOf('Collaboration', one)),
      ...nodesOf(found.data?.proposals).map((one) => aboutOf('Proposal', { id: one.id, title: proposalTitle(one) })),
      ...nodesOf(found.data?.projects).map((one) => aboutOf('Project', one)),
      ...nodesOf(found.data?.ideas).map((one) => aboutOf('Idea', one)),
      ...nodesOf(found.data?.supportRequests).map((one) => aboutOf('SupportRequest', one)),
    ].map(({ id, label }) => ({ value: id, label }))
  )
}
