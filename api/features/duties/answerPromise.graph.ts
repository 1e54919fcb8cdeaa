/** What is promised to those who wait for an answer, and how it was kept, in the schema. */
import { builder } from '../../builder.ts'
import { answerPromises, type AnswerPromise } from '../../duties/answeredInTime.ts'
import { KindEnum } from './duty.graph.ts'

const Kept = builder.objectRef<NonNullable<AnswerPromise['kept']>>('AnswersKept').implement({
  description: 'How many answers came in time, of those of the last twelve months.',
  fields: (t) => ({
    answered: t.exposeInt('answered', { description: 'How many answers there were.' }),
    inTime: t.exposeInt('inTime', {
      nullable: true,
      description: 'How many of them came by the promised day; null when there were fewer than five.',
    }),
  }),
})

const Promised = builder.objectRef<AnswerPromise>('AnswerPromise').implement({
  description: 'In how many working days something is answered, and how that was kept.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    days: t.exposeInt('days', {
      nullable: true,
      description: 'Working days from when it begins to wait; null where each has a day of its own.',
    }),
    kept: t.field({
      type: Kept,
      description: 'The answers of the last twelve months, and how many came in time.',
      resolve: ({ kept }) => kept,
    }),
  }),
})

builder.queryFields((t) => ({
  answerPromise: t.field({
    type: Promised,
    requires: 'public',
    description: 'In how many working days a kind of answer is promised, and how that was kept. Everyone may know it.',
    args: { kind: t.arg({ type: KindEnum, required: true }) },
    resolve: async (_, { kind }, { db }) => {
      const [promise] = await answerPromises(db, [kind])
      return promise!
    },
  }),
  answerPromises: t.field({
    type: [Promised],
    requires: 'ACCOUNT_OWN',
    description:
      'What the university, companies and experts promise to answer in how many working days, and how that was kept.',
    resolve: (_, _args, { db }) => answerPromises(db),
  }),
}))
