/** Milestones and valuations of a holding, which its investor keeps. */
import * as errors from '#texts/holdings/errors.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import {
  addHoldingMilestoneRules,
  addHoldingValuationRules,
  removeHoldingMilestoneRules,
  removeHoldingValuationRules,
  setHoldingMilestoneRules,
} from './holding.rules.ts'

const mostMilestones = 50
const mostValuations = 200

export const addHoldingMilestone = action({
  name: 'addHoldingMilestone',
  requires: 'HOLDING_UPDATE',
  rules: addHoldingMilestoneRules,
  description: 'Adds a milestone that a holding is to reach by a day, or has reached.',
  async run(work, { id, title, plannedOn, doneOn = null }) {
    await work.access.hold('HOLDING_UPDATE', id)
    await keepWithin(work.tx, {
      parent: 'Holding',
      id,
      most: mostMilestones,
      count: () => work.tx.holdingMilestone.count({ where: { holdingId: id } }),
      message: errors.mostMilestones({ most: mostMilestones }),
    })
    await work.tx.holdingMilestone.create({ data: { holdingId: id, title, plannedOn, doneOn } })
    await work.audit('Holding', id, { milestone: [null, title] })
    return { holdingId: id }
  },
})

export const setHoldingMilestone = action({
  name: 'setHoldingMilestone',
  requires: 'HOLDING_UPDATE',
  rules: setHoldingMilestoneRules,
  description: 'Changes a milestone of a holding, or says when it was reached.',
  async run(work, { id, title, plannedOn, doneOn = null }) {
    const before = await heldMilestone(work, id)
    await work.tx.holdingMilestone.update({ where: { id }, data: { title, plannedOn, doneOn } })
    await work.audit('Holding', before.holdingId, { milestone: [before.title, title] })
    return { holdingId: before.holdingId }
  },
})

export const removeHoldingMilestone = action({
  name: 'removeHoldingMilestone',
  requires: 'HOLDING_UPDATE',
  rules: removeHoldingMilestoneRules,
  description: 'Removes a milestone of a holding.',
  async run(work, { id }) {
    const { holdingId, title } = await heldMilestone(work, id)
    await work.tx.holdingMilestone.delete({ where: { id } })
    await work.audit('Holding', holdingId, { milestone: [title, null] })
    return { holdingId }
  },
})

export const addHoldingValuation = action({
  name: 'addHoldingValuation',
  requires: 'HOLDING_UPDATE',
  rules: addHoldingValuationRules,
  description: 'Says what the viewer’s stake in a holding was worth on a day, and who says so.',
  async run(work, { id, ...valuation }) {
    await work.access.hold('HOLDING_UPDATE', id)
    await keepWithin(work.tx, {
      parent: 'Holding',
      id,
      most: mostValuations,
      count: () => work.tx.holdingValuation.count({ where: { holdingId: id } }),
      message: errors.mostValuations({ most: mostValuations }),
    })
    await work.tx.holdingValuation.create({ data: { holdingId: id, ...valuation } })
    await work.audit('Holding', id, { stakeValue: [null, valuation.stakeValue], source: [null, valuation.source] })
    return { holdingId: id }
  },
})

export const removeHoldingValuation = action({
  name: 'removeHoldingValuation',
  requires: 'HOLDING_UPDATE',
  rules: removeHoldingValuationRules,
  description: 'Removes a valuation of a holding.',
  async run(work, { id }) {
    const find = () => work.tx.holdingValuation.findUnique({ where: { id } })
    const found = await find()
    if (!found) throw notFound(records.valuation())
    const { holdingId, stakeValue, source } = found
    await work.access.hold('HOLDING_UPDATE', holdingId)
    // Somebody else may have removed it while this waited.
    if (!(await find())) throw notFound(records.valuation())
    await work.tx.holdingValuation.delete({ where: { id } })
    await work.audit('Holding', holdingId, { stakeValue: [stakeValue, null], source: [source, null] })
    return { holdingId }
  },
})

async function heldMilestone(work: Work, id: number) {
  const find = () => work.tx.holdingMilestone.findUnique({ where: { id } })
  const found = await find()
  if (!found) throw notFound(records.milestone())
  await work.access.hold('HOLDING_UPDATE', found.holdingId)
  const milestone = await find()
  if (!milestone) throw notFound(records.milestone())
  return milestone
}
