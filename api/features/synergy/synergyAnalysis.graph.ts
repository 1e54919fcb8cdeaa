/** Analyses of synergy between projects in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { RecordInterface } from '../../records/interfaces.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import * as texts from '#texts/synergy/titles.js'
import type { Draft } from '../../model/draft.ts'
import { ModelDraft, noticeWords } from '../model/draft.graph.ts'
import type { SynergyResult } from './analyse.ts'
import { draftSynergySummary } from './draftSynergy.actions.ts'
import { createSynergyAnalysis, deleteSynergyAnalyses } from './synergyAnalysis.actions.ts'
import { synergyAnalysisSort, synergyAnalysisWhere } from './synergyAnalysis.list.ts'
import { synergyAnalysisFilterRules } from './synergyAnalysis.rules.ts'
import { SynergyReport, SynergyScore, SynergyWord } from './synergyParts.graph.ts'

const resultOf = ({ result }: { result: unknown }) => result as SynergyResult

builder.prismaNode('SynergyAnalysis', {
  id: { field: 'id' },
  interfaces: [RecordInterface],
  readable: 'SYNERGY_READ',
  description: 'What two projects could do together, computed from what the viewer may see of both.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.string({
      description: 'Both titles, as they were when it was made.',
      extensions: { reads: ['sourceTitle', 'targetTitle'] },
      resolve: ({ sourceTitle, targetTitle }) => texts.both({ source: sourceTitle, target: targetTitle }),
    }),
    source: t.relation('source', { nullable: true, description: 'The own project.' }),
    target: t.relation('target', { nullable: true, description: 'The project that it was compared with.' }),
    sourceTitle: t.exposeString('sourceTitle', { description: 'The own project’s title when it was made.' }),
    targetTitle: t.exposeString('targetTitle', { description: 'The other project’s title when it was made.' }),
    overall: t.exposeFloat('overall', { description: 'The mean of the scores that are known, 0-1.' }),
    inside: t.exposeBoolean('inside', {
      description: 'Whether more of the other project was read than its summary.',
    }),
    scores: t.field({
      type: [SynergyScore],
      description: 'The five scores.',
      extensions: { reads: ['result'] },
      resolve: (row) => resultOf(row).scores,
    }),
    shared: t.field({
      type: [SynergyWord],
      description: 'The words that both projects use, those first that both use most; at most 10.',
      extensions: { reads: ['result'] },
      resolve: (row) => resultOf(row).shared,
    }),
    report: t.field({
      type: SynergyReport,
      description: 'What follows from the scores, in words.',
      extensions: { reads: ['result'] },
      resolve: (row) => resultOf(row).report,
    }),
    draftedSummary: t.field({
      type: ModelDraft,
      nullable: true,
      description: 'A summary by a language model, beside that of the report.',
      extensions: { reads: ['draftedSummary'] },
      resolve: ({ draftedSummary }) => draftedSummary as unknown as Draft | null,
    }),
    engineVersion: t.exposeString('engineVersion'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.prismaObjectField('Project', 'canFindSynergies', (t) =>
  viewerCan(t, 'SYNERGY_CREATE', 'Whether the viewer may analyse what it has in common with others.'),
)

listField('synergyAnalyses', {
  type: 'SynergyAnalysis',
  read: 'SYNERGY_READ',
  description: 'Own analyses of synergy whose projects the viewer may still see.',
  filter: { rules: synergyAnalysisFilterRules, where: synergyAnalysisWhere },
  sort: synergyAnalysisSort,
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

numberField('synergyAnalysis', { type: 'SynergyAnalysis', read: 'SYNERGY_READ' })

actionField(draftSynergySummary, (t) => ({
  synergyAnalysis: recordField(t, 'SynergyAnalysis', ({ synergyAnalysisId }) => synergyAnalysisId),
  notice: t.exposeString('notice', { description: noticeWords }),
}))
actionField(createSynergyAnalysis, (t) => ({
  synergyAnalysis: recordField(t, 'SynergyAnalysis', ({ synergyAnalysisId }) => synergyAnalysisId),
}))
actionField(deleteSynergyAnalyses, (t) => ({
  deletedIds: t.globalIDList({
    resolve: ({ deletedIds }) => deletedIds.map((id) => ({ type: 'SynergyAnalysis', id })),
  }),
}))
