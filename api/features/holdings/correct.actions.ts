/** Corrects the terms on which it was invested, which the university recorded. */
import * as errors from '#texts/holdings/errors.js'
import { action } from '../../action.ts'
import { conflict, invalid } from '../../errors.ts'
import { notifyTeam } from '../interests/notifyInterest.ts'
import { correctHoldingTermsRules } from './holding.rules.ts'
import { holdingChanges } from './holdingChanges.ts'

export const correctHoldingTerms = action({
  name: 'correctHoldingTerms',
  requires: 'HOLDING_UPDATE',
  rules: correctHoldingTermsRules,
  description:
    'Corrects the recorded terms of a holding that came from an interest, with a reason that is kept; the university, which reads the terms, is notified.',
  async run(work, { id, reason, stakePercent = null, ...terms }) {
    const before = await work.access.hold('HOLDING_UPDATE', id)
    if (before.external) throw conflict(errors.changeInstead())
    if (before.endedOn && terms.investedOn > before.endedOn) throw invalid({ investedOn: errors.endsBeforeBegin() })
    const after = await work.tx.holding.update({ where: { id }, data: { ...terms, stakePercent } })
    const changes = holdingChanges(before, after)
    if (!Object.keys(changes).length) throw conflict(errors.nothingCorrected())
    await work.audit('Holding', id, changes, reason)
    const interestId = before.investmentInterestId
    if (interestId === null) return { holdingId: id }
    // The lead may read the record of the interest: it says that they were corrected, not to what.
    await work.audit('InvestmentInterest', interestId, { terms: ['', 'corrected'] })
    const interest = await work.tx.investmentInterest.findUniqueOrThrow({ where: { id: interestId } })
    await notifyTeam(work, 'INTEREST_CORRECTED', interest)
    return { holdingId: id }
  },
})
