/** Projects in the schema. */
import type { Project } from '../../__generated__/prisma/client.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { conflictsOf } from '../../conflicts/conflict.graph.ts'
import { judgedProject } from '../../conflicts/judged.ts'
import { listField } from '../../listField.ts'
import { mayMove } from '../../moves.ts'
import { numberField } from '../../numberField.ts'
import { viewerCan } from '../../viewerCan.ts'
import {
  HasFilesInterface,
  HasHistoryInterface,
  HasReadersInterface,
  HasTranslationInterface,
  RecordInterface,
} from '../../records/interfaces.graph.ts'
import { ReportableInterface } from '../../records/reportable.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import {
  assessProject,
  createProject,
  createProjectFor,
  deleteProjects,
  obstacle,
  setProjectAccess,
  updateProject,
} from './project.actions.ts'
import { viewerField } from '../../people.graph.ts'
import { projectSort, projectWhere } from './project.list.ts'
import { projectFilterRules } from './project.rules.ts'
import { submitProject } from './submit.actions.ts'
import { projectMoves } from './projectStatus.ts'
import { ProjectStatusEnum } from './projectEnums.graph.ts'
import { oneByOne } from './oneByOne.graph.ts'
import { confidentialFields, fundingFields, offerFields, summaryFields } from './projectFields.graph.ts'

builder.prismaNode('Project', {
  id: { field: 'id' },
  interfaces: [
    RecordInterface,
    HasFilesInterface,
    HasHistoryInterface,
    HasReadersInterface,
    HasThreadInterface,
    HasTranslationInterface,
    ReportableInterface,
  ],
  readable: 'PROJECT_READ',
  description: 'A research project on its way to market.',
  fields: (t) => ({
    ...summaryFields(t),
    ...offerFields(t),
    ...fundingFields(t),
    ...confidentialFields(t),
    owner: t.relation('owner', { nullable: true, description: 'Who owns it; nothing when it is unassigned.' }),
    nextStatuses: t.field({
      type: [ProjectStatusEnum],
      resolve: async (project, _, ctx) => {
        const open = await Promise.all(
          (Object.keys(projectMoves.of(project)) as (typeof project.status)[]).map(async (to) =>
            (await mayMove(ctx, projectMoves, project, to)) ? to : null,
          ),
        )
        return open.filter((status) => status !== null)
      },
    }),
    accessObstacle: t.string({
      nullable: true,
      requires: 'PROJECT_APPROVE',
      description: 'Why it cannot be opened to industry and investors; nothing when it can be.',
      resolve: (project) => obstacle(project) ?? null,
    }),
    canUpdate: viewerCan(t, 'PROJECT_UPDATE'),
    canDelete: viewerCan(t, 'PROJECT_DELETE'),
    conflictsOf: conflictsOf<Project>(t, { requires: 'PROJECT_APPROVE', reads: 'id', judged: judgedProject }),
    canApprove: viewerCan(t, 'PROJECT_APPROVE'),
    canArchive: viewerCan(t, 'PROJECT_ARCHIVE'),
    canAssess: viewerCan(t, 'PROJECT_ASSESS'),
  }),
})

listField('projects', {
  type: 'Project',
  read: 'PROJECT_READ',
  description: 'The projects that the viewer may see.',
  filter: { rules: projectFilterRules, where: projectWhere },
  sort: projectSort,
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

numberField('project', { type: 'Project', read: 'PROJECT_READ' })

for (const make of [createProject, createProjectFor])
  actionField(make as typeof createProject, (t) => ({
    project: recordField(t, 'Project', (out) => out.projectId),
    viewer: viewerField(t, 'The viewer; the draft that the project was written in is no longer there.'),
  }))
actionField(updateProject, (t) => ({
  project: recordField(t, 'Project', (out) => out.projectId),
  viewer: viewerField(t, 'The viewer; what was changed and not saved is no longer there.'),
}))
actionField(submitProject, (t) => ({
  project: recordField(t, 'Project', (out) => out.projectId),
}))
actionField(assessProject, (t) => ({
  project: recordField(t, 'Project', (out) => out.projectId),
}))
actionField(deleteProjects, (t) => ({
  deletedIds: t.globalIDList({
    resolve: ({ deletedIds }) => deletedIds.map((id) => ({ type: 'Project', id })),
  }),
}))

actionField(setProjectAccess, oneByOne)
