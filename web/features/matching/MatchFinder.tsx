/** A project and how to look for challenges, and what was found. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challengeMatching/finder.js'
import type { MatchFinder_query$key } from '#web/__generated__/MatchFinder_query.graphql.ts'
import { withNamed } from '#web/features/projects/withNamed.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { NoOwnProject } from '#web/features/synergy/NoOwnProject.tsx'
import { DeclinedMatches } from './DeclinedMatches.tsx'
import { FoundMatches } from './FoundMatches.tsx'
import { MatchForm } from './MatchForm.tsx'

export function MatchFinder({ query }: { query: MatchFinder_query$key }) {
  const { mine, chosen, matchingChallenges } = useFragment(
    graphql`
      fragment MatchFinder_query on Query {
        chosen: project(number: $chosen) {
          id
          number
          title
          canMatchChallenges
          ...DeclinedMatches_project
        }
        mine: projects(filter: { mine: true }, first: 100, sort: { field: TITLE, direction: ASC }) {
          edges {
            node {
              id
              number
              title
              canMatchChallenges
            }
          }
        }
        matchingChallenges(project: $chosen, options: $options) @include(if: $asked) {
          ...FoundMatches_matches
        }
      }
    `,
    query,
  )
  const own = withNamed(nodesOf(mine), chosen).filter(({ canMatchChallenges }) => canMatchChallenges)
  if (!own.length)
    return <NoOwnProject title={texts.noProjects()} message={texts.noProjectsYet()} create={texts.newProject()} />
  return (
    <Stack gap="5">
      <MatchForm projects={own} />
      {matchingChallenges && <FoundMatches matches={matchingChallenges} />}
      {matchingChallenges && chosen && <DeclinedMatches project={chosen} />}
    </Stack>
  )
}
