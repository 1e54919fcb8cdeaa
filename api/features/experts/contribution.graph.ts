/** The viewer's contribution as an expert in the schema. */
import { builder } from '../../builder.ts'
import { contributionsOf, type Contribution } from './contribution.ts'

const ContributionType = builder.objectRef<Contribution>('ExpertContribution').implement({
  description:
    'What an expert gave in a year. The certificate about it is at /api/expert-contributions/YEAR/certificate.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'The year, on the clock of the university.' }),
    sessions: t.exposeInt('sessions', { description: 'Sessions that took place.' }),
    minutes: t.exposeInt('minutes', { description: 'How many minutes these were.' }),
    evaluations: t.exposeInt('evaluations', { description: 'Evaluations written.' }),
    ideas: t.exposeInt('ideas', { description: 'Ideas that a session or an evaluation was about.' }),
  }),
})

builder.queryField('contributions', (t) =>
  t.field({
    type: [ContributionType],
    requires: 'EXPERT_WORK',
    description: 'What the viewer gave as an expert, the latest year first; years without anything are left out.',
    resolve: (_parent, _args, { db, viewer }) => contributionsOf(db, viewer!.id),
  }),
)
