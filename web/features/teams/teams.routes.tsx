/** The pages of teams. The short paths lead to these (web/app/redirects.ts). */
import { Users, UserSearch } from 'lucide-react'
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
    title: 'My Teams',
    requires: 'TEAM_OWN',
    menu: { icon: Users, order: 40 },
    search: { description: 'Your teams, invitations, and all other teams', tags: ['teams', 'members', 'join'] },
    query: TeamsPageQuery,
    list: () => import('./teams.list.ts').then(({ teamsVariables }) => teamsVariables),
    loading: <ListSkeleton />,
    load: () => import('./TeamsPage.tsx'),
  }),
  page({
    path: '/researchers/teams/new',
    title: 'New Team',
    under: teams,
    requires: 'TEAM_OWN',
    search: { description: 'Make a research team and invite people', tags: ['teams', 'create', 'new'] },
    query: NewTeamPageQuery,
    load: () => import('./NewTeamPage.tsx'),
  }),
  page({
    path: '/researchers/teams/discover',
    title: 'Discover Teams',
    more: UserSearch,
    under: teams,
    requires: 'TEAM_OWN',
    search: { description: 'Teams that look for what you can do', tags: ['teams', 'discover', 'skills', 'positions'] },
    query: DiscoverTeamsPageQuery,
    list: () => import('./teams.list.ts').then(({ discoverVariables }) => discoverVariables),
    loading: <ListSkeleton />,
    load: () => import('./DiscoverTeamsPage.tsx'),
  }),
  page({
    path: '/researchers/teams/:id',
    title: 'Team',
    under: teams,
    requires: 'TEAM_OWN',
    query: TeamPageQuery,
    variables: numberOf,
    load: () => import('./TeamPage.tsx'),
  }),
  page({
    path: '/researchers/teams/:id/edit',
    title: 'Edit Team',
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
    title: 'My Teams',
    requires: 'signed-in',
    search: { description: 'The teams that you are in, and invitations', tags: ['teams', 'invitations'] },
    query: MyTeamsPageQuery,
    load: () => import('./MyTeamsPage.tsx'),
  }),
]
