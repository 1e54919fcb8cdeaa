/** What the team does with deals: opens them, says what is in the way, closes them with what came of it. */
import * as errors from '#texts/deals/errors.js'
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { universityDay } from '../../days.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { openDealOf } from '../../investing/openDeal.ts'
import { keepWithin } from '../../keepWithin.ts'
import { move } from '../../moves.ts'
import { personAble } from '../../personAble.ts'
import { notify } from '../notifications/notify.ts'
import {
  addDealBlockerRules,
  assignDealRules,
  closeDealRules,
  createDealRules,
  reopenDealRules,
  resolveDealBlockerRules,
} from './deal.rules.ts'
import { dealMoves } from './dealMoves.ts'

/** The most blockers that a deal takes, so that the list stays one that is read. */
const mostBlockers = 50

export const createDeal = action({
  name: 'createDeal',
  requires: 'DEAL_CREATE',
  rules: createDealRules,
  description:
    'Opens the deal of a project, for example about a license; the first interest of an investor does so, too.',
  async run(work, { projectId }) {
    const project = await work.access.find('DEAL_CREATE', projectId)
    const id = await openDealOf(work, project)
    if (id === null) throw conflict(errors.openAlready(), { projectId: errors.openAlready() })
    await work.tx.deal.update({ where: { id }, data: { handlerId: work.viewer.id } })
    return { dealId: id }
  },
})

export const closeDeal = action({
  name: 'closeDeal',
  requires: 'DEAL_WORK',
  rules: closeDealRules,
  description: 'Closes a deal with what came of it, which analytics count; the lead of the project is notified.',
  async run(work, { id, outcome, party = '', amount = null, closedOn, note = '' }) {
    if (closedOn > universityDay()) throw invalid({ closedOn: errors.laterDay() })
    const deal = await work.access.hold('DEAL_WORK', id)
    const data = { party, amount: outcome === 'ENDED' ? null : amount, closedOn, note, statusSince: new Date() }
    const closed = await move(work, dealMoves, deal, outcome, { data, comment: note })
    const { ownerId } = await work.tx.project.findUniqueOrThrow({ where: { id: deal.projectId } })
    await notify(work, {
      to: ownerId,
      kind: 'PROJECT_DEAL_CLOSED',
      subject: { entity: 'Project', id: deal.projectId },
      data: { project: closed.title, outcome },
    })
    return { dealId: id }
  },
})

export const reopenDeal = action({
  name: 'reopenDeal',
  requires: 'DEAL_WORK',
  rules: reopenDealRules,
  description: 'Opens a closed deal again, which takes back what came of it.',
  async run(work, { id }) {
    const deal = await work.access.hold('DEAL_WORK', id)
    const other = { projectId: deal.projectId, status: 'OPEN' as const, id: { not: id } }
    if (await work.tx.deal.count({ where: other })) throw conflict(errors.openAlready())
    const data = { party: '', amount: null, closedOn: null, note: '', statusSince: new Date() }
    await move(work, dealMoves, deal, 'OPEN', { data })
    return { dealId: id }
  },
})

export const assignDeal = action({
  name: 'assignDeal',
  requires: 'DEAL_WORK',
  rules: assignDealRules,
  description: 'Says who of the team works on a deal.',
  async run(work, { id, handlerId = null }) {
    const { tx, audit } = work
    const before = await work.access.hold('DEAL_WORK', id)
    if (handlerId !== null) await personAble(tx, 'DEAL_WORK', handlerId, { handlerId: errors.chooseColleague() })
    await tx.deal.update({ where: { id }, data: { handlerId } })
    await audit('Deal', id, { handlerId: [before.handlerId, handlerId] })
    return { dealId: id }
  },
})

export const addDealBlocker = action({
  name: 'addDealBlocker',
  requires: 'DEAL_WORK',
  rules: addDealBlockerRules,
  description: 'Says what is in the way of an open deal.',
  async run(work, { id, text }) {
    const deal = await work.access.hold('DEAL_WORK', id)
    if (deal.status !== 'OPEN') throw conflict(errors.isClosed())
    await keepWithin(work.tx, {
      parent: 'Deal',
      id,
      most: mostBlockers,
      count: () => work.tx.dealBlocker.count({ where: { dealId: id } }),
      message: errors.mostBlockers({ most: mostBlockers }),
    })
    await work.tx.dealBlocker.create({ data: { dealId: id, text } })
    await work.audit('Deal', id, { blocker: [null, text] })
    return { dealId: id }
  },
})

export const resolveDealBlocker = action({
  name: 'resolveDealBlocker',
  requires: 'DEAL_WORK',
  rules: resolveDealBlockerRules,
  description: 'Says that something is no longer in the way of a deal, or that it is again.',
  async run(work, { id, resolved }) {
    const { tx, audit } = work
    const found = await tx.dealBlocker.findUnique({ where: { id } })
    if (!found) throw notFound(records.blocker())
    const deal = await work.access.hold('DEAL_WORK', found.dealId)
    if (deal.status !== 'OPEN') throw conflict(errors.isClosed())
    const { count } = await tx.dealBlocker.updateMany({
      where: { id, resolvedAt: resolved ? null : { not: null } },
      data: { resolvedAt: resolved ? new Date() : null },
    })
    if (count) await audit('Deal', deal.id, { blocker: [found.text, found.text], resolved: [!resolved, resolved] })
    return { dealId: deal.id }
  },
})
