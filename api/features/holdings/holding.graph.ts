/** Holdings of investors in the schema. */
import type { HoldingInstrument, HoldingStage, HoldingStatus } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { HasHistoryInterface, RecordInterface, HasReadersInterface } from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { SectorEnum } from '../challenges/challengeEnums.graph.ts'
import { correctHoldingTerms } from './correct.actions.ts'
import {
  closeHolding,
  completeInterest,
  createHolding,
  createInterestHolding,
  deleteHolding,
  reopenHolding,
  updateHolding,
} from './holding.actions.ts'
import { holdingSort, holdingWhere } from './holding.list.ts'
import { holdingFilterRules } from './holding.rules.ts'
import { multipleOf, worthOf } from './worth.ts'
import {
  addHoldingMilestone,
  addHoldingValuation,
  removeHoldingMilestone,
  removeHoldingValuation,
  setHoldingMilestone,
} from './parts.actions.ts'

export const InstrumentEnum = describedEnum<HoldingInstrument>('HoldingInstrument', 'How an investor has invested.', {
  EQUITY: null,
  CONVERTIBLE_NOTE: null,
  SAFE: 'A simple agreement for future equity.',
  LOAN: null,
  GRANT: null,
  LICENSE_REVENUE: 'A share of the revenue from a license.',
  OTHER: null,
})

export const StageEnum = describedEnum<HoldingStage>('HoldingStage', 'At which stage a holding was invested in.', {
  PRE_SEED: null,
  SEED: null,
  SERIES_A: null,
  SERIES_B: null,
  GROWTH: null,
})

const StatusEnum = describedEnum<HoldingStatus>('HoldingStatus', 'What became of a holding.', {
  ACTIVE: null,
  EXITED: 'It was sold.',
  WRITTEN_OFF: null,
})

const MilestoneObject = builder.prismaObject('HoldingMilestone', {
  readable: 'parent',
  description: 'What a holding is to reach by a day.',
  fields: (t) => ({
    id: t.globalID({
      description: 'Names it in inputs; it is no node.',
      extensions: { reads: [] },
      resolve: ({ id }) => ({ type: 'HoldingMilestone', id }),
    }),
    title: t.exposeString('title'),
    plannedOn: t.expose('plannedOn', { type: 'Date' }),
    doneOn: t.expose('doneOn', {
      type: 'Date',
      nullable: true,
      description: 'When it was reached; null while it is not.',
    }),
  }),
})

/** All that a value is made of. */
const valued = {
  amount: true,
  status: true,
  proceeds: true,
  valuations: { select: { id: true, valuedOn: true, stakeValue: true } },
} as const

