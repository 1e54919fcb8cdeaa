/** Updates of a holding: asked of the lead of its project, answered by the lead, or written by the investor. */
import * as errors from '#texts/holdings/errors.js'
import * as records from '#texts/ui/records.js'
import type { HoldingUpdate } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { dayInWords, isoDay, universityDay } from '../../days.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { lockRow } from '../../lockRow.ts'
import { notify } from '../notifications/notify.ts'
import { endRequests } from './holding.actions.ts'
import { nextDue } from './nextDue.ts'
import {
  addHoldingUpdateRules,
  answerHoldingUpdateRules,
  endHoldingUpdatesRules,
  removeHoldingUpdateRules,
  requestHoldingUpdatesRules,
} from './update.rules.ts'

const mostUpdates = 500

interface Kpi {
  name: string
  unit: string
}

export const requestHoldingUpdates = action({
  name: 'requestHoldingUpdates',
  requires: 'HOLDING_UPDATE',
  rules: requestHoldingUpdatesRules,
  description:
    'Asks the lead of a holding’s project for updates, once or at an interval; replaces what was asked before.',
  async run(work, { id, every, dueOn, message = '', kpis }) {
    const { tx, viewer, audit } = work
    const holding = await work.access.hold('HOLDING_UPDATE', id)
    if (holding.projectId === null || holding.status !== 'ACTIVE') throw conflict(errors.nobodyToAsk())
    const { ownerId, deletedAt } = await tx.project.findUniqueOrThrow({ where: { id: holding.projectId } })
    if (ownerId === null || deletedAt) throw conflict(errors.nobodyToAsk())
    await endRequests(work, id)
    const figures = kpis.map(({ name, unit = '' }) => ({ name, unit }))
    const request = await tx.holdingRequest.create({ data: { holdingId: id, every, message, kpis: figures } })
    const update = await tx.holdingUpdate.create({
      data: { holdingId: id, holdingRequestId: request.id, title: holding.name, dueOn, figures: { create: figures } },
    })
    await audit('Holding', id, { requested: [null, every] })
    await notify(work, {
      kind: 'HOLDING_UPDATE_REQUESTED',
      subject: { entity: 'HoldingUpdate', id: update.id },
      data: { by: viewer.name, holding: holding.name, day: isoDay(dueOn) },
      to: ownerId,
    })
    return { holdingId: id }
  },
})

export const endHoldingUpdates = action({
  name: 'endHoldingUpdates',
  requires: 'HOLDING_UPDATE',
  rules: endHoldingUpdatesRules,
  description: 'Asks for no more updates of a holding; what was answered stays.',
  async run(work, { id }) {
    await work.access.hold('HOLDING_UPDATE', id)
    await endRequests(work, id)
    await work.audit('Holding', id, { requested: ['ON', null] })
    return { holdingId: id }
  },
})

export const answerHoldingUpdate = action({
  name: 'answerHoldingUpdate',
  requires: 'HOLDING_UPDATE_ANSWER',
  rules: answerHoldingUpdateRules,
  description: 'Answers an investor who asks for an update, with the figures that were asked for.',
  async run(work, { id, text, figures }) {
    const { tx, viewer } = work
    const { holdingId } = await work.access.find('HOLDING_UPDATE_ANSWER', id)
    // The investor may stop asking at this moment: nothing more is asked for then.
    await lockRow(tx, 'Holding', holdingId)
    const update = await tx.holdingUpdate.findUnique({ where: { id } })
    if (!update) throw notFound(records.holdingUpdate())
    const asked = await tx.holdingFigure.findMany({ where: { holdingUpdateId: id } })
    const strange = figures.findIndex(({ name }) => !asked.some((one) => one.name === name))
    if (strange >= 0) throw invalid({ [`figures[${strange}].name`]: errors.notAsked() })
    const { count } = await tx.holdingUpdate.updateMany({
      where: { id, answeredAt: null },
      data: { text, answeredAt: new Date(), answeredById: viewer.id },
    })
    if (!count) throw conflict(errors.answeredAlready())
    for (const { name, value = null } of figures)
      await tx.holdingFigure.updateMany({ where: { holdingUpdateId: id, name }, data: { value } })
    await askAgain(work, update)
    const { investorId } = await tx.holding.findUniqueOrThrow({ where: { id: holdingId } })
    await notify(work, {
      kind: 'HOLDING_UPDATE_ANSWERED',
      subject: { entity: 'Holding', id: holdingId },
      data: { by: viewer.name, holding: update.title },
      to: investorId,
    })
    return { updateId: id }
  },
})

/** The next one of a series is asked for once this one is answered, so that nobody owes two. */
async function askAgain({ tx }: Work, { holdingRequestId, holdingId, title, dueOn }: HoldingUpdate): Promise<void> {
  if (holdingRequestId === null) return
  const { every, kpis, endedAt } = await tx.holdingRequest.findUniqueOrThrow({ where: { id: holdingRequestId } })
  if (endedAt) return
  const next = nextDue(dueOn, every, universityDay())
  if (next === null) await tx.holdingRequest.update({ where: { id: holdingRequestId }, data: { endedAt: new Date() } })
  else
    await tx.holdingUpdate.create({
      data: { holdingId, holdingRequestId, title, dueOn: next, figures: { create: kpis as unknown as Kpi[] } },
    })
}

export const addHoldingUpdate = action({
  name: 'addHoldingUpdate',
  requires: 'HOLDING_UPDATE',
  rules: addHoldingUpdateRules,
  description: 'Writes down news of a holding with its figures, for the viewer alone.',
  async run(work, { id, dueOn, text, figures }) {
    const { tx, viewer } = work
    const holding = await work.access.hold('HOLDING_UPDATE', id)
    await keepWithin(tx, {
      parent: 'Holding',
      id,
      most: mostUpdates,
      count: () => tx.holdingUpdate.count({ where: { holdingId: id } }),
      message: errors.mostUpdates({ most: mostUpdates }),
    })
    await tx.holdingUpdate.create({
      data: {
        holdingId: id,
        title: holding.name,
        dueOn,
        text,
        answeredAt: new Date(),
        answeredById: viewer.id,
        figures: { create: figures.map(({ name, unit = '', value }) => ({ name, unit, value })) },
      },
    })
    await work.audit('Holding', id, { update: [null, dayInWords(dueOn)] })
    return { holdingId: id }
  },
})

export const removeHoldingUpdate = action({
  name: 'removeHoldingUpdate',
  requires: 'HOLDING_UPDATE',
  rules: removeHoldingUpdateRules,
  description: 'Removes an update that the viewer wrote; what a lead answered stays.',
  async run(work, { id }) {
    const { holdingId, holdingRequestId, dueOn } = await work.access.find('HOLDING_UPDATE_READ', id)
    await work.access.hold('HOLDING_UPDATE', holdingId)
    if (holdingRequestId !== null) throw conflict(errors.answersStay())
    const { count } = await work.tx.holdingUpdate.deleteMany({ where: { id } })
    if (count) await work.audit('Holding', holdingId, { update: [dayInWords(dueOn), null] })
    return { holdingId }
  },
})
