/** Runs in the schema, and the subscription that tells how far one is. */
import type { RunKind, RunState } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { subscribeFrom } from '../../events.ts'
import { numberField } from '../../numberField.ts'
import { cancelAnalysisRun, retryAnalysisRun } from './run.actions.ts'
import { markSeen } from './tellOwner.ts'

const KindEnum = describedEnum<RunKind>('RunKind', 'What an analysis works out.', {
  ARL_FILES: 'Reads the files of a project for an assessment of adoption readiness.',
})
const StateEnum = describedEnum<RunState>('RunState', 'How far an analysis is.', {
  QUEUED: null,
  RUNNING: null,
  DONE: 'Its result is saved.',
  FAILED: 'It has no result; the error says why.',
  CANCELLED: 'Its owner canceled it, or no longer needed it.',
})

builder.prismaNode('AnalysisRun', {
  id: { field: 'id' },
  readable: 'ANALYSIS_RUN_OWN',
  description: 'An analysis of the viewer that takes seconds or minutes.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    kind: t.expose('kind', { type: KindEnum }),
    state: t.expose('state', { type: StateEnum }),
    done: t.exposeInt('done', { description: 'How many steps are done.' }),
    total: t.exposeInt('total', { description: 'How many steps there are; 0 while that is not known.' }),
    step: t.exposeString('step', { description: 'What is being done now.' }),
    error: t.exposeString('error', { description: 'Why it failed; empty otherwise.' }),
    isSeen: t.boolean({
      description: 'Whether a subscription delivered its end, or a notification told of it.',
      extensions: { reads: ['seenAt'] },
      resolve: ({ seenAt }) => seenAt !== null,
    }),
    arlAssessment: t.relation('arlAssessment', { nullable: true, description: 'What its result goes to.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
  }),
})

numberField('analysisRun', { type: 'AnalysisRun', read: 'ANALYSIS_RUN_OWN' })

const Progressed = builder.objectRef<{ id: number }>('AnalysisRunProgressed').implement({
  description: 'An analysis that has moved on, or ended.',
  fields: (t) => ({
    analysisRun: t.prismaField({
      type: 'AnalysisRun',
      nullable: true,
      resolve: async (query, { id }, _, { db, access }) => {
        const where = { AND: [{ id }, access.within('ANALYSIS_RUN_OWN')] }
        const run = await db.analysisRun.findFirst({ ...query, where })
        // Its owner is on the page, and need not be notified that it has ended.
        return run && (await markSeen(db, { id })) ? { ...run, seenAt: new Date() } : run
      },
    }),
  }),
})

builder.subscriptionField('analysisRunProgressed', (t) =>
  t.field({
    type: Progressed,
    requires: 'ANALYSIS_RUN_OWN',
    description: 'Delivers one’s own analysis at once, and each time that it has moved on or ended.',
    args: { number: t.arg.int({ required: true }) },
    subscribe: async (_, { number }, { access }) => {
      await access.find('ANALYSIS_RUN_OWN', number)
      return subscribeFrom(`analysisRun:${number}`, { id: number })
    },
    resolve: (event) => event as { id: number },
  }),
)

for (const change of [cancelAnalysisRun, retryAnalysisRun])
  actionField(change, (t) => ({
    analysisRun: recordField(t, 'AnalysisRun', ({ analysisRunId }) => analysisRunId),
  }))
