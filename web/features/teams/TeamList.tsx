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
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import type { UsedList } from '#web/ui/list/useList.ts'
import { JoinTeam } from './JoinTeam.tsx'
import { Skills, TeamBadges } from './TeamBadges.tsx'
import { TeamCard } from './TeamCard.tsx'
import { placesOf } from './teamWords.ts'

interface Props {
  teams: TeamList_teams$key
  total: number
  list: UsedList
  exporting: Exporting
  /** What to do when there is none. */
  action: ReactNode
  /** Whether the cards say what speaks for joining. */
  why?: boolean
}

type Team = TeamList_teams$data[number]

export function TeamList({ teams, total, list, exporting, action, why = false }: Props) {
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
        observerCount
        ownerName
        updatedAt
        ...TeamCard_team
        ...JoinTeam_team
      }
    `,
    teams,
  )
  return (
    <List
      noun="team"
      counted={counts.teams}
      list={list}
      usual="grid"
      rows={rows}
      total={total}
      nameOf={({ name }) => name}
      columns={columns}
      exporting={exporting}
      card={(team) => <TeamCard team={team} why={why} />}
      empty={{
        icon: Users,
        title: texts.noTeamsFound(),
        message: list.filtered ? texts.noTeamsMatchYourSearch() : texts.beTheFirstToCreate(),
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
    file: { Members: 'memberCount', [texts.mostMembers()]: 'maxMembers', [texts.observers()]: 'observerCount' },
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
