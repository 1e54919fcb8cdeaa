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
  moveUniversityStep,
  unarchiveUniversityStep,
  updateUniversityStep,
} from './universityStep.actions.ts'
import { closedRoles, linkToOwn } from './stepLink.ts'
import { inStepOrder } from './stepOrder.ts'

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

const closedTo = batched(async ({ db }, ids) => {
  const steps = await db.universityStep.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, link: true, roles: true },
  })
  const closed = await closedRoles(db, steps)
  const known = new Map(steps.map(({ id }, nth) => [id, closed[nth]]))
  return ids.map((id) => known.get(id) ?? [])
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
    closedTo: t.field({
      type: [RoleEnum],
      nullable: true,
      requires: 'UNIVERSITY_STEP_MANAGE',
      description:
        'Those of its roles whose people cannot open its link any more, as its article was withdrawn, for example; they are not shown the step.',
      extensions: { reads: [] },
      resolve: ({ id }, _, ctx) => closedTo(ctx, id),
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
        orderBy: [{ archivedAt: { sort: 'desc', nulls: 'first' } }, ...inStepOrder],
        take: mostListed,
      }),
  }),
)

builder.objectField(ViewerType, 'universitySteps', (t) =>
  t.prismaField({
    type: ['UniversityStep'],
    description:
      'The first steps that the university has added for the viewer’s role, after the product’s own, without those whose link the viewer cannot open; none once the viewer has put the first steps away.',
    resolve: async (query, viewer, _args, { db, access }) => {
      if (viewer.firstStepsHidden || !access.allowed('UNIVERSITY_STEP_READ')) return []
      const where = universityStepRelations.UniversityStep.forRole(viewer)
      const steps = await db.universityStep.findMany({ where, select: { id: true, link: true, roles: true } })
      const closed = await closedRoles(db, steps)
      const open = steps.filter((_step, nth) => !closed[nth]?.includes(viewer.role)).map(({ id }) => id)
      return db.universityStep.findMany({ ...query, where: { id: { in: open } }, orderBy: inStepOrder })
    },
  }),
)

builder.prismaObjectField('HelpArticle', 'steps', (t) =>
  t.prismaField({
    type: ['UniversityStep'],
    nullable: true,
    requires: 'UNIVERSITY_STEP_MANAGE',
    description: 'The first steps of the university’s own that lead to it and are not archived.',
    extensions: { reads: [] },
    resolve: (query, { id }, _args, { db }) =>
      db.universityStep.findMany({
        ...query,
        where: { link: linkToOwn(id), archivedAt: null },
        orderBy: inStepOrder,
      }),
  }),
)

for (const change of [
  createUniversityStep,
  updateUniversityStep,
  archiveUniversityStep,
  unarchiveUniversityStep,
  markUniversityStep,
  moveUniversityStep,
])
  actionField(change as typeof archiveUniversityStep, (t) => ({
    step: recordField(t, 'UniversityStep', ({ stepId }) => stepId),
  }))
