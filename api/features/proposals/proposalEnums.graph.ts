/** The enums of proposals in the schema. */
import type { CoApplicantAnswer, FilePurpose, ProposalStatus, SupportOption } from '../../__generated__/prisma/enums.ts'
import { describedEnum } from '../../builder.ts'
import type { reviewDecisions } from './proposal.rules.ts'
import type { ProposalStage } from './proposalStatus.ts'

export const ProposalStatusEnum = describedEnum<ProposalStatus>(
  'ProposalStatus',
  'Where a proposal stands among its reviewers.',
  {
    DRAFT: 'Being written.',
    SUBMITTED: 'Handed in; nobody has opened it.',
    SCREENING: 'Being read.',
    SHORTLISTED: 'On the short list.',
    FINALIST: 'In the last round.',
    ACCEPTED: 'Accepted; it is a collaboration now.',
    DECLINED: 'Declined.',
    WITHDRAWN: 'Taken back by its author.',
  },
)

export const ProposalStageEnum = describedEnum<ProposalStage>(
  'ProposalStage',
  'Where a proposal stands for applicants.',
  {
    DRAFT: 'Being written.',
    RECEIVED: 'Received.',
    IN_REVIEW: 'In review.',
    SHORTLISTED: 'Shortlisted.',
    DECISION: 'Decision.',
    WITHDRAWN: 'Withdrawn.',
  },
)

describedEnum<(typeof reviewDecisions)[number]>('ProposalDecision', 'What becomes of a proposal.', {
  SCREENING: 'It is being read.',
  SHORTLISTED: 'It comes on the short list.',
  FINALIST: 'It comes into the last round.',
  ACCEPTED: 'It is accepted.',
  DECLINED: 'It is declined, with feedback.',
  CHANGES_REQUESTED: 'Its author is asked for changes, once.',
})

export const SupportOptionEnum = describedEnum<SupportOption>('SupportOption', 'What applicants need from a company.', {
  FUNDING: 'Funding.',
  DATA: 'Data.',
  PILOT: 'A pilot.',
  CODEVELOPMENT: 'Developing together.',
  EQUIPMENT: 'Equipment.',
  OTHER: 'Something else.',
})

export const CoApplicantAnswerEnum = describedEnum<CoApplicantAnswer>(
  'CoApplicantAnswer',
  'Whether a co-applicant stands behind a proposal.',
  { ASKED: 'Not answered yet.', CONFIRMED: 'Confirmed.', DECLINED: 'Declined.' },
)

export const FilePurposeEnum = describedEnum<FilePurpose>('FilePurpose', 'Which attachment of a proposal a file is.', {
  PITCH_DECK: 'The pitch deck.',
  CV: 'A CV.',
  FIGURE: 'A supporting figure.',
})
