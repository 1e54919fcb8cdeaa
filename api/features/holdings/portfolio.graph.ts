/** What the viewer's holdings come to together: totals, how they are spread, and how far own interests came. */
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { isoDay } from '../../days.ts'
import { ladder, type Rung } from '../../investing/interestLadder.rules.ts'
import { conversionOf } from './conversion.ts'
import { holdingStages } from './holding.rules.ts'
import { spreadOf, type Spread } from './exposure.ts'
import { totalsOf } from './worth.ts'

/** The most holdings of one investor (holding.actions.ts keeps them below). */
const most = 1_000

async function portfolioOf({ db, access }: Context) {
  const holdings = await db.holding.findMany({
    where: access.within('HOLDING_READ'),
    include: { valuations: { select: { id: true, valuedOn: true, stakeValue: true } } },
    orderBy: { id: 'asc' },
    take: most,
  })
  // A project tells its level as long as the investor may see it; afterwards the level at the investment is what is known.
  const projectIds = holdings.map(({ projectId }) => projectId).filter((id) => id !== null)
  const projects = await db.project.findMany({
    where: { AND: [{ id: { in: projectIds } }, access.within('PROJECT_READ')] },
    select: { id: true, trl: true, validatedTrl: true },
  })
  const levels = new Map(projects.map(({ id, trl, validatedTrl }) => [id, validatedTrl ?? trl]))
  const levelOf = (holding: (typeof holdings)[number]) =>
    holding.external ? holding.trl : (levels.get(holding.projectId ?? 0) ?? holding.trlAtInvestment)
  return {
    ...totalsOf(holdings),
    bySector: spreadOf(holdings, ({ sector }) => sector),
    byTrl: spreadOf(holdings, levelOf),
    byStage: spreadOf(holdings, ({ fundingStage }) => fundingStage, holdingStages),
    byYear: spreadOf(holdings, ({ investedOn }) => isoDay(investedOn).slice(0, 4)),
  }
}

/** How far the viewer's interests came. Their record of changes says what each has been. */
async function conversionFor({ db, access, viewer }: Context) {
  const interests = await db.investmentInterest.findMany({
    where: { AND: [{ investorId: viewer?.id ?? -1 }, access.within('INTEREST_READ')] },
    select: { id: true, status: true },
    orderBy: { id: 'asc' },
    take: most,
  })
  const entries = await db.auditEntry.findMany({
    where: { entity: 'InvestmentInterest', entityId: { in: interests.map(({ id }) => id) } },
    select: { entityId: true, changes: true },
    orderBy: { id: 'asc' },
    take: most * 20,
  })
  const been = new Map(interests.map(({ id, status }) => [id, { states: [status as string] }]))
  for (const { entityId, changes } of entries) {
    const state = (changes as { status?: readonly [unknown, unknown] } | null)?.status?.[1]
    if (typeof state === 'string') been.get(entityId)?.states.push(state)
  }
  return conversionOf([...been.values()])
}

const SpreadType = builder.objectRef<Spread>('PortfolioShare').implement({
  description: 'A part of what was invested.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The sector, level, stage or year; empty where it is not known.' }),
    count: t.exposeInt('count', { description: 'How many holdings.' }),
    amount: t.exposeFloat('amount', { description: 'What was invested in them, AED.' }),
  }),
})

const RungEnum = builder.enumType('InterestRung', {
  description: 'A stage that an interest can reach.',
  values: ladder,
})

const ReachedType = builder.objectRef<{ stage: Rung; count: number }>('InterestReached').implement({
  description: 'How many interests reached a stage.',
  fields: (t) => ({
    stage: t.expose('stage', { type: RungEnum }),
    count: t.exposeInt('count', { description: 'How many came as far, whatever became of them.' }),
  }),
})

type Portfolio = Awaited<ReturnType<typeof portfolioOf>>

const PortfolioType = builder.objectRef<Portfolio>('Portfolio').implement({
  description: 'What the viewer’s holdings come to together.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many holdings there are.' }),
    activeCount: t.exposeInt('activeCount', { description: 'How many of them go on.' }),
    invested: t.exposeFloat('invested', { description: 'What was invested in all of them, AED.' }),
    valuedCount: t.exposeInt('valuedCount', { description: 'How many have a valuation or have ended.' }),
    valuedAmount: t.exposeFloat('valuedAmount', { description: 'What was invested in these, AED.' }),
    worth: t.exposeFloat('worth', { nullable: true, description: 'What these are worth, AED; null without any.' }),
    multiple: t.exposeFloat('multiple', {
      nullable: true,
      description: 'The worth divided by what was invested in those that have a valuation; null without any.',
    }),
    bySector: t.field({ type: [SpreadType], resolve: ({ bySector }) => bySector }),
    byTrl: t.field({ type: [SpreadType], resolve: ({ byTrl }) => byTrl }),
    byStage: t.field({ type: [SpreadType], resolve: ({ byStage }) => byStage }),
    byYear: t.field({ type: [SpreadType], resolve: ({ byYear }) => byYear }),
    conversion: t.field({
      type: [ReachedType],
      description: 'How far the viewer’s interests came, from expressed to invested.',
      resolve: (_portfolio, _args, ctx) => conversionFor(ctx),
    }),
  }),
})

builder.queryField('portfolio', (t) =>
  t.field({
    type: PortfolioType,
    requires: 'HOLDING_LIST',
    description: 'The viewer’s own portfolio in figures.',
    resolve: (_root, _args, ctx) => portfolioOf(ctx),
  }),
)
