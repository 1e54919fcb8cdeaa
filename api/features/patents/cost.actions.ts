/** What was paid for a patent. */
import * as errors from '#texts/patents/errors.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { editing } from '../../editing.ts'
import { keepWithin } from '../../keepWithin.ts'
import { heldPart, heldPatent } from './held.ts'
import { addPatentCostRules, removePatentCostRules, updatePatentCostRules } from './patent.rules.ts'

/** The most costs of one patent. */
const most = 500

const held = (work: Work, id: number) =>
  heldPart(work, () => work.tx.patentCost.findUnique({ where: { id } }), records.patentCost)

export const addPatentCost = action({
  name: 'addPatentCost',
  requires: 'PATENT_UPDATE',
  rules: addPatentCostRules,
  description: 'Adds what was paid for a patent, in AED.',
  async run(work, { id, ...cost }) {
    const { tx } = work
    await heldPatent(work, id)
    await keepWithin(tx, {
      parent: 'Patent',
      id,
      most,
      count: () => tx.patentCost.count({ where: { patentId: id } }),
      message: errors.mostCosts({ most }),
    })
    await tx.patentCost.create({ data: { patentId: id, ...cost } })
    await work.audit('Patent', id, { cost: [null, cost.amount] })
    return { patentId: id }
  },
})

export const updatePatentCost = editing({
  name: 'updatePatentCost',
  requires: 'PATENT_UPDATE',
  rules: updatePatentCostRules,
  description: 'Corrects what was paid for a patent.',
  held: async (work, { id }) => (await held(work, id)).part,
  async run(work, given, { patentId, amount }, { id }) {
    const after = await work.tx.patentCost.update({ where: { id }, data: given })
    await work.audit('Patent', patentId, { cost: [amount, after.amount] })
    return { patentId }
  },
})

export const removePatentCost = action({
  name: 'removePatentCost',
  requires: 'PATENT_UPDATE',
  rules: removePatentCostRules,
  description: 'Removes what was entered as paid by mistake.',
  async run(work, { id }) {
    const { part, patent } = await held(work, id)
    await work.tx.patentCost.delete({ where: { id } })
    await work.audit('Patent', patent.id, { cost: [part.amount, null] })
    return { patentId: patent.id }
  },
})
