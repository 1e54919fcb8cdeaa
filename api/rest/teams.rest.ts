/** The documented calls about teams (docs/spec/rest.md#calls). */
import { inviteToTeam } from '../features/teams/invitation.actions.ts'
import { createTeam } from '../features/teams/team.actions.ts'
import { requestToJoinTeam, leaveTeam } from '../features/teams/teamMember.actions.ts'
import {
  arrayPage,
  globalId,
  inputOf,
  listOf,
  lower,
  paging,
  rowsOf,
  totalOf,
  upper,
  type Connection,
  type Shim,
  type ShimRequest,
} from './shim.ts'

const fields = `number name description department type tags joining maxMembers memberCount observerCount isFull isArchived archivedAt
  ownerName myRole joinAsked canJoin createdAt updatedAt`
const people = 'members { role joinedAt name user { number department } }'

interface RestTeam {
  number: number
  joining: string
  myRole: string | null
  members?: {
    role: string
    joinedAt: string
    name: string
    user: { number: number; department: string } | null
  }[]
}

const restTeam = ({ number, joining, myRole, members, ...rest }: RestTeam) => ({
  id: number,
  ...rest,
  joining: lower(joining),
  myRole: lower(myRole),
  ...(members && {
    members: members.map(({ role, joinedAt, name, user }) => ({
      userId: user?.number ?? null,
      name,
      department: user?.department ?? '',
      role: lower(role),
      joinedAt,
    })),
  }),
})

type TeamConnection = Connection<RestTeam>

const usualLimit = 20
const idOf = ({ params }: ShimRequest) => globalId('Team', params['id'])

/** One or several, under either name; a text with commas is several. */
const severalOf = (body: Record<string, unknown>, many: string, one: string): unknown => body[many] ?? body[one]

function invitees(body: Record<string, unknown>) {
  const users = severalOf(body, 'userIds', 'userId')
  const emails = severalOf(body, 'emails', 'email')
  return {
    ...(users == null ? {} : { userIds: [users].flat().map((id) => globalId('User', id)) }),
    ...(emails == null
      ? {}
      : { emails: typeof emails === 'string' ? emails.split(/[\s,;]+/).filter(Boolean) : emails }),
  }
}

/** Where in the body the person or address stands that was refused. */
function inviteePlace(path: string, body: Record<string, unknown>): string {
  const single = { userIds: 'userId', emails: 'email' }[path.replace(/\[.*/, '')]
  return single && single in body ? single : path
}

export const teamShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/teams',
    summary: 'The teams that you may see',
    query: ['page', 'limit', 'search'],
    document: `query ($filter: TeamFilter, $first: Int, $page: Int) {
      teams(filter: $filter, first: $first, page: $page) { totalCount(exact: true) edges { node { ${fields} } } }
    }`,
    variables: ({ query }) => ({
      filter: { search: query.get('search') || undefined },
      ...paging(query, usualLimit),
    }),
    give: (data, { query }) => listOf(data['teams']! as TeamConnection, query, restTeam, usualLimit),
  },
  {
    ...arrayPage,
    method: 'GET',
    path: '/api/teams/my',
    summary: 'The teams that you are a member of',
    document: `query ($first: Int, $page: Int) {
      teams(filter: {mine: true}, first: $first, page: $page) { totalCount(exact: true) edges { node { ${fields} } } }
    }`,
    total: totalOf('teams'),
    give: (data) => rowsOf(data['teams']! as TeamConnection, restTeam),
  },
  {
    method: 'GET',
    path: '/api/teams/:id(\\d{1,9})',
    summary: 'A team with its members',
    document: `query ($number: Int!) { team(number: $number) { ${fields} ${people} } }`,
    variables: ({ params }) => ({ number: Number(params['id']) }),
    give: (data) => data['team'] && restTeam(data['team']),
  },
  {
    method: 'POST',
    path: '/api/teams',
    summary: 'Makes a team that you own',
    example: { name: 'Brackish water', joining: 'request', tags: ['desalination'] },
    status: 201,
    action: createTeam,
    document: `mutation ($input: CreateTeamInput!) { createTeam(input: $input) { team { ${fields} ${people} } } }`,
    variables: ({ body }) => ({ input: inputOf(createTeam, body) }),
    give: (data) => restTeam((data['createTeam']! as { team: RestTeam }).team),
  },
  {
    method: 'POST',
    path: '/api/teams/:id(\\d{1,9})/join',
    summary: 'Joins an open team, or asks its owner',
    example: { message: 'I bring the pumps.' },
    action: requestToJoinTeam,
    decided: ['id', 'opening'],
    document:
      'mutation ($input: RequestToJoinTeamInput!) { requestToJoinTeam(input: $input) { team { myRole memberCount } } }',
    variables: (request) => ({ input: { ...inputOf(requestToJoinTeam, request.body), id: idOf(request) } }),
    give: (data) => {
      const { team } = data['requestToJoinTeam']! as { team: { myRole: string | null; memberCount: number } }
      return { success: true, status: team.myRole ? 'joined' : 'requested', memberCount: team.memberCount }
    },
  },
  {
    method: 'POST',
    path: '/api/teams/:id(\\d{1,9})/leave',
    summary: 'Leaves a team',
    action: leaveTeam,
    decided: ['id'],
    document: 'mutation ($input: LeaveTeamInput!) { leaveTeam(input: $input) { team { number } } }',
    variables: (request) => ({ input: { id: idOf(request) } }),
    give: () => undefined,
  },
  {
    method: 'POST',
    path: '/api/teams/:id(\\d{1,9})/invite',
    summary: 'Invites people to a team, by their numbers or e-mail addresses',
    example: { userId: 1 },
    action: inviteToTeam,
    decided: ['id'],
    placeOf: inviteePlace,
    accepts: {
      userId: { type: 'integer', description: 'The number of the account; instead of userIds.' },
      email: { type: 'string', description: 'One address or several with commas; instead of emails.' },
    },
    document: `mutation ($input: InviteToTeamInput!) {
      inviteToTeam(input: $input) { team { invitations { number email role expiresAt user { number name } } } }
    }`,
    variables: (request) => {
      const { role, message } = request.body
      const more = { ...(role == null ? {} : { role: upper(role) }), ...(message == null ? {} : { message }) }
      return { input: { ...invitees(request.body), ...more, id: idOf(request) } }
    },
    give: (data) => {
      const { team } = data['inviteToTeam']! as { team: { invitations: RestInvitation[] } }
      return {
        success: true,
        invitations: team.invitations.map(({ number, user, role, ...rest }) => ({
          id: number,
          userId: user?.number ?? null,
          name: user?.name ?? null,
          role: lower(role),
          ...rest,
        })),
      }
    },
  },
]

interface RestInvitation {
  number: number
  email: string | null
  role: string
  expiresAt: string
  user: { number: number; name: string } | null
}
