/** The university's scores of ideas, in the schema. */
import { builder } from '../../builder.ts'
import { partsOf, weightedSum } from './ideaScores.ts'

type Part = ReturnType<typeof partsOf>[number]

const ScorePart = builder.objectRef<Part>('ScorePart').implement({
  description: 'One criterion of the screening and what it gives to the weighted sum.',
  fields: (t) => ({
    label: t.exposeString('label'),
    weight: t.exposeInt('weight', { description: 'Its weight in percent.' }),
    score: t.exposeInt('score', { nullable: true, description: '1 to 5; nothing while it is not scored.' }),
    points: t.exposeFloat('points', {
      nullable: true,
      description: 'What it gives to the sum: the weight for a score of 5.',
    }),
  }),
})

builder.prismaObject('IdeaReview', {
  readable: 'parent',
  description: 'How one reviewer of the university scored an idea.',
  fields: (t) => ({
    reviewer: t.relation('reviewer', { nullable: true, description: 'Who; nothing when the person has left.' }),
    novelty: t.exposeInt('novelty', { nullable: true, description: 'Novelty, 1 to 5; counts 25 percent.' }),
    feasibility: t.exposeInt('feasibility', { nullable: true, description: 'Feasibility, 1 to 5; counts 25 percent.' }),
    impact: t.exposeInt('impact', { nullable: true, description: 'Impact, 1 to 5; counts 25 percent.' }),
    alignment: t.exposeInt('alignment', { nullable: true, description: 'Alignment, 1 to 5; counts 15 percent.' }),
    scalability: t.exposeInt('scalability', { nullable: true, description: 'Scalability, 1 to 5; counts 10 percent.' }),
    parts: t.field({ type: [ScorePart], resolve: partsOf }),
    weightedSum: t.float({
      nullable: true,
      description: 'The weighted sum, 0-100; nothing until every criterion is scored.',
      resolve: weightedSum,
    }),
    notes: t.exposeString('notes', {
      nullable: true,
      requires: 'IDEA_NOTES',
      description: 'Private notes, for the university alone.',
    }),
    isOwn: t.boolean({
      select: { reviewerId: true },
      resolve: ({ reviewerId }, _, ctx) => reviewerId !== null && reviewerId === ctx.viewer?.id,
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})
