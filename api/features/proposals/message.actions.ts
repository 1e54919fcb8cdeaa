/** The former names of writing about a proposal: to its other side, and among reviewers. */
import { action } from '../../action.ts'
import { formerMessages } from '../../deprecated.ts'
import { keptIn, writeMessage } from '../../records/messages.ts'
import { createProposalMessageRules, createProposalNoteRules } from './proposal.rules.ts'

export const createProposalMessage = action({
  name: 'createProposalMessage',
  requires: 'PROPOSAL_MESSAGE',
  rules: createProposalMessageRules,
  deprecated: formerMessages('createMessage'),
  description:
    'Writes to the other side of a proposal that was submitted: applicants to reviewers, reviewers to applicants.',
  async run(work, { id, ...message }) {
    await writeMessage(work, keptIn('ProposalMessage'), id, message)
    return { proposalId: id }
  },
})

export const createProposalNote = action({
  name: 'createProposalNote',
  requires: 'PROPOSAL_COMMENT',
  rules: createProposalNoteRules,
  deprecated: formerMessages('createMessage'),
  description: 'Writes a note for the other reviewers; applicants never see it.',
  async run(work, { id, ...message }) {
    await writeMessage(work, keptIn('ProposalNote'), id, message)
    return { proposalId: id }
  },
})
