/** Members, requests to join and progress, in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { viewerCan } from '../../viewerCan.ts'
import {
  answerProjectJoinRequest,
  requestToJoinProject,
  leaveProject,
  removeProjectMember,
  setProjectMember,
  setProjectProgress,
} from './member.actions.ts'
import { transferProject } from './transferProject.actions.ts'

builder.prismaObject('JoinRequest', {
  readable: 'parent',
  description: 'A person who asks to work on a project.',
  fields: (t) => ({
    user: t.relation('user', { nullable: true }),
    message: t.exposeString('message', { description: 'Why, in the words of who asks.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.prismaObjectFields('Project', (t) => ({
  progress: t.exposeInt('progress', { description: 'Percent of the work that is done, as its lead says.' }),
  joinRequests: t.relation('joinRequests', {
    nullable: true,
    requires: 'PROJECT_LEAD',
    description: 'Who asks to join, the longest waiting first; for those who answer.',
    query: { orderBy: { id: 'asc' } },
  }),
  joinAsked: t.boolean({
    resolve: async ({ id }, _args, ctx) =>
      (await ctx.db.joinRequest.count({ where: { projectId: id, userId: ctx.viewer?.id ?? -1 } })) > 0,
  }),
  canLead: viewerCan(t, 'PROJECT_LEAD'),
  canTransferProject: viewerCan(t, 'PROJECT_HAND_OVER'),
  canJoin: viewerCan(t, 'PROJECT_JOIN'),
  canLeave: viewerCan(t, 'PROJECT_LEAVE'),
}))

for (const act of [
  requestToJoinProject,
  answerProjectJoinRequest,
  setProjectMember,
  removeProjectMember,
  leaveProject,
  setProjectProgress,
  transferProject,
])
  actionField(act as typeof requestToJoinProject, (t) => ({
    project: recordField(t, 'Project', (out) => out.projectId),
  }))
