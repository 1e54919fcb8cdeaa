/** Theses and marks of investors in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { FundingStatusEnum } from '../../fundingStatus.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { opportunityOf } from './opportunities.ts'
import {
  dismissOpportunity,
  restoreOpportunity,
  saveOpportunity,
  seeOpportunity,
  unsaveOpportunity,
  updateSavedOpportunity,
} from './opportunity.actions.ts'
import { OpportunityObject } from './opportunityList.graph.ts'
import { deleteInvestmentThesis, saveInvestmentThesis } from './thesis.actions.ts'

builder.prismaNode('InvestmentThesis', {
  id: { field: 'id' },
  readable: 'THESIS_READ',
  description: 'In what an investor invests.',
  fields: (t) => ({
    sectors: t.exposeStringList('sectors', { description: 'Sectors as the tags of projects name them.' }),
    trlFrom: t.exposeInt('trlFrom', { nullable: true, description: 'The lowest Technology Readiness Level.' }),
    trlUntil: t.exposeInt('trlUntil', { nullable: true, description: 'The highest Technology Readiness Level.' }),
    ticketFrom: t.exposeInt('ticketFrom', { nullable: true, description: 'The least of one investment, AED.' }),
    ticketUntil: t.exposeInt('ticketUntil', { nullable: true, description: 'The most of one investment, AED.' }),
    stages: t.expose('stages', { type: [FundingStatusEnum], description: 'How far the funding may be.' }),
    places: t.exposeStringList('places'),
    words: t.exposeString('words', { description: 'What is looked for, in the investor’s own words.' }),
    shared: t.exposeBoolean('shared', { description: 'Whether the university reads it.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

builder.prismaNode('OpportunityMark', {
  id: { field: 'id' },
  readable: 'OPPORTUNITY_MARK',
  description: 'What the viewer has done with a project that is open to the viewer’s role.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    savedAt: t.expose('savedAt', { type: 'DateTime', nullable: true, description: 'Null when it is not saved.' }),
    note: t.exposeString('note', { description: 'For the viewer alone; it may be empty.' }),
    dismissedAt: t.expose('dismissedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null when it is not dismissed.',
    }),
    lessLikeThis: t.exposeBoolean('lessLikeThis', { description: 'Whether others with its tags rank lower.' }),
    seenAt: t.expose('seenAt', { type: 'DateTime', nullable: true, description: 'When the viewer last looked.' }),
  }),
})

builder.prismaObjectFields('Project', (t) => ({
  ownMarks: t.relation('opportunityMarks', {
    description: 'What the viewer has done with it: one mark, or none.',
    query: (_args, { viewer }) => ({ where: { investorId: viewer?.id ?? -1 }, take: 1 }),
  }),
  canSave: viewerCan(t, 'PROJECT_SAVE'),
}))

builder.prismaObjectFields('User', (t) => ({
  investmentThesis: t.relation('investmentThesis', {
    nullable: true,
    description: 'In what the person invests; null without one, and when the viewer may not see it.',
  }),
}))

builder.queryField('ownInvestmentThesis', (t) =>
  t.prismaField({
    type: 'InvestmentThesis',
    nullable: true,
    requires: 'THESIS_OWN',
    description: 'The viewer’s own thesis; null while none is written.',
    resolve: (query, _root, _args, { db, viewer }) =>
      db.investmentThesis.findUnique({ ...query, where: { investorId: viewer?.id ?? -1 } }),
  }),
)

for (const change of [
  saveOpportunity,
  updateSavedOpportunity,
  unsaveOpportunity,
  dismissOpportunity,
  restoreOpportunity,
  seeOpportunity,
])
  actionField(change as typeof saveOpportunity, (t) => ({
    project: recordField(t, 'Project', (out) => out.projectId),
    mark: recordField(t, 'OpportunityMark', (out) => out.markId),
    opportunity: t.field({
      type: OpportunityObject,
      nullable: true,
      resolve: ({ projectId }, _, ctx) => opportunityOf(ctx, projectId),
    }),
  }))

for (const change of [saveInvestmentThesis, deleteInvestmentThesis])
  actionField(change as typeof saveInvestmentThesis, (t) => ({
    thesis: recordField(t, 'InvestmentThesis', (out) => out.thesisId),
  }))
