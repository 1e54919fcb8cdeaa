/** What a collaboration has planned and fears: milestones and risks. */
import * as texts from '#texts/collaborations/errors.js'
import * as records from '#texts/ui/records.js'
import * as news from '#texts/collaborations/changes.js'
import { action, changesOf, type Work } from '../../action.ts'
import { dayInWords } from '../../days.ts'
import { editing, NoneYet } from '../../editing.ts'
import { conflict, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { openCollaboration, tellOfPlan, tellPartners } from './collaboration.people.ts'
import { touch } from './touch.ts'
import {
  closeRiskRules,
  completeMilestoneRules,
  removeMilestoneRules,
  setMilestoneRules,
  setRiskRules,
} from './collaboration.rules.ts'

const mostMilestones = 50
const mostRisks = 50

export const setMilestone = editing({
  name: 'setMilestone',
  requires: 'COLLABORATION_UPDATE',
  rules: setMilestoneRules,
  description:
    'Plans a milestone, or changes one that is not done, where what is not given stays; the other partners are notified.',
  async held(work, { id, milestone }) {
    const collaboration = await openCollaboration(work, id)
    if (milestone == null) return new NoneYet(collaboration)
    const before = await milestoneOf(work, id, milestone)
    if (before.doneAt) throw conflict(texts.done())
    return { ...before, collaboration }
  },
  async create(work, { title, deliverables = '', dueDate, payment = null }, { id }, collaboration) {
    await keepWithin(work.tx, {
      parent: 'Collaboration',
      id,
      most: mostMilestones,
      count: () => work.tx.milestone.count({ where: { collaborationId: id } }),
      message: texts.mostMilestones({ most: mostMilestones }),
    })
    await work.tx.milestone.create({ data: { collaborationId: id, title, deliverables, dueDate, payment } })
    await work.audit('Collaboration', id, { milestone: [null, title], dueDate: [null, dueDate] })
    await tellOfPlan(work, collaboration, news.planned({ title, day: dayInWords(dueDate) }))
    return touch(work, id)
  },
  async run(work, given, { collaboration, ...before }, { id }) {
    const changes = changesOf<typeof before>(before, given)
    if (!Object.keys(changes).length) return { collaborationId: id }
    const { title, dueDate } = await work.tx.milestone.update({ where: { id: before.id }, data: given })
    const { title: _, ...rest } = changes
    await work.audit('Collaboration', id, { milestone: [before.title, title], ...rest })
    const day = dayInWords(dueDate)
    await tellOfPlan(work, collaboration, 'dueDate' in changes ? news.moved({ title, day }) : news.changed({ title }))
    return touch(work, id)
  },
})

export const completeMilestone = action({
  name: 'completeMilestone',
  requires: 'COLLABORATION_UPDATE',
  rules: completeMilestoneRules,
  description: 'Says that a milestone is done, or that it is not after all; the other partners are notified.',
  async run(work, { id, milestone, done }) {
    const collaboration = await openCollaboration(work, id)
    const { title } = await milestoneOf(work, id, milestone)
    const { count } = await work.tx.milestone.updateMany({
      where: { id: milestone, doneAt: done ? null : { not: null } },
      data: { doneAt: done ? new Date() : null },
    })
    if (!count) return { collaborationId: id }
    await work.audit('Collaboration', id, { milestone: [title, title], done: [!done, done] })
    const comment = done ? news.done({ title }) : news.notDone({ title })
    await tellPartners(work, 'COLLABORATION_CHANGED', collaboration, { comment })
    return touch(work, id)
  },
})

export const removeMilestone = action({
  name: 'removeMilestone',
  requires: 'COLLABORATION_UPDATE',
  rules: removeMilestoneRules,
  description: 'Takes a milestone that is not done out of the plan; the other partners are notified.',
  async run(work, { id, milestone }) {
    const collaboration = await openCollaboration(work, id)
    const { title, doneAt } = await milestoneOf(work, id, milestone)
    if (doneAt) throw conflict(texts.doneStays())
    await work.tx.milestone.delete({ where: { id: milestone } })
    await work.audit('Collaboration', id, { milestone: [title, null] })
    await tellOfPlan(work, collaboration, news.removed({ title }))
    return touch(work, id)
  },
})

async function milestoneOf({ tx }: Work, collaborationId: number, id: number) {
  const found = await tx.milestone.findFirst({ where: { id, collaborationId } })
  if (!found) throw notFound(records.milestone())
  return found
}

export const setRisk = editing({
  name: 'setRisk',
  requires: 'COLLABORATION_UPDATE',
  rules: setRiskRules,
  description: 'Writes down a risk, or changes one, where what is not given stays; the other partners are notified.',
  async held(work, { id, risk }) {
    const collaboration = await openCollaboration(work, id)
    return risk == null ? new NoneYet(collaboration) : { ...(await riskOf(work, id, risk)), collaboration }
  },
  async create(work, { text, level, mitigation = '' }, { id }, collaboration) {
    await keepWithin(work.tx, {
      parent: 'Collaboration',
      id,
      most: mostRisks,
      count: () => work.tx.collaborationRisk.count({ where: { collaborationId: id } }),
      message: texts.mostRisks({ most: mostRisks }),
    })
    await work.tx.collaborationRisk.create({ data: { collaborationId: id, text, level, mitigation } })
    await work.audit('Collaboration', id, { risk: [null, text], level: [null, level] })
    await tellOfPlan(work, collaboration, news.risk())
    return touch(work, id)
  },
  async run(work, given, { collaboration, ...before }, { id }) {
    const { text: _, ...rest } = changesOf<typeof before>(before, given)
    const { text } = await work.tx.collaborationRisk.update({ where: { id: before.id }, data: given })
    await work.audit('Collaboration', id, { risk: [before.text, text], ...rest })
    await tellOfPlan(work, collaboration, news.risk())
    return touch(work, id)
  },
})

export const closeRisk = action({
  name: 'closeRisk',
  requires: 'COLLABORATION_UPDATE',
  rules: closeRiskRules,
  description: 'Says that a risk is over, or that it is there again.',
  async run(work, { id, risk, closed }) {
    await openCollaboration(work, id)
    const { text, closedAt } = await riskOf(work, id, risk)
    if ((closedAt !== null) === closed) return { collaborationId: id }
    await work.tx.collaborationRisk.update({ where: { id: risk }, data: { closedAt: closed ? new Date() : null } })
    await work.audit('Collaboration', id, { risk: [text, text], closed: [!closed, closed] })
    return touch(work, id)
  },
})

async function riskOf({ tx }: Work, collaborationId: number, id: number) {
  const found = await tx.collaborationRisk.findFirst({ where: { id, collaborationId } })
  if (!found) throw notFound(records.risk())
  return found
}
