/** First steps that the university adds, in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { batched } from '../../batched.ts'
import { builder, RoleEnum } from '../../builder.ts'
import { ViewerType } from '../../people.graph.ts'
import { universityStepRelations } from '../../relations/firstSteps.ts'
import {
  archiveUniversityStep,
  createUniversityStep,
  markUniversityStep,
  unarchiveUniversityStep,
  updateUniversityStep,
} from './universityStep.actions.ts'

/** More than anybody reads of what was put away. */
const mostListed = 200

const isDone = batched(async ({ db, viewer }, ids) => {
  const ticks = await db.universityStepTick.findMany({
    where: { userId: viewer?.id ?? 0, stepId: { in: [...ids] } },
    select: { stepId: true },
  })
  const done = new Set(ticks.map(({ stepId }) => stepId))
  return ids.map((id) => done.has(id))
})

const doneBy = batched(async ({ db }, ids) => {
  const counts = await db.universityStepTick.groupBy({
    by: ['stepId'],
    where: { stepId: { in: [...ids] } },
    _count: true,
  })
  const known = new Map(counts.map(({ stepId, _count }) => [stepId, _count]))
  return ids.map((id) => known.get(id) ?? 0)
})

builder.prismaNode('UniversityStep', {
  id: { field: 'id' },
  readable: 'UNIVERSITY_STEP_READ',
  description: 'A first step that the university has added to those of the product.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title'),
    note: t.exposeString('note', { description: 'A sentence: why, or how.' }),
    titleArabic: t.exposeString('titleArabic'),
    noteArabic: t.exposeString('noteArabic'),
    link: t.exposeString('link', {
      description: 'A path of the app, or ?article= with the name of a help article.',
    }),
    done: t.boolean({
      description: 'Whether the viewer has ticked it off.',
      extensions: { reads: [] },
      resolve: ({ id }, _, ctx) => isDone(ctx, id),
    }),
    roles: t.expose('roles', {
      type: [RoleEnum],
      nullable: true,
      requires: 'UNIVERSITY_STEP_MANAGE',
    }),
    doneCount: t.int({
      nullable: true,
      requires: 'UNIVERSITY_STEP_MANAGE',
      description: 'How many people have ticked it off.',
      extensions: { reads: [] },
      resolve: ({ id }, _, ctx) => doneBy(ctx, id),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.queryField('universitySteps', (t) =>
  t.prismaField({
    type: ['UniversityStep'],
    requires: 'UNIVERSITY_STEP_MANAGE',
    description: `The first steps that the university has added, in their order, then those that are archived; at most ${mostListed}.`,
    resolve: (query, _root, _args, { db }) =>
      db.universityStep.findMany({
        ...query,
        orderBy: [{ archivedAt: { sort: 'desc', nulls: 'first' } }, { id: 'asc' }],
        take: mostListed,
      }),
  }),
)

builder.objectField(ViewerType, 'universitySteps', (t) =>
  t.prismaField({
    type: ['UniversityStep'],
    description:
      'The first steps that the university has added for the viewer’s role, after the product’s own; none once the viewer has put the first steps away.',
    resolve: (query, viewer, _args, { db, access }) =>
      viewer.firstStepsHidden || !access.allowed('UNIVERSITY_STEP_READ')
        ? []
        : db.universityStep.findMany({
            ...query,
            where: universityStepRelations.UniversityStep.forRole(viewer),
            orderBy: { id: 'asc' },
          }),
  }),
)

for (const change of [
  createUniversityStep,
  updateUniversityStep,
  archiveUniversityStep,
  unarchiveUniversityStep,
  markUniversityStep,
])
  actionField(change as typeof archiveUniversityStep, (t) => ({
    step: recordField(t, 'UniversityStep', ({ stepId }) => stepId),
  }))
