/** Setting the rating that is aimed at for a dimension. */
import * as errors from '#texts/readiness/errors.js'
import { action } from '../../action.ts'
import { universityDay } from '../../days.ts'
import { invalid } from '../../errors.ts'
import { isLower } from '../../readiness/target.ts'
import { setArlTargetRules } from './arlAssessment.rules.ts'
import { lockOpen } from './lockOpen.ts'
import { noTarget } from './ratings.ts'

export const setArlTarget = action({
  name: 'setArlTarget',
  requires: 'ARL_UPDATE',
  rules: setArlTargetRules,
  description:
    'Sets the risk that is aimed at for a dimension of a draft, lower than its rating, by which day and how, or takes it away.',
  async run({ tx, access }, { id, code, target, dueOn, note = '' }) {
    await access.find('ARL_UPDATE', id)
    await lockOpen(tx, id, ['DRAFT'])
    if (target && dueOn) {
      const row = await tx.arlRating.findUnique({ where: { assessmentId_code: { assessmentId: id, code } } })
      if (!row || !isLower(target, row.risk)) throw invalid({ target: errors.targetNotLower() })
      if (dueOn < universityDay()) throw invalid({ dueOn: errors.targetDayOver() })
    }
    const data = target && dueOn ? { target, targetOn: dueOn, targetNote: note } : noTarget
    await tx.arlRating.updateMany({ where: { assessmentId: id, code }, data })
    return { arlAssessmentId: id }
  },
})
