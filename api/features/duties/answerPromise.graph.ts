/** What is promised to those who wait for an answer, and how it was kept, in the schema. */
import { builder } from '../../builder.ts'
import { answerPromises, fewest, type AnswerPromise, type Span } from '../../duties/answeredInTime.ts'
import { knownPublicPromises, publicMonths, publicPromises } from '../../duties/publicPromises.ts'
import { KindEnum } from './duty.graph.ts'

const Kept = builder.objectRef<NonNullable<AnswerPromise['kept']>>('AnswersKept').implement({
  description: 'How many answers came in time, of those of the last twelve months.',
  fields: (t) => ({
    answered: t.exposeInt('answered', {
      description: 'How many answers there were; 0 to visitors where they may not know how many came in time.',
    }),
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

const Published = builder.objectRef<Span>('PublicAnswerPromises').implement({
  description: 'How promises to answer were kept, as everyone may read it: sums over twelve whole months.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'The first day of the twelve months.' }),
    until: t.expose('until', { type: 'Date', description: 'The first day after them.' }),
    fewest: t.int({
      description:
        'Of how many answers there are figures at least, and how many companies or persons have to have given them.',
      resolve: () => fewest,
    }),
    promises: t.field({
      type: [Promised],
      description: 'The kinds of answers that have figures; they are read once an hour.',
      resolve: (_, _args, { db }) => knownPublicPromises(db),
    }),
  }),
})

builder.queryFields((t) => ({
  publicAnswerPromises: t.field({
    type: Published,
    requires: 'public',
    description: 'How promises to answer were kept, for everyone.',
    resolve: () => publicMonths(),
  }),
  answerPromise: t.field({
    type: Promised,
    requires: 'public',
    description:
      'In how many working days a kind of answer is promised, and how that was kept. Visitors are told how it was kept in twelve whole months, as publicAnswerPromises is.',
    args: { kind: t.arg({ type: KindEnum, required: true }) },
    resolve: async (_, { kind }, { db, viewer }) => {
      const [promise] = await (viewer ? answerPromises(db, [kind]) : publicPromises(db, [kind]))
      return promise ?? { kind, days: null, kept: { answered: 0, inTime: null } }
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
