/** A team's own page. */
import { graphql } from 'react-relay'
import * as texts from '#texts/teams/teamPage.js'
import type { TeamPageQuery } from '#web/__generated__/TeamPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { TeamMissing } from './TeamMissing.tsx'
import { TeamView } from './TeamView.tsx'

export default function TeamPage() {
  const { team } = usePage<TeamPageQuery>(graphql`
    query TeamPageQuery($number: Int!) @preloadable {
      team(number: $number) {
        ...TeamView_team
      }
    }
  `)
  if (!team) return <TeamMissing page />
  return <TeamView team={team} back={{ to: '/researchers/teams', label: texts.backToTeams() }} />
}
