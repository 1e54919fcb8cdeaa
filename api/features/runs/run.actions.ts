/** What the owner of a run does: cancel it, and try it again. */
import { action } from '../../action.ts'
import { conflict } from '../../errors.ts'
import * as texts from '#texts/runs/rules.js'
import { analysisRunRules } from './run.rules.ts'
import { runKinds } from './runKinds.ts'
import { cancelRun, startRun } from './startRun.ts'

export const cancelAnalysisRun = action({
  name: 'cancelAnalysisRun',
  requires: 'ANALYSIS_RUN_OWN',
  rules: analysisRunRules,
  description: 'Cancels one’s own analysis that has not ended. What it is about can be used without its result.',
  async run(work, { id }) {
    const run = await work.access.find('ANALYSIS_RUN_OWN', id)
    await cancelRun(work, runKinds[run.kind], run)
    return { analysisRunId: id }
  },
})

export const retryAnalysisRun = action({
  name: 'retryAnalysisRun',
  requires: 'ANALYSIS_RUN_OWN',
  rules: analysisRunRules,
  description: 'Starts one’s own analysis that failed or was canceled again, as a new run.',
  async run(work, { id }) {
    const run = await work.access.find('ANALYSIS_RUN_OWN', id)
    if (run.state !== 'FAILED' && run.state !== 'CANCELLED') throw conflict(texts.cannotRetry())
    const kind = runKinds[run.kind]
    const { arlAssessmentId } = run
    await kind.again(work, { arlAssessmentId })
    const { id: analysisRunId } = await startRun(work, kind, { arlAssessmentId })
    return { analysisRunId }
  },
})
