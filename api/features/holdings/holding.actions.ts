/** What makes and changes a holding: the team that records an investment, and the investor. */
import * as errors from '#texts/holdings/errors.js'
import * as rules from '#texts/holdings/rules.js'
import { action, type Work } from '../../action.ts'
import { conflict, invalid } from '../../errors.ts'
import { interestMoves, moved } from '../../investing/interestMoves.ts'
import { keepWithin } from '../../keepWithin.ts'
import { move } from '../../moves.ts'
import { holdingChanges } from './holdingChanges.ts'
import {
  closeHoldingRules,
  completeInterestRules,
  createHoldingRules,
  createInterestHoldingRules,
  deleteHoldingRules,
  reopenHoldingRules,
  updateHoldingRules,
} from './holding.rules.ts'
import { holdingFromInterest } from './holdingFromInterest.ts'
import { holdingMoves } from './holdingMoves.ts'

const mostHoldings = 500

export const completeInterest = action({
  name: 'completeInterest',
  requires: 'INTEREST_WORK',
  rules: completeInterestRules,
  description: 'Records the investment that an interest came to: it is a holding of the investor from then on.',
  async run(work, { id, ...terms }) {
    const interest = await work.access.hold('INTEREST_WORK', id)
    const invested = await move(work, interestMoves, interest, 'INVESTED', {
      data: { ...moved(), nextStep: '', nextStepOn: null },
    })
    await holdingFromInterest(work, invested, terms)
    // The team closes the deal: nothing is closed without its word.
    await work.tx.deal.updateMany({
      where: { projectId: interest.projectId, status: 'OPEN', investmentInterestId: null },
      data: { investmentInterestId: id, investedAt: new Date() },
    })
    return { interestId: id, projectId: interest.projectId }
  },
})

export const createHolding = action({
  name: 'createHolding',
  requires: 'HOLDING_LIST',
  rules: createHoldingRules,
  description: 'Adds a company elsewhere to the viewer’s portfolio.',
  async run({ tx, viewer, audit }, { trl = null, stakePercent = null, ...rest }) {
    await keepWithin(tx, {
      parent: 'User',
      id: viewer.id,
      most: mostHoldings,
      count: () => tx.holding.count({ where: { investorId: viewer.id } }),
      message: errors.mostHoldings({ most: mostHoldings }),
    })
    const holding = await tx.holding.create({
      data: { ...rest, trl, trlAtInvestment: trl, stakePercent, investorId: viewer.id, external: true },
    })
    await audit('Holding', holding.id, { name: [null, holding.name] })
    return { holdingId: holding.id }
  },
})

export const createInterestHolding = action({
  name: 'createInterestHolding',
  requires: 'HOLDING_LIST',
  rules: createInterestHoldingRules,
  description:
    'Gives the holding of one’s own interest that became an investment; where the university recorded no terms, it is made with those that are given.',
  async run(work, { interestId, amount, instrument, investedOn, fundingStage, sector, stakePercent }) {
    const interest = await work.access.hold('INTEREST_UPDATE', interestId)
    if (interest.status !== 'INVESTED') throw conflict(errors.notInvested())
    const found = await work.tx.holding.findUnique({ where: { investmentInterestId: interestId } })
    if (found) return { holdingId: found.id }
    if (!amount) throw invalid({ amount: rules.giveAmount() })
    if (!instrument) throw invalid({ instrument: rules.chooseInstrument() })
    if (!investedOn) throw invalid({ investedOn: rules.giveDay() })
    if (!fundingStage) throw invalid({ fundingStage: rules.chooseStage() })
    const terms = { amount, instrument, investedOn, fundingStage, sector: sector ?? 'OTHER', stakePercent }
    return { holdingId: (await holdingFromInterest(work, interest, terms)).id }
  },
})

export const updateHolding = action({
  name: 'updateHolding',
  requires: 'HOLDING_UPDATE',
  rules: updateHoldingRules,
  description:
    'Changes a holding. Of one that came from an interest the name and level are those of the project, and the terms are those that the university recorded: only the sector, the stage and the notes change.',
  async run(work, { id, sector, fundingStage, notes = '', trl = null, stakePercent = null, ...rest }) {
    const before = await work.access.hold('HOLDING_UPDATE', id)
    if (before.external && before.endedOn && rest.investedOn > before.endedOn)
      throw invalid({ investedOn: errors.endsBeforeBegin() })
    const after = await work.tx.holding.update({
      where: { id },
      data: { sector, fundingStage, notes, ...(before.external && { ...rest, trl, stakePercent }) },
    })
    await work.audit('Holding', id, holdingChanges(before, after))
    return { holdingId: id }
  },
})

export const deleteHolding = action({
  name: 'deleteHolding',
  requires: 'HOLDING_UPDATE',
  rules: deleteHoldingRules,
  description: 'Removes an external holding with all that belongs to it; those that came from an interest stay.',
  async run(work, { id }) {
    const { external, name } = await work.access.hold('HOLDING_UPDATE', id)
    if (!external) throw conflict(errors.investmentStays())
    await work.tx.holding.delete({ where: { id } })
    await work.audit('Holding', id, { name: [name, null] })
    return { holdingId: id }
  },
})

export const closeHolding = action({
  name: 'closeHolding',
  requires: 'HOLDING_UPDATE',
  rules: closeHoldingRules,
  description: 'Says that a holding was sold or written off, when, and what was received.',
  async run(work, { id, status, endedOn, proceeds }) {
    const holding = await work.access.hold('HOLDING_UPDATE', id)
    if (endedOn < holding.investedOn) throw invalid({ endedOn: errors.endsBeforeBegin() })
    await move(work, holdingMoves, holding, status, {
      data: { endedOn, proceeds },
      changes: { proceeds: [null, proceeds] },
    })
    await endRequests(work, id)
    return { holdingId: id }
  },
})

export const reopenHolding = action({
  name: 'reopenHolding',
  requires: 'HOLDING_UPDATE',
  rules: reopenHoldingRules,
  description: 'Says that a holding goes on after all; what was received then is forgotten.',
  async run(work, { id }) {
    await move(work, holdingMoves, await work.access.hold('HOLDING_UPDATE', id), 'ACTIVE', {
      data: { endedOn: null, proceeds: null },
    })
    return { holdingId: id }
  },
})

/** Nothing is asked of a lead any more; what was answered stays. */
export async function endRequests({ tx }: Pick<Work, 'tx'>, holdingId: number): Promise<void> {
  await tx.holdingUpdate.deleteMany({ where: { holdingId, answeredAt: null } })
  await tx.holdingRequest.updateMany({ where: { holdingId, endedAt: null }, data: { endedAt: new Date() } })
}
