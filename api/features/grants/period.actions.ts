/** What a grant plans to spend in each period, and what it spent. */
import * as errors from '#texts/grants/errors.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { isoDay } from '../../days.ts'
import { editing } from '../../editing.ts'
import { invalid } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { addGrantPeriodRules, removeGrantPeriodRules, updateGrantPeriodRules } from './grant.rules.ts'
import { heldPart } from './held.ts'

const most = 60

interface Days {
  startsOn: Date
  endsOn: Date
}

const inWords = ({ startsOn, endsOn }: Days) => `${isoDay(startsOn)} – ${isoDay(endsOn)}`

const held = (work: Work, id: number) =>
  heldPart(work, () => work.tx.grantPeriod.findUnique({ where: { id } }), records.grantPeriod)

/** Each day belongs to one period, so that sums count nothing twice. The grant is held. */
async function needFree({ tx }: Work, researchGrantId: number, { startsOn, endsOn }: Days, except = -1) {
  const other = await tx.grantPeriod.findFirst({
    where: { researchGrantId, id: { not: except }, startsOn: { lte: endsOn }, endsOn: { gte: startsOn } },
  })
  if (other) throw invalid({ startsOn: errors.overlaps({ period: inWords(other) }) })
}

export const addGrantPeriod = action({
  name: 'addGrantPeriod',
  requires: 'GRANT_UPDATE',
  rules: addGrantPeriodRules,
  description: 'Adds a period to the spending plan of a grant.',
  async run(work, { id, actual = null, ...period }) {
    const { tx } = work
    await work.access.hold('GRANT_UPDATE', id)
    await needFree(work, id, period)
    await keepWithin(tx, {
      parent: 'ResearchGrant',
      id,
      most,
      count: () => tx.grantPeriod.count({ where: { researchGrantId: id } }),
      message: errors.mostPeriods({ most }),
    })
    await tx.grantPeriod.create({ data: { researchGrantId: id, actual, ...period } })
    await work.audit('ResearchGrant', id, { period: [null, inWords(period)], planned: [null, period.planned] })
    return { grantId: id }
  },
})

export const updateGrantPeriod = editing({
  name: 'updateGrantPeriod',
  requires: 'GRANT_UPDATE',
  rules: updateGrantPeriodRules,
  description: 'Changes a period of the spending plan, or says what was spent in it.',
  held: (work, { id }) => held(work, id),
  async run(work, given, before, { id }) {
    const { researchGrantId } = before
    await needFree(work, researchGrantId, { ...before, ...given }, id)
    const after = await work.tx.grantPeriod.update({ where: { id }, data: given })
    await work.audit('ResearchGrant', researchGrantId, {
      period: [inWords(before), inWords(after)],
      planned: [before.planned, after.planned],
      actual: [before.actual, after.actual],
    })
    return { grantId: researchGrantId }
  },
})

export const removeGrantPeriod = action({
  name: 'removeGrantPeriod',
  requires: 'GRANT_UPDATE',
  rules: removeGrantPeriodRules,
  description: 'Removes a period of the spending plan.',
  async run(work, { id }) {
    const period = await held(work, id)
    await work.tx.grantPeriod.delete({ where: { id } })
    await work.audit('ResearchGrant', period.researchGrantId, { period: [inWords(period), null] })
    return { grantId: period.researchGrantId }
  },
})
