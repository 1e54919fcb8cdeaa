/** Deals in the schema. */
import type { DealStatus } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { HasHistoryInterface, RecordInterface, HasReadersInterface } from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { addDealBlocker, assignDeal, closeDeal, createDeal, reopenDeal, resolveDealBlocker } from './deal.actions.ts'
import { dealSort, dealWhere } from './deal.list.ts'
import { dealFilterRules } from './deal.rules.ts'

export const DealStatusEnum = describedEnum<DealStatus>('DealStatus', 'Where a deal stands, or what came of it.', {
  OPEN: null,
  LICENSED: 'The technology was licensed.',
  SPUN_OUT: 'A company was founded on it.',
  INVESTED: null,
  ENDED: 'Nothing came of it.',
})

builder.prismaNode('Deal', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasHistoryInterface, HasThreadInterface, HasReadersInterface],
  readable: 'DEAL_READ',
  description: 'The way of a project to the market, as the university’s team works on it.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title', { description: 'The title of the project when the deal was opened.' }),
    project: t.relation('project', { nullable: true, description: 'Null when it is deleted.' }),
    status: t.expose('status', { type: DealStatusEnum }),
    statusSince: t.expose('statusSince', { type: 'DateTime', description: 'When it was opened or closed.' }),
    handler: t.relation('handler', { nullable: true, description: 'Who of the team works on it.' }),
    party: t.exposeString('party', {
      description: 'The licensee, the new company or the investor; empty while it is open.',
    }),
    amount: t.exposeInt('amount', { nullable: true, description: 'AED in whole units.' }),
    closedOn: t.expose('closedOn', { type: 'Date', nullable: true }),
    investmentInterest: t.relation('investmentInterest', {
      nullable: true,
      description: 'The interest that became an investment while the deal was open: it can be closed with that.',
    }),
    note: t.exposeString('note', { description: 'What was agreed, or why nothing came of it.' }),
    blockers: t.relation('blockers', {
      description: 'What is or was in the way, in the order in which it was added.',
      query: { orderBy: { id: 'asc' } },
    }),
    openBlockerCount: t.relationCount('blockers', {
      where: { resolvedAt: null },
      description: 'How much is in the way now.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canWork: viewerCan(t, 'DEAL_WORK'),
  }),
})

builder.prismaObject('DealBlocker', {
  readable: 'parent',
  description: 'What is in the way of a deal.',
  fields: (t) => ({
    id: t.globalID({
      description: 'Names it in inputs; it is no node.',
      extensions: { reads: [] },
      resolve: ({ id }) => ({ type: 'DealBlocker', id }),
    }),
    text: t.exposeString('text'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    resolvedAt: t.expose('resolvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is out of the way.',
    }),
  }),
})

builder.prismaObjectFields('Project', (t) => ({
  deals: t.relation('deals', {
    description: 'Its deals, the latest first, at most 20; none for those who may not see them.',
    query: (_args, { access }) => ({ where: access.within('DEAL_READ'), orderBy: { id: 'desc' }, take: 20 }),
  }),
  canOpenDeal: viewerCan(t, 'DEAL_CREATE'),
}))

listField('deals', {
  type: 'Deal',
  read: 'DEAL_READ',
  description: 'Deals of projects, for the university.',
  filter: { rules: dealFilterRules, where: dealWhere },
  sort: dealSort,
  order: { field: 'UPDATED_AT', direction: 'DESC' },
})

numberField('deal', { type: 'Deal', read: 'DEAL_READ' })

for (const change of [createDeal, closeDeal, reopenDeal, assignDeal, addDealBlocker, resolveDealBlocker])
  actionField(change as typeof reopenDeal, (t) => ({
    deal: recordField(t, 'Deal', (out) => out.dealId),
  }))
