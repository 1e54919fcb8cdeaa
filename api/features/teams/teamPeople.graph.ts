/** The people of a team in the schema: members, who asks to join, who is invited. */
import { builder } from '../../builder.ts'
import { standingToken } from './invitation.actions.ts'
import { TeamRoleEnum } from './team.graph.ts'

builder.prismaObject('TeamMember', {
  readable: 'parent',
  description: 'A person in a team.',
  fields: (t) => ({
    role: t.field({ type: TeamRoleEnum, resolve: ({ role }) => role }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
    name: t.string({
      select: { user: { select: { name: true } } },
      resolve: ({ user }) => user.name,
    }),
    user: t.relation('user', { nullable: true, description: 'Who it is; nothing for those who may not see people.' }),
  }),
})

builder.prismaObject('TeamJoinRequest', {
  readable: 'parent',
  description: 'A researcher who asks to join a team, or an observer who asks to become a member.',
  fields: (t) => ({
    user: t.relation('user', { nullable: true }),
    opening: t.relation('opening', { nullable: true }),
    message: t.exposeString('message', { description: 'Why, in the words of who asks.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

const TeamInvitation = builder.prismaObject('TeamInvitation', {
  readable: 'parent',
  description: 'Someone who is invited to a team.',
  fields: (t) => ({
    id: t.globalID({ resolve: ({ id }) => ({ type: 'TeamInvitation', id }) }),
    number: t.exposeInt('id'),
    role: t.field({ type: TeamRoleEnum, resolve: ({ role }) => role }),
    message: t.exposeString('message'),
    user: t.relation('user', { nullable: true, description: 'Who is invited; nothing for an address.' }),
    email: t.exposeString('email', { nullable: true, description: 'The address of someone without an account.' }),
    invitedBy: t.string({
      nullable: true,
      select: { invitedBy: { select: { name: true } } },
      resolve: ({ invitedBy }) => invitedBy?.name ?? null,
    }),
    teamName: t.string({
      select: { team: { select: { name: true } } },
      resolve: ({ team }) => team.name,
    }),
    team: t.relation('team', { nullable: true, description: 'The team, for those who may see it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    isLapsed: t.boolean({
      resolve: ({ expiresAt }) => expiresAt <= new Date(),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

builder.prismaObject('TeamOpening', {
  readable: 'parent',
  description: 'Someone whom a team looks for.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title', { description: 'Who, in a few words.' }),
    description: t.exposeString('description'),
    skills: t.exposeStringList('skills'),
  }),
})

builder.prismaObjectFields('Team', (t) => ({
  members: t.relation('members', {
    description:
      'Who is in it: the owner, the editors, the members, the observers, each in the order in which they came.',
    query: { orderBy: [{ role: 'asc' }, { joinedAt: 'asc' }, { id: 'asc' }] },
  }),
  myRole: t.field({
    type: TeamRoleEnum,
    nullable: true,
    description: 'What the viewer is in it; nothing when not in it.',
    select: (_args, { viewer }) => ({ members: { where: { userId: viewer?.id ?? -1 }, select: { role: true } } }),
    resolve: ({ members }) => members[0]?.role ?? null,
  }),
  joinAsked: t.boolean({
    select: (_args, { viewer }) => ({ joinRequests: { where: { userId: viewer?.id ?? -1 }, select: { id: true } } }),
    resolve: ({ joinRequests }) => joinRequests.length > 0,
  }),
  myInvitation: t.prismaField({
    type: TeamInvitation,
    nullable: true,
    resolve: (query, { id }, _args, ctx) =>
      ctx.db.teamInvitation.findFirst({
        ...query,
        where: { AND: [{ teamId: id, team: { archivedAt: null } }, ctx.access.within('TEAM_INVITATION_ANSWER')] },
      }),
  }),
  joinRequests: t.relation('joinRequests', {
    nullable: true,
    requires: 'TEAM_LEAD',
    description: 'Who asks to join or to become a member, the longest waiting first; for its owner.',
    query: { orderBy: { id: 'asc' } },
  }),
  invitations: t.relation('invitations', {
    nullable: true,
    requires: 'TEAM_LEAD',
    description: 'Who is invited; for its owner.',
    query: { orderBy: { id: 'asc' } },
  }),
}))

builder.queryField('teamInvitations', (t) =>
  t.prismaField({
    type: [TeamInvitation],
    requires: 'TEAM_INVITATION_ANSWER',
    description: 'The invitations to teams that wait for the viewer.',
    resolve: (query, _, _args, ctx) =>
      ctx.db.teamInvitation.findMany({
        ...query,
        where: { AND: [ctx.access.within('TEAM_INVITATION_ANSWER'), { team: { archivedAt: null } }] },
        orderBy: { id: 'desc' },
      }),
  }),
)

builder.queryField('mailedTeamInvitation', (t) =>
  t.prismaField({
    type: TeamInvitation,
    nullable: true,
    requires: 'TEAM_INVITATION_ANSWER',
    description: 'The invitation that a mailed link brings, or nothing when it does not stand any more.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (query, _, { token }, ctx) =>
      ctx.db.teamInvitation.findFirst({
        ...query,
        where: { AND: [standingToken(token), { team: { archivedAt: null } }] },
      }),
  }),
)
