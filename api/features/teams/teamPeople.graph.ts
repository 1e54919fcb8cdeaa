/** The people of a team in the schema: members, who asks to join, who is invited. */
import { builder } from '../../builder.ts'
import { standingToken } from './invitation.actions.ts'
import { TeamRoleEnum } from './team.graph.ts'

builder.prismaObject('TeamMember', {
  readable: 'parent',
  description: 'A person in a team.',
  fields: (t) => ({
    role: t.field({ type: TeamRoleEnum, description: 'What the person may do.', resolve: ({ role }) => role }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime', description: 'Since when.' }),
    name: t.string({
      description: "The person's name.",
      select: { user: { select: { name: true } } },
      resolve: ({ user }) => user.name,
    }),
    user: t.relation('user', { nullable: true, description: 'Who it is; nothing for those who may not see people.' }),
  }),
})

builder.prismaObject('TeamJoinRequest', {
  readable: 'parent',
  description: 'A researcher who asks to join a team.',
  fields: (t) => ({
    user: t.relation('user', { nullable: true, description: 'Who asks.' }),
    opening: t.relation('opening', { nullable: true, description: 'The open position that the person would fill.' }),
    message: t.exposeString('message', { description: 'Why, in the words of who asks.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
})

const TeamInvitation = builder.prismaObject('TeamInvitation', {
  readable: 'parent',
  description: 'Somebody who is invited to a team.',
  fields: (t) => ({
    id: t.globalID({ description: 'The id.', resolve: ({ id }) => ({ type: 'TeamInvitation', id }) }),
    number: t.exposeInt('id', { description: 'The number.' }),
    role: t.field({ type: TeamRoleEnum, description: 'As what.', resolve: ({ role }) => role }),
    message: t.exposeString('message', { description: 'What it is about.' }),
    user: t.relation('user', { nullable: true, description: 'Who is invited; nothing for an address.' }),
    email: t.exposeString('email', { nullable: true, description: 'The address of somebody without an account.' }),
    invitedBy: t.string({
      nullable: true,
      description: 'Who invites.',
      select: { invitedBy: { select: { name: true } } },
      resolve: ({ invitedBy }) => invitedBy?.name ?? null,
    }),
    teamName: t.string({
      description: "The team's name.",
      select: { team: { select: { name: true } } },
      resolve: ({ team }) => team.name,
    }),
    team: t.relation('team', { nullable: true, description: 'The team, for those who may see it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    isLapsed: t.boolean({
      description: 'Whether it does not stand any more.',
      resolve: ({ expiresAt }) => expiresAt <= new Date(),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it stands.' }),
  }),
})

builder.prismaObject('TeamOpening', {
  readable: 'parent',
  description: 'Somebody whom a team looks for.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'The number.' }),
    title: t.exposeString('title', { description: 'Who, in a few words.' }),
    description: t.exposeString('description', { description: 'What the person would do.' }),
    skills: t.exposeStringList('skills', { description: 'What the person should be able to do.' }),
  }),
})

builder.prismaObjectFields('Team', (t) => ({
  members: t.relation('members', {
    description: 'Who is in it: the owner, the editors, the members, each in the order in which they came.',
    query: { orderBy: [{ role: 'asc' }, { joinedAt: 'asc' }, { id: 'asc' }] },
  }),
  myRole: t.field({
    type: TeamRoleEnum,
    nullable: true,
    description: 'What the viewer is in it; nothing when not a member.',
    select: (_args, { viewer }) => ({ members: { where: { userId: viewer?.id ?? -1 }, select: { role: true } } }),
    resolve: ({ members }) => members[0]?.role ?? null,
  }),
  joinAsked: t.boolean({
    description: 'Whether the viewer has asked to join and waits for the answer.',
    select: (_args, { viewer }) => ({ joinRequests: { where: { userId: viewer?.id ?? -1 }, select: { id: true } } }),
    resolve: ({ joinRequests }) => joinRequests.length > 0,
  }),
  myInvitation: t.prismaField({
    type: TeamInvitation,
    nullable: true,
    description: 'The invitation of the viewer that waits for an answer.',
    resolve: (query, { id }, _args, ctx) =>
      ctx.db.teamInvitation.findFirst({
        ...query,
        where: { AND: [{ teamId: id, team: { archivedAt: null } }, ctx.access.within('TEAM_INVITATION_ANSWER')] },
      }),
  }),
  joinRequests: t.relation('joinRequests', {
    nullable: true,
    requires: 'TEAM_LEAD',
    description: 'Who asks to join, the longest waiting first; for its owner.',
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
    args: { token: t.arg.string({ required: true, description: 'The token of the link.' }) },
    resolve: (query, _, { token }, ctx) =>
      ctx.db.teamInvitation.findFirst({
        ...query,
        where: { AND: [standingToken(token), { team: { archivedAt: null } }] },
      }),
  }),
)