builder.prismaNode('Holding', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasHistoryInterface, HasThreadInterface, HasReadersInterface],
  readable: 'HOLDING_READ',
  description: 'What an investor has invested in: a project of the university, or a company elsewhere.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    name: t.exposeString('name', { description: 'The title of the project, or the name of the company.' }),
    external: t.exposeBoolean('external', { description: 'Whether it is a company elsewhere.' }),
    project: t.relation('project', {
      nullable: true,
      description: 'Null for a company elsewhere, or when the viewer may not see it any more.',
    }),
    investmentInterest: t.relation('investmentInterest', {
      nullable: true,
      description: 'The interest that it came from; null for a company elsewhere.',
    }),
    sector: t.expose('sector', { type: SectorEnum }),
    trlAtInvestment: t.exposeInt('trlAtInvestment', {
      nullable: true,
      description: 'The Technology Readiness Level when it was invested in, 1-9; null when it was not assessed.',
    }),
    arlAtInvestment: t.exposeInt('arlAtInvestment', {
      nullable: true,
      description: 'The Adoption Readiness Level when it was invested in, 1-9; null when it was not assessed.',
    }),
    trl: t.exposeInt('trl', {
      nullable: true,
      description: 'The present Technology Readiness Level of a company elsewhere; a project has its own.',
    }),
    fundingStage: t.expose('fundingStage', { type: StageEnum }),
    instrument: t.expose('instrument', { type: InstrumentEnum }),
    amount: t.exposeInt('amount', { description: 'What was invested, AED in whole units.' }),
    investedOn: t.expose('investedOn', { type: 'Date' }),
    stakePercent: t.float({
      nullable: true,
      description: 'Percent of the company; null when it is not agreed or does not apply.',
      extensions: { reads: ['stakePercent'] },
      resolve: ({ stakePercent }) => (stakePercent === null ? null : Number(stakePercent)),
    }),
    status: t.expose('status', { type: StatusEnum }),
    endedOn: t.expose('endedOn', {
      type: 'Date',
      nullable: true,
      description: 'When it was sold or written off; null while it goes on.',
    }),
    proceeds: t.exposeInt('proceeds', { nullable: true, description: 'What was received at the end, AED.' }),
    notes: t.exposeString('notes'),
    milestones: t.relation('milestones', {
      description: 'In the order of their planned days.',
      query: { orderBy: [{ plannedOn: 'asc' }, { id: 'asc' }] },
    }),
    nextMilestone: t.field({
      type: MilestoneObject,
      nullable: true,
      description: 'The first one that is not reached.',
      select: (_args, _ctx, nested) => ({
        milestones: nested({ where: { doneOn: null }, orderBy: [{ plannedOn: 'asc' }, { id: 'asc' }], take: 1 }),
      }),
      resolve: ({ milestones }) => milestones[0] ?? null,
    }),
    valuations: t.relation('valuations', {
      description: 'The latest first.',
      query: { orderBy: [{ valuedOn: 'desc' }, { id: 'desc' }] },
    }),
    worth: t.int({
      nullable: true,
      description: 'AED: the latest valuation, or what was received at the end; null while there is none.',
      select: valued,
      resolve: worthOf,
    }),
    multiple: t.float({
      nullable: true,
      description: 'The worth divided by what was invested; null without a valuation.',
      select: valued,
      resolve: multipleOf,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canUpdate: viewerCan(t, 'HOLDING_UPDATE'),
  }),
})

builder.prismaObject('HoldingValuation', {
  readable: 'parent',
  description: 'What the investor’s stake was worth on a day, and who says so.',
  fields: (t) => ({
    id: t.globalID({
      description: 'Names it in inputs; it is no node.',
      extensions: { reads: [] },
      resolve: ({ id }) => ({ type: 'HoldingValuation', id }),
    }),
    valuedOn: t.expose('valuedOn', { type: 'Date' }),
    stakeValue: t.exposeInt('stakeValue', { description: 'AED in whole units.' }),
    source: t.exposeString('source', { description: 'A round, audited accounts, one’s own estimate.' }),
  }),
})

listField('holdings', {
  type: 'Holding',
  read: 'HOLDING_READ',
  description: 'The viewer’s own holdings.',
  filter: { rules: holdingFilterRules, where: holdingWhere },
  sort: holdingSort,
  order: { field: 'INVESTED_ON', direction: 'DESC' },
})

numberField('holding', { type: 'Holding', read: 'HOLDING_READ' })

actionField(completeInterest, (t) => ({
  interest: recordField(t, 'InvestmentInterest', (out) => out.interestId),
  project: recordField(t, 'Project', (out) => out.projectId),
}))

for (const change of [
  createHolding,
  createInterestHolding,
  updateHolding,
  correctHoldingTerms,
  deleteHolding,
  closeHolding,
  reopenHolding,
  addHoldingMilestone,
  setHoldingMilestone,
  removeHoldingMilestone,
  addHoldingValuation,
  removeHoldingValuation,
])
  actionField(change as typeof createHolding, (t) => ({
    holding: recordField(t, 'Holding', (out) => out.holdingId),
  }))
