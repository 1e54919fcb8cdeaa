/** Who stands behind a proposal beside its author: asked, and confirmed by the person alone. */
import * as texts from '#texts/proposals/errors.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { arrived, holdOpen } from './deadline.ts'
import { tell } from './proposal.people.ts'
import { answerCoApplicationRules, inviteCoApplicantsRules, removeCoApplicantRules } from './proposal.rules.ts'
import { isUndecided } from '../../proposing/proposalStages.ts'

const mostCoApplicants = 20

/** The proposal, when its applicants may still change. */
async function standing(work: Work, permission: 'PROPOSAL_UPDATE' | 'PROPOSAL_CONFIRM', id: number) {
  const proposal = await work.access.find(permission, id)
  if (proposal.status !== 'DRAFT' && !isUndecided(proposal.status)) throw conflict(texts.decided())
  return proposal
}

export const inviteCoApplicants = action({
  name: 'inviteCoApplicants',
  requires: 'PROPOSAL_UPDATE',
  rules: inviteCoApplicantsRules,
  description:
    'Asks a researcher, or all researchers of one of the author’s teams, to stand behind the proposal. Observers of the team are not asked.',
  prepare: arrived,
  async run(work, { id, userId, teamId }, at) {
    const { tx, viewer, access, audit } = work
    const proposal = await standing(work, 'PROPOSAL_UPDATE', id)
    await holdOpen(tx, proposal.challengeId, at)
    if (teamId != null) await access.find('TEAM_WORK', teamId)
    const people = await tx.user.findMany({
      where: {
        id: { not: viewer.id },
        role: 'RESEARCHER',
        status: 'ACTIVE',
        coApplications: { none: { proposalId: id } },
        OR: [{ id: userId ?? -1 }, { teamMemberships: { some: { teamId: teamId ?? -1, role: { not: 'OBSERVER' } } } }],
      },
      select: { id: true, name: true },
      orderBy: { id: 'asc' },
    })
    if (!people.length)
      throw invalid({
        [teamId == null ? 'userId' : 'teamId']: teamId == null ? texts.chooseOther() : texts.allNamed(),
      })
    await keepWithin(tx, {
      parent: 'Proposal',
      id,
      most: mostCoApplicants,
      adding: people.length,
      count: () => tx.coApplicant.count({ where: { proposalId: id } }),
      message: texts.mostCoApplicants({ most: mostCoApplicants }),
    })
    await tx.coApplicant.createMany({ data: people.map((person) => ({ proposalId: id, userId: person.id })) })
    await audit('Proposal', id, { coApplicants: [null, people.map(({ name }) => name).join(', ')] })
    const asked = people.map((person) => person.id)
    await tell(work, asked, 'CO_APPLICANT_ASKED', proposal, { by: viewer.name })
    return { proposalId: id }
  },
})

export const removeCoApplicant = action({
  name: 'removeCoApplicant',
  requires: 'PROPOSAL_UPDATE',
  rules: removeCoApplicantRules,
  description: 'Takes a co-applicant off a proposal that is not decided.',
  async run(work, { id, userId }) {
    await standing(work, 'PROPOSAL_UPDATE', id)
    const key = { proposalId_userId: { proposalId: id, userId } }
    const found = await work.tx.coApplicant.findUnique({ where: key, include: { user: { select: { name: true } } } })
    if (!found) throw notFound(records.coApplicant())
    await work.tx.coApplicant.delete({ where: key })
    await work.audit('Proposal', id, { coApplicants: [found.user.name, null] })
    return { proposalId: id }
  },
})

export const answerCoApplication = action({
  name: 'answerCoApplication',
  requires: 'PROPOSAL_CONFIRM',
  rules: answerCoApplicationRules,
  description:
    'Confirms or declines to stand behind a proposal; its author is notified. Who declines no longer sees it.',
  async run(work, { id, confirm }) {
    const { tx, viewer, audit } = work
    const proposal = await standing(work, 'PROPOSAL_CONFIRM', id)
    const key = { proposalId_userId: { proposalId: id, userId: viewer.id } }
    const { answer: before, answeredAt } = await tx.coApplicant.findUniqueOrThrow({ where: key })
    const answer = confirm ? 'CONFIRMED' : 'DECLINED'
    if (before === answer) return { proposalId: id }
    await tx.coApplicant.update({ where: key, data: { answer, answeredAt: answeredAt ?? new Date() } })
    await audit('Proposal', id, { [viewer.name]: [before, answer] })
    if (proposal.authorId !== null)
      await tell(work, [proposal.authorId], 'CO_APPLICANT_ANSWERED', proposal, {
        by: viewer.name,
        answer: confirm ? 'confirmed' : 'declined',
      })
    return { proposalId: id }
  },
})
