/** A team's own page. */
import { Button } from '@chakra-ui/react'
import { ArrowLeft, Pencil } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/teams/teamPage.js'
import type { TeamPageQuery } from '#web/__generated__/TeamPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ArchiveTeam } from './ArchiveTeam.tsx'
import { TeamBadges } from './TeamBadges.tsx'
import { TeamMissing } from './TeamMissing.tsx'
import { TeamView } from './TeamView.tsx'

export default function TeamPage() {
  const { team } = usePage<TeamPageQuery>(graphql`
    query TeamPageQuery($number: Int!) @preloadable {
      team(number: $number) {
        number
        name
        department
        type
        isArchived
        canUpdate
        canLead
        ...ArchiveTeam_team
        ...TeamView_team
      }
    }
  `)
  if (!team) return <TeamMissing page />
  return (
    <>
      <Button asChild variant="plain" paddingX="0" color="fg.muted" marginBottom="2">
        <Link to="/researchers/teams">
          <ArrowLeft size={16} aria-hidden />
          {texts.backToTeams()}
        </Link>
      </Button>
      <PageHeader
        title={team.name}
        description={<TeamBadges team={team} />}
        actions={
          <>
            {team.canLead && <ArchiveTeam team={team} />}
            {team.canUpdate && !team.isArchived && (
              <Button asChild>
                <Link to={`/researchers/teams/${team.number}/edit`}>
                  <Pencil size={16} aria-hidden />
                  {texts.edit()}
                </Link>
              </Button>
            )}
          </>
        }
      />
      <TeamView team={team} />
    </>
  )
}
