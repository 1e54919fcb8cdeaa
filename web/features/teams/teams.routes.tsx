/** The pages of teams. The short paths lead to these (web/app/redirects.ts). */
import { Users, UserSearch } from 'lucide-react'
import * as texts from '#texts/teams/teams.js'
import DiscoverTeamsPageQuery from '#web/__generated__/DiscoverTeamsPageQuery$parameters.ts'
import EditTeamPageQuery from '#web/__generated__/EditTeamPageQuery$parameters.ts'
import MyTeamsPageQuery from '#web/__generated__/MyTeamsPageQuery$parameters.ts'
import NewTeamPageQuery from '#web/__generated__/NewTeamPageQuery$parameters.ts'
import TeamPageQuery from '#web/__generated__/TeamPageQuery$parameters.ts'
import TeamsPageQuery from '#web/__generated__/TeamsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

const numberOf = ({ params }: { params: Record<string, string | undefined> }) => ({ number: Number(params['id']) || 0 })

const teams = ['/researchers/teams']

export const teamPages = [
  page({
    path: '/researchers/teams',
    title: texts.myTeams(),
    requires: 'TEAM_OWN',
    menu: { icon: Users, order: 40 },
    search: { description: texts.yourTeamsInvitationsAndAll(), tags: ['teams', 'members', 'join'] },
    query: TeamsPageQuery,
    list: () => import('./teams.list.ts').then(({ teamList }) => teamList.variables),
    loading: <ListSkeleton />,
    load: () => import('./TeamsPage.tsx'),
  }),
  page({
    path: '/researchers/teams/new',
    title: texts.newTeam(),
    under: teams,
    requires: 'TEAM_OWN',
    search: { description: texts.makeAResearchTeamAnd(), tags: ['teams', 'create', 'new'] },
    query: NewTeamPageQuery,
    load: () => import('./NewTeamPage.tsx'),
  }),
  page({
    path: '/researchers/teams/discover',
    title: texts.discoverTeams(),
    more: UserSearch,
    under: teams,
    requires: 'TEAM_OWN',
    search: { description: texts.teamsThatLookForWhat(), tags: ['teams', 'discover', 'skills', 'positions'] },
    query: DiscoverTeamsPageQuery,
    list: () => import('./teams.list.ts').then(({ discoveredList }) => discoveredList.variables),
    loading: <ListSkeleton />,
    load: () => import('./DiscoverTeamsPage.tsx'),
  }),
  page({
    path: '/researchers/teams/:id',
    title: texts.team(),
    under: teams,
    requires: 'TEAM_OWN',
    query: TeamPageQuery,
    variables: numberOf,
    load: () => import('./TeamPage.tsx'),
  }),
  page({
    path: '/researchers/teams/:id/edit',
    title: texts.editTeam(),
    under: teams,
    requires: 'TEAM_OWN',
    query: EditTeamPageQuery,
    variables: numberOf,
    load: () => import('./EditTeamPage.tsx'),
  }),
  page({
    path: '/my-teams',
    more: Users,
    sameAs: '/researchers/teams',
    title: texts.myTeams(),
    requires: 'signed-in',
    search: { description: texts.theTeamsThatYouAre(), tags: ['teams', 'invitations'] },
    query: MyTeamsPageQuery,
    load: () => import('./MyTeamsPage.tsx'),
  }),
]
