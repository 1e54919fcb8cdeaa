/** The terms of the investment that an interest came to, for the two sides that agreed on them. */
import type { Holding } from '../../__generated__/prisma/client.ts'
import { builder } from '../../builder.ts'
import { InstrumentEnum, StageEnum } from './holding.graph.ts'

type Terms = Pick<Holding, 'amount' | 'investedOn' | 'instrument' | 'fundingStage' | 'stakePercent'>

const TermsType = builder.objectRef<Terms>('InvestmentTerms').implement({
  description: 'What an investor and the university agreed on.',
  fields: (t) => ({
    amount: t.exposeInt('amount', { description: 'What was invested, AED in whole units.' }),
    investedOn: t.field({ type: 'Date', resolve: ({ investedOn }) => investedOn }),
    instrument: t.field({ type: InstrumentEnum, resolve: ({ instrument }) => instrument }),
    fundingStage: t.field({ type: StageEnum, resolve: ({ fundingStage }) => fundingStage }),
    stakePercent: t.float({
      nullable: true,
      description: 'Percent of the company; null when it is not agreed or does not apply.',
      resolve: ({ stakePercent }) => (stakePercent === null ? null : Number(stakePercent)),
    }),
  }),
})

builder.prismaObjectField('InvestmentInterest', 'investment', (t) =>
  t.field({
    type: TermsType,
    nullable: true,
    requires: 'INTEREST_READ_INVESTMENT',
    description: 'What it came to; null until there is an investment.',
    extensions: { reads: [] },
    resolve: ({ id }, _args, { db }) => db.holding.findUnique({ where: { investmentInterestId: id } }),
  }),
)
