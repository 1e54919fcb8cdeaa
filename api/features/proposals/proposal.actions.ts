/** Writing, submitting and withdrawing proposals. */
import { isoDay } from '../../days.ts'
import type { InferType } from 'yup'
import * as texts from '#texts/proposals/errors.js'
import * as nouns from '#texts/ui/nouns.js'
import * as words from '#texts/proposals/words.js'
import type { Challenge, Proposal } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { changedMeanwhile, conflict, invalid } from '../../errors.ts'
import { move } from '../../moves.ts'
import { notify } from '../notifications/notify.ts'
import { removeFiles } from '../files/removeFiles.ts'
import { arrived, holdOpen } from './deadline.ts'
import { companyOf, nameForCompany, tell } from './proposal.people.ts'
import {
  createProposalRules,
  deleteProposalRules,
  proposeRules,
  submitProposalRules,
  updateProposalRules,
  withdrawProposalRules,
} from './proposal.rules.ts'
import { proposalMoves } from './proposalMoves.ts'
import { isWritable, owesChanges } from '../../proposing/proposalStages.ts'

export const createProposal = action({
  name: 'createProposal',
  requires: 'PROPOSAL_CREATE',
  rules: createProposalRules,
  description:
    'Begins a proposal to an open challenge: a draft, which its applicants alone see; the one that is there goes on.',
  prepare: arrived,
  async run(work, { challengeId, ...input }, at) {
    await holdOpen(work.tx, challengeId, at)
    const { id } = await begin(work, challengeId, input)
    return { proposalId: id, challengeId }
  },
})

export const propose = action({
  name: 'propose',
  requires: 'PROPOSAL_CREATE',
  rules: proposeRules,
  description: 'Submits a proposal to an open challenge at once.',
  prepare: arrived,
  async run(work, { challengeId, ...input }, at) {
    const challenge = await holdOpen(work.tx, challengeId, at)
    const proposal = await begin(work, challengeId, input)
    await handIn(work, challenge, proposal, at)
    return { proposalId: proposal.id, challengeId }
  },
})

export const updateProposal = action({
  name: 'updateProposal',
  requires: 'PROPOSAL_UPDATE',
  rules: updateProposalRules,
  description: 'Keeps what was written of a draft so far; fields that are not given stay.',
  async run(work, { id, ...input }) {
    const before = await work.access.find('PROPOSAL_UPDATE', id)
    if (before.status !== 'DRAFT') throw conflict(texts.submitted())
    await mayLink(work, input.projectId, before)
    await write(work, before, input)
    return { proposalId: id, challengeId: before.challengeId }
  },
})

export const submitProposal = action({
  name: 'submitProposal',
  requires: 'PROPOSAL_UPDATE',
  rules: submitProposalRules,
  description: 'Submits a draft, or changes what was submitted; both until the deadline.',
  prepare: arrived,
  async run(work, { id, ...input }, at) {
    const before = await work.access.find('PROPOSAL_UPDATE', id)
    if (!isWritable(before)) throw conflict(texts.notChangeable({ state: proposalMoves.inWords(before.status) }))
    const challenge = await holdOpen(work.tx, before.challengeId, at)
    await mayLink(work, input.projectId, before)
    const after = await write(work, before, input)
    if (before.status === 'DRAFT') await handIn(work, challenge, after, at)
    else await change(work, before, after, at)
    return { proposalId: id, challengeId: before.challengeId }
  },
})

export const withdrawProposal = action({
  name: 'withdrawProposal',
  requires: 'PROPOSAL_UPDATE',
  rules: withdrawProposalRules,
  description: 'Takes a proposal back that was submitted and not decided; the company is notified.',
  async run(work, { id }) {
    const proposal = await work.access.find('PROPOSAL_UPDATE', id)
    await move(work, proposalMoves, proposal, 'WITHDRAWN')
    const company = await companyOf(work.tx, proposal.challengeId)
    await tell(work, company, 'PROPOSAL_WITHDRAWN', proposal, { by: nameForCompany(proposal, work.viewer) })
    return { proposalId: id, challengeId: proposal.challengeId }
  },
})

