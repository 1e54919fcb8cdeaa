/** Deliverables and reports that a grant owes to its funder. */
import * as errors from '#texts/grants/errors.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { isoDay } from '../../days.ts'
import { editing } from '../../editing.ts'
import { keepWithin } from '../../keepWithin.ts'
import { addGrantItemRules, removeGrantItemRules, updateGrantItemRules } from './grant.rules.ts'
import { heldPart } from './held.ts'

const most = 100

const held = (work: Work, id: number) =>
  heldPart(work, () => work.tx.grantItem.findUnique({ where: { id } }), records.grantItem)

export const addGrantItem = action({
  name: 'addGrantItem',
  requires: 'GRANT_UPDATE',
  rules: addGrantItemRules,
  description: 'Adds a deliverable or a report with the day on which it is due.',
  async run(work, { id, doneOn = null, ...item }) {
    const { tx } = work
    await work.access.hold('GRANT_UPDATE', id)
    await keepWithin(tx, {
      parent: 'ResearchGrant',
      id,
      most,
      count: () => tx.grantItem.count({ where: { researchGrantId: id } }),
      message: errors.mostItems({ most }),
    })
    await tx.grantItem.create({ data: { researchGrantId: id, doneOn, ...item } })
    await work.audit('ResearchGrant', id, { item: [null, item.title] })
    return { grantId: id }
  },
})

export const updateGrantItem = editing({
  name: 'updateGrantItem',
  requires: 'GRANT_UPDATE',
  rules: updateGrantItemRules,
  description: 'Changes a deliverable or a report, or says when it was delivered.',
  held: (work, { id }) => held(work, id),
  async run(work, given, before, { id }) {
    const isMoved = given.dueOn && isoDay(before.dueOn) !== isoDay(given.dueOn)
    const after = await work.tx.grantItem.update({
      where: { id },
      data: { ...given, ...(isMoved && { remindedDays: null }) },
    })
    const isDelivered = !before.doneOn && after.doneOn
    await work.audit('ResearchGrant', before.researchGrantId, {
      item: [before.title, after.title],
      ...(isDelivered && { delivered: [null, isoDay(after.doneOn!)] }),
    })
    return { grantId: before.researchGrantId }
  },
})

export const removeGrantItem = action({
  name: 'removeGrantItem',
  requires: 'GRANT_UPDATE',
  rules: removeGrantItemRules,
  description: 'Removes a deliverable or a report.',
  async run(work, { id }) {
    const { researchGrantId, title } = await held(work, id)
    await work.tx.grantItem.delete({ where: { id } })
    await work.audit('ResearchGrant', researchGrantId, { item: [title, null] })
    return { grantId: researchGrantId }
  },
})
