/** Technology summaries in the schema. */
import type { SummaryOffer, SummaryProtection, SummaryStatus } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { inBoth, linesInBoth } from '../../records/inBoth.graph.ts'
import { HasHistoryInterface, HasTranslationInterface, RecordInterface } from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { SectorEnum } from '../challenges/challengeEnums.graph.ts'
import { agreeToSummary, requestSummaryChanges } from './agreement.actions.ts'
import { obstacle } from './projectOf.ts'
import { createSummary, proposeSummary, publishSummary, updateSummary, withdrawSummary } from './summary.actions.ts'
import { summarySort, summaryWhere } from './summary.list.ts'
import { publicPathOf, summaryFilterRules } from './summary.rules.ts'

const StatusEnum = describedEnum<SummaryStatus>('SummaryStatus', 'Where a technology summary stands.', {
  DRAFT: 'The team writes it.',
  PROPOSED: 'It waits for the agreement of the owner of the project.',
  CHANGES_REQUESTED: 'The owner asked for changes.',
  AGREED: 'The owner agreed to its text; the team can publish it.',
  PUBLISHED: 'Everyone can read it.',
  WITHDRAWN: 'It was published, and is no longer.',
})

export const OfferEnum = describedEnum<SummaryOffer>('SummaryOffer', 'What a technology is offered for.', {
  LICENCE: null,
  CO_DEVELOPMENT: null,
  SPONSORED_RESEARCH: null,
  PILOT: null,
  INVESTMENT: null,
  SPIN_OUT: null,
})

export const ProtectionEnum = describedEnum<SummaryProtection>('SummaryProtection', 'How a technology is protected.', {
  NOT_PROTECTED: null,
  IN_PREPARATION: null,
  PATENT_FILED: 'A patent application is filed.',
  PATENT_GRANTED: null,
  COPYRIGHT: null,
  KNOW_HOW: 'It is kept as know-how.',
})

builder.prismaNode('TechnologySummary', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasHistoryInterface, HasThreadInterface, HasTranslationInterface],
  readable: 'SUMMARY_READ',
  description: 'One non-confidential page about a project, as its owner and the team work on it.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    status: t.expose('status', { type: StatusEnum }),
    revision: t.exposeInt('revision', { description: 'Counts the changes of the text; the owner agrees to one.' }),
    headline: inBoth(t, 'headline'),
    problem: inBoth(t, 'problem'),
    solution: inBoth(t, 'solution'),
    alternative: inBoth(t, 'alternative', { description: 'What is used today.' }),
    advantages: linesInBoth(t, 'advantages', 'What is better than the alternative.'),
    sector: t.expose('sector', { type: SectorEnum }),
    offers: t.expose('offers', { type: [OfferEnum] }),
    sought: inBoth(t, 'sought', { description: 'Whom or what the university looks for.' }),
    protection: t.expose('protection', { type: ProtectionEnum }),
    contact: t.relation('contact', {
      nullable: true,
      description: 'Who of the team answers enquiries; null for the whole team.',
    }),
    project: t.relation('project', { nullable: true }),
    comments: t.exposeString('comments', {
      description: 'What the owner asked to change, until it is proposed again.',
    }),
    proposedAt: t.expose('proposedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the owner was last asked to agree.',
    }),
    agreedAt: t.expose('agreedAt', { type: 'DateTime', nullable: true }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    withdrawnAt: t.expose('withdrawnAt', { type: 'DateTime', nullable: true }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    publicPath: t.string({
      nullable: true,
      description: 'The path of the page that everyone can read; null while there is none.',
      extensions: { reads: ['status'] },
      resolve: ({ id, status }) => (status === 'PUBLISHED' ? publicPathOf(id) : null),
    }),
    canUpdate: viewerCan(t, 'SUMMARY_UPDATE'),
    canAgree: viewerCan(t, 'SUMMARY_AGREE'),
    canWithdraw: viewerCan(t, 'SUMMARY_WITHDRAW'),
  }),
})

builder.prismaObjectFields('Project', (t) => ({
  summary: t.relation('summary', {
    nullable: true,
    description: 'Its technology summary; null when there is none for the viewer.',
  }),
  canDraftSummary: t.boolean({
    description: 'Whether the viewer may begin its technology summary, and nothing stands in the way.',
    extensions: { reads: ['confidential', 'status'], asks: 'SUMMARY_CREATE' },
    resolve: async (project, _, { access }) =>
      !obstacle(project) && (await access.can('SUMMARY_CREATE', project.id, project)),
  }),
}))

listField('technologySummaries', {
  type: 'TechnologySummary',
  read: 'SUMMARY_READ',
  description: 'The technology summaries that the viewer works with: all, or those of own projects.',
  filter: { rules: summaryFilterRules, where: summaryWhere },
  sort: summarySort,
  order: { field: 'UPDATED_AT', direction: 'DESC' },
})

numberField('technologySummary', { type: 'TechnologySummary', read: 'SUMMARY_READ' })

for (const change of [
  createSummary,
  updateSummary,
  proposeSummary,
  agreeToSummary,
  requestSummaryChanges,
  publishSummary,
  withdrawSummary,
])
  actionField(change as typeof proposeSummary, (t) => ({
    technologySummary: recordField(t, 'TechnologySummary', (out) => out.summaryId),
    project: t.prismaField({
      type: 'Project',
      nullable: true,
      description: 'The project that it is about.',
      resolve: (query, { summaryId }, _args, { db }) =>
        db.project.findFirst({ ...query, where: { summary: { id: summaryId } } }),
    }),
  }))
