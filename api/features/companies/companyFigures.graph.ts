/** What is counted of companies, in the schema. */
import { builder } from '../../builder.ts'
import { SectorEnum } from '../challenges/challengeEnums.graph.ts'
import { figuresOf, type Figures } from './companyFigures.ts'

type Counts = { [F in keyof Figures]: Figures[F] extends number ? F : never }[keyof Figures]

const told = {
  challengeCount: ['published', 'How many challenges it has published.'],
  openCount: ['open', 'How many of them are open.'],
  promisedCount: ['promised', 'How many proposals to challenges with a promised day it has answered.'],
  inTimeCount: ['inTime', 'How many of these answers came by that day.'],
  collaborationCount: ['collaborations', 'How many collaborations came of it.'],
} satisfies Record<string, [Counts, string]>

const inside = {
  proposalCount: ['proposals', 'How many have proposed.'],
  waitingCount: ['waiting', 'How many proposals wait for an answer.'],
  overdueCount: ['overdue', 'How many challenges owe an answer after the promised day.'],
  acceptedCount: ['accepted', 'How many proposals it has accepted.'],
} satisfies Record<string, [Counts, string]>

for (const [name, [figure, description]] of Object.entries(told))
  builder.prismaObjectField('Company', name, (t) =>
    t.int({ description, resolve: async ({ id }, _args, ctx) => (await figuresOf(ctx, id))[figure] }),
  )

for (const [name, [figure, description]] of Object.entries(inside))
  builder.prismaObjectField('Company', name, (t) =>
    t.int({
      nullable: true,
      requires: 'COMPANY_RELATION',
      description,
      resolve: async ({ id }, _args, ctx) => (await figuresOf(ctx, id))[figure],
    }),
  )

const ofCompany = {
  companyPromisedCount: [
    'promised',
    'How many proposals to its challenges with a promised day the company has answered.',
  ],
  companyInTimeCount: ['inTime', 'How many of the answers of companyPromisedCount came by the promised day.'],
} satisfies Record<string, [Counts, string]>

// Who looks at a challenge may have no directory of companies, and asks before applying whether this one answers.
for (const [name, [figure, description]] of Object.entries(ofCompany))
  builder.prismaObjectField('Challenge', name, (t) =>
    t.int({
      nullable: true,
      requires: 'CHALLENGE_READ_COMPANY',
      description: `${description} Counted over the challenges that tell the viewer whose they are.`,
      extensions: { reads: ['companyId'] },
      resolve: async ({ companyId }, _args, ctx) =>
        companyId === null ? null : (await figuresOf(ctx, companyId))[figure],
    }),
  )

builder.prismaObjectFields('Company', (t) => ({
  challengeSectors: t.field({
    type: [SectorEnum],
    resolve: async ({ id }, _args, ctx) => (await figuresOf(ctx, id)).sectors,
  }),
  latest: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When it last published a challenge.',
    resolve: async ({ id }, _args, ctx) => (await figuresOf(ctx, id)).latest,
  }),
}))