export const deleteProposal = action({
  name: 'deleteProposal',
  requires: 'PROPOSAL_UPDATE',
  rules: deleteProposalRules,
  description: 'Throws a draft away, with its files.',
  async run({ tx, access }, { id }) {
    const { status, challengeId } = await access.find('PROPOSAL_UPDATE', id)
    if (status !== 'DRAFT') throw conflict(texts.withdrawInstead())
    await removeFiles(tx, { proposalId: id })
    const { count } = await tx.proposal.deleteMany({ where: { id, status: 'DRAFT' } })
    if (!count) throw changedMeanwhile(nouns.proposal())
    return { deletedId: id, challengeId }
  },
})

type Input = Omit<InferType<typeof updateProposalRules>, 'id'>

/** The given fields as columns. */
function columnsOf({ proposalTitle, ...input }: Input) {
  const given = Object.entries({ ...input, title: proposalTitle }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Partial<Proposal>
}

/** Writes the given fields, unless the proposal has moved on since it was read. */
async function write({ tx }: Work, { id, status }: Proposal, input: Input): Promise<Proposal> {
  const [after] = await tx.proposal.updateManyAndReturn({ where: { id, status }, data: columnsOf(input) })
  if (!after) throw changedMeanwhile(nouns.proposal())
  return after
}

/** The viewer's draft for a challenge, which there is one of, with what is given written into it. */
async function begin(work: Work, challengeId: number, input: Input): Promise<Proposal> {
  const { tx, viewer } = work
  const there = await tx.proposal.findFirst({
    where: { challengeId, authorId: viewer.id, status: { not: 'WITHDRAWN' } },
  })
  if (there && there.status !== 'DRAFT') throw conflict(texts.proposedAlready())
  await mayLink(work, input.projectId, there ?? undefined)
  if (there) return write(work, there, input)
  const proposal = await tx.proposal.create({ data: { ...columnsOf(input), challengeId, authorId: viewer.id } })
  await work.audit('Proposal', proposal.id, { status: [null, 'DRAFT'] })
  return proposal
}

/** A project can be linked by who may change it; one that is linked already stays. */
async function mayLink({ access }: Work, projectId: number | null | undefined, before?: Proposal) {
  if (projectId == null || projectId === before?.projectId) return
  if (!(await access.can('PROJECT_UPDATE', projectId))) throw invalid({ projectId: texts.chooseOwnProject() })
}

/** Puts a whole proposal before the company, with the position that the author has now. */
async function handIn(work: Work, challenge: Challenge, proposal: Proposal, at: Date) {
  const { position } = await work.tx.user.findUniqueOrThrow({
    where: { id: work.viewer.id },
    select: { position: true },
  })
  // docs/spec/challenges.md#proposal-form: what is shown as the position of somebody whose profile says none.
  const data = {
    submittedAt: at,
    position: position || words.usualPosition(),
    applicantsHidden: challenge.blindScreening,
  }
  const submitted = await move(work, proposalMoves, proposal, 'SUBMITTED', { data })
  const company = await companyOf(work.tx, challenge.id)
  await tell(work, company, 'PROPOSAL_SUBMITTED', proposal, { by: nameForCompany(submitted, work.viewer) })
  const answerBy = challenge.answerBy && isoDay(challenge.answerBy)
  await notify(work, {
    to: work.viewer.id,
    alsoActor: true,
    kind: 'PROPOSAL_RECEIVED',
    subject: { entity: 'Proposal', id: proposal.id },
    data: { challenge: challenge.title, ...(answerBy ? { answerBy } : {}) },
  })
}

/** What was submitted is another now: the company is told, and changes that it asked for are made. */
async function change(work: Work, before: Proposal, after: Proposal, at: Date) {
  const changes = changesOf(before, { ...after, updatedAt: before.updatedAt })
  const asked = owesChanges(before)
  if (!asked && !Object.keys(changes).length) return
  if (asked) await work.tx.proposal.update({ where: { id: after.id }, data: { changesMadeAt: at } })
  await work.audit('Proposal', after.id, changes)
  const company = await companyOf(work.tx, after.challengeId)
  await tell(work, company, 'PROPOSAL_CHANGED', after, { by: nameForCompany(after, work.viewer) })
}
