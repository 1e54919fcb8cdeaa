/** Messages between those who applied and those who review. */
import { action } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { applicantsOf, companyOf, tell } from './proposal.people.ts'
import { createProposalMessageRules } from './proposal.rules.ts'

/** What applicants call whoever of the company writes: they do not hear who reviews. */
export const reviewTeam = 'The review team'

export const createProposalMessage = action({
  name: 'createProposalMessage',
  requires: 'PROPOSAL_MESSAGE',
  rules: createProposalMessageRules,
  description:
    'Writes to the other side of a proposal that was submitted: applicants to reviewers, reviewers to applicants.',
  async run(work, { id, text }) {
    const { tx, viewer, access } = work
    const proposal = await access.find('PROPOSAL_MESSAGE', id)
    if (proposal.status === 'DRAFT') throw conflict('It has not been submitted yet')
    await tx.proposalMessage.create({ data: { proposalId: id, authorId: viewer.id, text } })
    const applicants = await applicantsOf(tx, proposal)
    const side = { by: viewer.name, side: 'company' }
    if (await access.can('PROPOSAL_READ_STATUS', id)) {
      await tell(work, applicants, 'PROPOSAL_MESSAGE', proposal, { by: reviewTeam, text })
    } else {
      // What applicants write is part of the proposal: closed to those who have not said that they are impartial.
      const said = await tx.conflictStatement.findMany({ where: { proposalId: id } })
      const readers = said.filter(({ conflict: has }) => !has).map(({ reviewerId }) => reviewerId)
      const partial = said.filter(({ conflict: has }) => has).map(({ reviewerId }) => reviewerId)
      for (const to of await companyOf(tx, proposal.challengeId))
        if (!partial.includes(to))
          await tell(work, [to], 'PROPOSAL_MESSAGE', proposal, {
            ...side,
            text: readers.includes(to) ? text : 'Open the proposal to read it.',
          })
    }
    return { proposalId: id }
  },
})
