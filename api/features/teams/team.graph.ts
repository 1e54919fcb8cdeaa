/** Teams in the schema. */
import type { TeamJoining, TeamRole } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { subscribe } from '../../events.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { viewerCan } from '../../viewerCan.ts'
import {
  HasFilesInterface,
  HasHistoryInterface,
  HasMessagesInterface,
  HasReadersInterface,
  HasTranslationInterface,
  RecordInterface,
} from '../../records/interfaces.graph.ts'
import { inBoth } from '../../records/inBoth.graph.ts'
import { inOrder } from '../../inOrder.ts'
import { shownColumn } from '../../sortedAsShown.ts'
import { answerTeamInvitation, inviteToTeam, withdrawTeamInvitation } from './invitation.actions.ts'
import { archiveTeam, createTeam, transferTeam, unarchiveTeam, updateTeam } from './team.actions.ts'
import { reasonsFor, suggestedTeams, teamSort, teamWhere } from './team.list.ts'
import { teamFilterRules } from './team.rules.ts'
import {
  answerTeamJoinRequest,
  requestTeamMembership,
  requestToJoinTeam,
  leaveTeam,
  removeTeamMember,
  setTeamRole,
  withdrawTeamJoinRequest,
} from './teamMember.actions.ts'
import { linkTeamProject, removeTeamOpening, setTeamOpening, unlinkTeamProject } from './teamWork.actions.ts'
import { deleteTeamPost, updateTeamPost, createTeamPost } from './teamPost.actions.ts'

export const TeamRoleEnum = describedEnum<TeamRole>('TeamRole', 'What a person may do in a team.', {
  OWNER: 'Decides about its members, and everything else.',
  EDITOR: 'Changes its texts, open positions and projects.',
  MEMBER: 'Takes part in its discussion and files.',
  OBSERVER: 'Reads what its members read, and changes nothing.',
})

const TeamJoiningEnum = describedEnum<TeamJoining>('TeamJoining', 'How someone gets in who was not invited.', {
  REQUEST: 'By asking; the owner answers.',
  OPEN: 'At once, while there is a free place.',
  INVITATION: 'Not at all: by invitation alone.',
})

