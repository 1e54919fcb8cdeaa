/** Where the forms about proposals and the collaborations that come of them open. */
import { isoToday } from '#api/universityDay.rules.ts'
import { more } from './shared.ts'
import type { Opener } from './openers.ts'

export const proposalOpeners: Record<string, Opener> = {
  inviteCoApplicants: {
    as: 'researcher',
    address: '/industry-challenges?tab=proposals',
    press: ['Edit', 'Add a person'],
  },
  reviewProposal: { as: 'industry', address: '/proposals?proposal=2', press: [more, 'Decline'] },
  scoreProposal: { as: 'industry', address: '/proposals?proposal=1' },
  declareConflict: { as: 'industry_partner', address: '/proposals?proposal=8', press: ['I have a conflict'] },
  submitProposal: { as: 'researcher', address: '/industry-challenges?challenge=11', press: ['Submit Proposal'] },
  closeCollaboration: { as: 'mira.kostova', address: '/collaborations/2', press: [more, 'Close'] },
  setAgreement: {
    as: 'researcher',
    address: '/collaborations/3',
    press: ['Record an agreement'],
    values: { agreedOn: isoToday(-5) },
  },
}
