/** What the university does with challenges, in the schema: who checks one, who fits it, who is invited, what was reminded of. */
import { builder } from '../../builder.ts'
import { viewerCan } from '../../viewerCan.ts'
import { isRemindedLately } from './remind.actions.ts'
import { researcherMatches, type ResearcherMatch } from './researcherMatches.ts'

builder.prismaObject('ChallengeInvitation', {
  readable: 'parent',
  description: 'A researcher whom the university asks to propose to a challenge.',
  fields: (t) => ({
    user: t.relation('user', { nullable: true }),
    inviter: t.relation('inviter', { nullable: true }),
    words: t.exposeString('words', { description: 'Why this one, in the words of who invites.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

const SharedProject = builder.objectRef<ResearcherMatch['projects'][number]>('ResearcherMatchProject').implement({
  description: 'A project that says the words of a challenge.',
  fields: (t) => ({
    shared: t.exposeStringList('shared', { description: 'The words, those that say most first.' }),
    project: t.prismaField({
      type: 'Project',
      nullable: true,
      resolve: (query, { projectId }, _, { db }) => db.project.findUnique({ ...query, where: { id: projectId } }),
    }),
  }),
})

const Match = builder.objectRef<ResearcherMatch>('ResearcherMatch').implement({
  description: 'A researcher who fits a challenge, and why.',
  fields: (t) => ({
    user: t.prismaField({
      type: 'User',
      nullable: true,
      resolve: (query, { userId }, _, { db }) => db.user.findUnique({ ...query, where: { id: userId } }),
    }),
    expertise: t.exposeStringList('expertise'),
    projects: t.field({
      type: [SharedProject],
      description: 'Up to three own projects, those that share most first.',
      resolve: ({ projects }) => projects,
    }),
    sector: t.exposeBoolean('sector'),
  }),
})

builder.prismaObjectFields('Challenge', (t) => ({
  checker: t.relation('checker', {
    nullable: true,
    requires: 'CHALLENGE_ASSIGN',
    description: 'Who of the university checks it.',
  }),
  remindedAt: t.expose('remindedAt', {
    type: 'DateTime',
    nullable: true,
    requires: 'CHALLENGE_PUBLISH',
    description: 'When the university last reminded the company of overdue answers.',
  }),
  remindedLately: t.boolean({
    nullable: true,
    requires: 'CHALLENGE_PUBLISH',
    extensions: { reads: ['remindedAt'] },
    resolve: isRemindedLately,
  }),
  invitations: t.relation('invitations', {
    nullable: true,
    requires: 'CHALLENGE_ASSIGN',
    description: 'Whom the university has invited to propose, the latest first.',
    query: { orderBy: { id: 'desc' } },
  }),
  matches: t.field({
    type: [Match],
    nullable: true,
    requires: 'CHALLENGE_INVITE',
    description: 'Up to ten researchers who fit it best, who have neither proposed nor been invited.',
    resolve: ({ id }, _, { db }) => researcherMatches(db, id),
  }),
  invitation: t.prismaField({
    type: 'ChallengeInvitation',
    nullable: true,
    description: 'The viewer’s own invitation to propose.',
    resolve: (query, { id }, _, { db, viewer }) =>
      db.challengeInvitation.findFirst({ ...query, where: { challengeId: id, userId: viewer?.id ?? -1 } }),
  }),
  canAssign: viewerCan(t, 'CHALLENGE_ASSIGN'),
  canInvite: viewerCan(t, 'CHALLENGE_INVITE', 'Whether the viewer may find researchers who fit it, and invite them.'),
}))