builder.prismaNode('Team', {
  id: { field: 'id' },
  interfaces: [
    RecordInterface,
    HasFilesInterface,
    HasHistoryInterface,
    HasMessagesInterface,
    HasReadersInterface,
    HasTranslationInterface,
  ],
  readable: 'TEAM_READ',
  description: 'People who work together on research, at most ten.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    name: inBoth(t, 'name'),
    title: inBoth(t, 'name', { description: 'The same as name, as every record has a title.' }),
    description: inBoth(t, 'description', { description: 'What it works on and what it is for, in Markdown.' }),
    department: t.exposeString('department', { description: 'The department; empty when it is across them.' }),
    type: t.exposeString('type'),
    tags: t.exposeStringList('tags'),
    joining: t.field({
      type: TeamJoiningEnum,
      description: 'How someone gets in who was not invited.',
      resolve: ({ joining }) => joining,
    }),
    maxMembers: t.exposeInt('maxMembers', { description: 'How many members it may have, the owner included.' }),
    memberCount: t.exposeInt('memberCount', {
      description: 'How many members it has, the owner included. Observers do not count.',
    }),
    observerCount: t.exposeInt('observerCount', { description: 'How many people only read, at most 10.' }),
    isFull: t.boolean({
      resolve: ({ memberCount, maxMembers }) => memberCount >= maxMembers,
    }),
    isArchived: t.boolean({
      resolve: ({ archivedAt }) => archivedAt !== null,
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    archiveReason: t.exposeString('archiveReason'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    ownerName: t.string({
      nullable: true,
      description: 'Who owns it; nothing when everyone has left.',
      select: { members: { where: { role: 'OWNER' }, select: { user: { select: { name: true } } } } },
      resolve: ({ members }) => members[0]?.user.name ?? null,
    }),
    openings: t.relation('openings', {
      query: { orderBy: { id: 'asc' } },
    }),
    projects: t.prismaField({
      type: ['Project'],
      nullable: { items: true, list: false },
      description: 'The projects on which it works, those that the viewer may see.',
      resolve: (query, { id }, _, ctx) =>
        ctx.db.project.findMany({
          ...query,
          where: { AND: [ctx.access.within('PROJECT_READ'), { teams: { some: { teamId: id } } }] },
          orderBy: [{ [shownColumn('sortTitle', ctx)]: 'asc' }, { id: 'asc' }],
        }),
    }),
    whySuggested: t.stringList({
      description: 'What speaks for the viewer joining it: shared skills, open positions, the department.',
      select: { openings: { select: { title: true, skills: true } } },
      resolve: (team, _, { viewer }) => (viewer ? reasonsFor(team, viewer) : []),
    }),
    canUpdate: viewerCan(t, 'TEAM_UPDATE', 'Whether the viewer may change it, its open positions and projects.'),
    canLead: viewerCan(t, 'TEAM_LEAD'),
    canJoin: viewerCan(t, 'TEAM_JOIN'),
    canRequestMembership: viewerCan(
      t,
      'TEAM_MEMBERSHIP_REQUEST',
      'Whether the viewer observes it and may ask to become a member.',
    ),
    canLeave: viewerCan(t, 'TEAM_LEAVE'),
    canReadWork: viewerCan(
      t,
      'TEAM_WORK_READ',
      'Whether the viewer reads its discussion, files and record of changes.',
    ),
    canWork: viewerCan(t, 'TEAM_WORK', 'Whether the viewer writes in its discussion and adds files.'),
  }),
})

listField('teams', {
  type: 'Team',
  read: 'TEAM_READ',
  description: 'The teams that the viewer may see: researchers all, other people those they are in or invited to.',
  filter: { rules: teamFilterRules, where: teamWhere },
  sort: teamSort,
  order: { field: 'NAME', direction: 'ASC' },
})

numberField('team', { type: 'Team', read: 'TEAM_READ' })

builder.queryField('suggestedTeams', (t) =>
  t.prismaField({
    type: ['Team'],
    nullable: { items: true, list: false },
    requires: 'TEAM_OWN',
    description: 'The teams with a free place that most speaks for, the best first, at most 6.',
    resolve: async (query, _, _args, ctx) => {
      const ids = await suggestedTeams(ctx)
      const teams = await ctx.db.team.findMany({ ...query, where: { id: { in: ids } } })
      return inOrder(ids, teams)
    },
  }),
)

builder.queryField('teamSkills', (t) =>
  t.stringList({
    requires: 'TEAM_OWN',
    description: 'The skills that teams have or look for, the most frequent first, at most 40.',
    resolve: async (_, _args, { db }) =>
      (
        await db.$queryRaw<{ skill: string }[]>`
          SELECT skill FROM (
            SELECT unnest("tags") AS skill FROM "Team" WHERE "archivedAt" IS NULL
            UNION ALL
            SELECT unnest("skills") FROM "TeamOpening" JOIN "Team" ON "Team"."id" = "teamId" WHERE "archivedAt" IS NULL
          ) AS said GROUP BY skill ORDER BY count(*) DESC, skill LIMIT 40`
      ).map(({ skill }) => skill),
  }),
)

const Changed = builder.objectRef<{ id: number }>('TeamChanged').implement({
  description: 'A team whose discussion or files were changed.',
  fields: (t) => ({
    team: t.prismaField({
      type: 'Team',
      nullable: true,
      description: 'The team as it is now; nothing for who is no longer in it.',
      resolve: (query, { id }, _, ctx) =>
        ctx.db.team.findFirst({ ...query, where: { AND: [{ id }, ctx.access.within('TEAM_WORK_READ')] } }),
    }),
  }),
})

builder.subscriptionField('teamChanged', (t) =>
  t.field({
    type: Changed,
    requires: 'TEAM_WORK_READ',
    description: 'Tells each time that the discussion or the files of one’s own team are changed.',
    args: { number: t.arg.int({ required: true }) },
    subscribe: async (_, { number }, ctx) => {
      await ctx.access.find('TEAM_WORK_READ', number)
      return subscribe(`Team:${number}`)
    },
    resolve: (event) => event as { id: number },
  }),
)

for (const act of [
  createTeam,
  updateTeam,
  archiveTeam,
  unarchiveTeam,
  transferTeam,
  requestToJoinTeam,
  requestTeamMembership,
  withdrawTeamJoinRequest,
  answerTeamJoinRequest,
  setTeamRole,
  removeTeamMember,
  leaveTeam,
  inviteToTeam,
  withdrawTeamInvitation,
  answerTeamInvitation,
  linkTeamProject,
  unlinkTeamProject,
  setTeamOpening,
  removeTeamOpening,
  createTeamPost,
  updateTeamPost,
  deleteTeamPost,
])
  actionField(act as typeof updateTeam, (t) => ({
    team: recordField(t, 'Team', (out) => out.teamId),
  }))
