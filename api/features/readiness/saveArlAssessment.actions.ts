/** Saving an assessment in one call, for programs: ratings, the level as which it is saved, and completion. */
import * as errors from '#texts/readiness/errors.js'
import { action, type Work } from '../../action.ts'
import { invalid } from '../../errors.ts'
import { completeAssessment } from './completeAssessment.ts'
import { createArlAssessment } from './arlAssessment.actions.ts'
import { saveArlAssessmentRules, updateArlAssessmentRules } from './arlAssessment.rules.ts'
import { lockOpen } from './lockOpen.ts'
import { noTarget, writeLevel } from './ratings.ts'

interface Given {
  level?: number | null | undefined
  ratings?:
    | { code: string; risk: 'LOW' | 'MEDIUM' | 'HIGH' | 'NOT_APPLICABLE'; reason?: string | undefined }[]
    | undefined
}

export const saveArlAssessment = action({
  name: 'saveArlAssessment',
  requires: 'ARL_CREATE',
  rules: saveArlAssessmentRules,
  description:
    'Rates a project and completes the assessment in one call. The ratings replace those of a draft; a level that they do not leave open is refused.',
  // The draft is begun as everywhere else, in a transaction of its own: a level that is refused later leaves it to go on with.
  async prepare(ctx, { projectId }) {
    return createArlAssessment.perform(ctx, { projectId })
  },
  async run(work, given, { arlAssessmentId: id }) {
    await rate(work, id, given)
    const { projectId } = await completeAssessment(work, id)
    return { arlAssessmentId: id, projectId }
  },
})

export const updateArlAssessment = action({
  name: 'updateArlAssessment',
  requires: 'ARL_UPDATE',
  rules: updateArlAssessmentRules,
  description: 'Rates several dimensions of a draft at once, and says as which level it is saved.',
  async run(work, { id, ...given }) {
    await work.access.find('ARL_UPDATE', id)
    await rate(work, id, given)
    return { arlAssessmentId: id }
  },
})

async function rate({ tx }: Work, id: number, { level, ratings = [] }: Given) {
  await lockOpen(tx, id, ['PROCESSING', 'DRAFT'])
  for (const { code, risk, reason = '' } of ratings)
    await tx.arlRating.upsert({
      where: { assessmentId_code: { assessmentId: id, code } },
      create: { assessmentId: id, code, risk, reason },
      update: { risk, reason, evidence: [], proposedBy: '', ...(risk === 'NOT_APPLICABLE' && noTarget) },
    })
  const { low, high } = await writeLevel(tx, id)
  if (level == null) return
  if (level < low || level > high) throw invalid({ level: errors.levelOutside({ low, high }) })
  await tx.arlAssessment.update({ where: { id }, data: { level } })
}
