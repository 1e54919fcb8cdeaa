/** A list of teams, as cards or as a table. */
import { Text } from '@chakra-ui/react'
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/teams/teamList.js'
import * as counts from '#texts/teams/counts.js'
import type { TeamList_teams$data, TeamList_teams$key } from '#web/__generated__/TeamList_teams.graphql.ts'
import { formatDate } from '#web/ui/format.ts'
import type { Exporting } from '#web/ui/list/ExportMenu.tsx'
import type { Chip } from '#web/ui/list/FilterChips.tsx'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import type { ListState } from '#web/ui/list/useListState.ts'
import { JoinTeam } from './JoinTeam.tsx'
import { Skills, TeamBadges } from './TeamBadges.tsx'
import { TeamCard } from './TeamCard.tsx'
import { pageSize } from './teams.list.ts'
import { placesOf } from './teamWords.ts'

interface Props {
  teams: TeamList_teams$key
  total: number
  state: ListState
  filters: ReactNode
  chips: readonly Chip[]
  exporting: Exporting
  /** What to do when there is none. */
  action: ReactNode
  /** Whether the cards say what speaks for joining. */
  why?: boolean
}

type Team = TeamList_teams$data[number]

export function TeamList({ teams, total, state, filters, chips, exporting, action, why = false }: Props) {
  const rows = useFragment(
    graphql`
      fragment TeamList_teams on Team @relay(plural: true) {
        id
        number
        name
        department
        type
        isArchived
        tags
        memberCount
        maxMembers
        ownerName
        updatedAt
        ...TeamCard_team
        ...JoinTeam_team
      }
    `,
    teams,
  )
  const filtered = chips.length > 0 || state.search !== ''
  return (
    <List
      noun="team"
      counted={counts.teams}
      state={state}
      usual="grid"
      rows={rows}
      total={total}
      pageSize={pageSize}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={columns}
      exporting={exporting}
      card={(team) => <TeamCard team={team} why={why} />}
      searchPlaceholder={texts.searchTeams()}
      filters={filters}
      chips={chips}
      empty={{
        icon: Users,
        title: texts.noTeamsFound(),
        message: filtered ? texts.noTeamsMatchYourSearch() : texts.beTheFirstToCreate(),
        action,
      }}
    />
  )
}

const columns: Column<Team>[] = [
  {
    header: texts.team(),
    share: 2,
    sort: 'NAME',
    file: { Number: 'number', Team: 'name', Department: 'department', Type: 'type', Archived: 'isArchived' },
    cell: (team) => (
      <>
        <Link to={`/researchers/teams/${team.number}`}>
          <Text fontWeight="medium">{team.name}</Text>
        </Link>
        <TeamBadges team={team} />
      </>
    ),
  },
  { header: texts.skills(), share: 3, file: 'tags', cell: ({ tags }) => <Skills skills={tags} most={3} /> },
  {
    header: texts.members(),
    width: 9,
    sort: 'MEMBERS',
    file: { Members: 'memberCount', [texts.mostMembers()]: 'maxMembers' },
    look: 'one-line',
    cell: (team) => placesOf(team),
  },
  { header: texts.owner(), file: 'ownerName', cell: ({ ownerName }) => ownerName ?? texts.nobody() },
  {
    header: texts.changed(),
    width: 7,
    sort: 'UPDATED_AT',
    file: 'updatedAt',
    look: 'one-line',
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
  { header: texts.actions(), width: 10, keep: true, cell: (team) => <JoinTeam team={team} /> },
]
