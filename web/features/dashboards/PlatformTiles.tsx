/** Accounts, sessions and projects in figures, each with what is new. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/dashboards/adminDashboard.js'
import * as levels from '#texts/dashboards/projectLevels.js'
import type { PlatformTiles_query$key } from '#web/__generated__/PlatformTiles_query.graphql.ts'
import { usersIn } from '#web/features/users/userPaths.ts'
import { StatTile } from './StatTile.tsx'

export function PlatformTiles({ query }: { query: PlatformTiles_query$key }) {
  const { platformStats } = useFragment(
    graphql`
      fragment PlatformTiles_query on Query {
        platformStats {
          active: users(status: ACTIVE)
          new: users(status: ACTIVE, registeredSince: $since)
          waiting: users(status: PENDING_VERIFICATION)
          openSessions
          projects
          approvedForIndustry
          approvedForInvestors
        }
      }
    `,
    query,
  )
  const { active, new: fresh, waiting, openSessions, projects, ...open } = platformStats
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap="4" data-tour="figures">
      <StatTile
        label={texts.activeAccounts()}
        count={active}
        note={texts.newAccounts({ count: fresh })}
        to={usersIn({ status: 'active' })}
      />
      <StatTile label={texts.toVerify()} count={waiting} to={usersIn({ status: 'waiting' })} />
      <StatTile label={texts.openSessions()} count={openSessions} />
      <StatTile
        label={levels.projects()}
        count={projects}
        note={texts.opened({ industry: open.approvedForIndustry, investors: open.approvedForInvestors })}
        to="/projects/list"
      />
    </SimpleGrid>
  )
}
