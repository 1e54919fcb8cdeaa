/** What the commercialization team does with technology summaries: draft, change, propose, publish and withdraw them. */
import * as texts from '#texts/summaries/errors.js'
import type { TechnologySummary } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid } from '../../errors.ts'
import { move } from '../../moves.ts'
import { changeText } from './changeText.ts'
import { firstText } from './firstText.ts'
import { notifyOwner, notifyTeam } from './notifySummary.ts'
import { heldProject, needPresentable, obstacle } from './projectOf.ts'
import {
  createSummaryRules,
  proposeSummaryRules,
  publishSummaryRules,
  updateSummaryRules,
  withdrawSummaryRules,
} from './summary.rules.ts'
import { summaryMoves } from './summaryMoves.ts'

export const createSummary = action({
  name: 'createSummary',
  requires: 'SUMMARY_CREATE',
  rules: createSummaryRules,
  description: 'Begins the technology summary of a project with what its record says; a project has one.',
  async run({ tx, access, audit, viewer }, { projectId }) {
    const project = await access.find('SUMMARY_CREATE', projectId)
    const reason = obstacle(project)
    if (reason) throw conflict(reason)
    if (await tx.technologySummary.count({ where: { projectId } })) throw conflict(texts.hasOne())
    const summary = await tx.technologySummary.create({
      data: { ...firstText(project), projectId, contactId: viewer.id },
    })
    await audit('TechnologySummary', summary.id, { headline: [null, summary.headline] })
    return { summaryId: summary.id }
  },
})

export const updateSummary = editing({
  name: 'updateSummary',
  requires: 'SUMMARY_UPDATE',
  rules: updateSummaryRules,
  description:
    'Changes a technology summary. A change of its text takes the proposal and the agreement back; what is published is withdrawn first.',
  held: (work, { id }) => work.access.hold('SUMMARY_UPDATE', id),
  async run(work, { contactId, ...text }, before, { id }) {
    if (contactId !== undefined) await changeContact(work, before, contactId)
    const changes = changesOf(before, text)
    if (Object.keys(changes).length) await changeText(work, before, text, changes)
    return { summaryId: id }
  },
})

/** Who answers enquiries is not part of what the owner agrees to. */
async function changeContact({ tx, audit }: Work, before: TechnologySummary, contactId: number | null) {
  if (contactId === before.contactId) return
  const person = contactId === null ? null : await tx.user.findFirst({ where: { id: contactId, ...ofTeam } })
  if (contactId !== null && !person) throw invalid({ contactId: texts.chooseTeamPerson() })
  await tx.technologySummary.update({ where: { id: before.id }, data: { contactId } })
  await audit('TechnologySummary', before.id, { contact: [null, person?.name ?? null] })
}

const ofTeam = {
  status: 'ACTIVE' as const,
  role: { in: ['COMMERCIALIZATION_TEAM' as const, 'KU_TEAM' as const, 'ADMIN' as const] },
}

export const proposeSummary = action({
  name: 'proposeSummary',
  requires: 'SUMMARY_UPDATE',
  rules: proposeSummaryRules,
  description: 'Asks the owner of the project to agree to its technology summary.',
  async run(work, { id }) {
    const before = await work.access.find('SUMMARY_UPDATE', id)
    const project = await heldProject(work.tx, before.projectId)
    const reason = obstacle(project) ?? (project.ownerId === null ? texts.noOwner() : undefined)
    if (reason) throw conflict(reason)
    needComplete(before)
    await move(work, summaryMoves, before, 'PROPOSED', {
      where: { revision: before.revision },
      data: { proposedAt: new Date(), comments: '' },
    })
    await notifyOwner(work, 'SUMMARY_PROPOSED', before, project)
    return { summaryId: id }
  },
})

/** What a page must say before it is shown to anybody. */
function needComplete({ problem, solution, advantages, offers }: TechnologySummary) {
  const missing = {
    ...(problem ? {} : { problem: texts.giveProblem() }),
    ...(solution ? {} : { solution: texts.giveSolution() }),
    ...(advantages.length ? {} : { advantages: texts.giveAdvantages() }),
    ...(offers.length ? {} : { offers: texts.giveOffers() }),
  }
  if (Object.keys(missing).length) throw invalid(missing)
}

export const publishSummary = action({
  name: 'publishSummary',
  requires: 'SUMMARY_UPDATE',
  rules: publishSummaryRules,
  description: 'Lets everyone read a technology summary to which the owner of the project has agreed.',
  async run(work, { id }) {
    const before = await work.access.find('SUMMARY_UPDATE', id)
    const project = await heldProject(work.tx, before.projectId)
    needPresentable(project)
    await move(work, summaryMoves, before, 'PUBLISHED', {
      where: { revision: before.revision },
      data: { publishedAt: new Date() },
    })
    await notifyOwner(work, 'SUMMARY_PUBLISHED', before, project)
    return { summaryId: id }
  },
})

export const withdrawSummary = action({
  name: 'withdrawSummary',
  requires: 'SUMMARY_WITHDRAW',
  rules: withdrawSummaryRules,
  description: 'Ends the publication of a technology summary, by the team or by the owner of its project.',
  async run(work, { id, reason }) {
    const before = await work.access.find('SUMMARY_WITHDRAW', id)
    await move(work, summaryMoves, before, 'WITHDRAWN', {
      data: { agreedAt: null, publishedAt: null, withdrawnAt: new Date() },
      comment: reason,
    })
    const project = await work.tx.project.findUniqueOrThrow({ where: { id: before.projectId } })
    const tell = project.ownerId === work.viewer.id ? notifyTeam : notifyOwner
    await tell(work, 'SUMMARY_WITHDRAWN', before, project, { comment: reason })
    return { summaryId: id }
  },
})
