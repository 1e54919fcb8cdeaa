/** The enums of proposals in the schema. */
import type { CoApplicantAnswer, FilePurpose, ProposalStatus, SupportOption } from '../../__generated__/prisma/enums.ts'
import { describedEnum } from '../../builder.ts'
import type { reviewDecisions } from './proposal.rules.ts'
import type { ProposalStage } from '../../proposing/proposalStages.ts'

export const ProposalStatusEnum = describedEnum<ProposalStatus>(
  'ProposalStatus',
  'Where a proposal stands among its reviewers.',
  {
    DRAFT: null,
    SUBMITTED: 'Submitted; nobody has opened it.',
    SCREENING: null,
    SHORTLISTED: null,
    FINALIST: 'In the last round.',
    ACCEPTED: 'Accepted; it is a collaboration now.',
    DECLINED: null,
    WITHDRAWN: 'Taken back by its author.',
  },
)

export const ProposalStageEnum = describedEnum<ProposalStage>(
  'ProposalStage',
  'Where a proposal stands for applicants.',
  {
    DRAFT: null,
    RECEIVED: null,
    IN_REVIEW: null,
    SHORTLISTED: null,
    DECISION: null,
    WITHDRAWN: null,
  },
)

describedEnum<(typeof reviewDecisions)[number]>('ProposalDecision', 'What becomes of a proposal.', {
  SCREENING: null,
  SHORTLISTED: 'It comes on the short list.',
  FINALIST: 'It comes into the last round.',
  ACCEPTED: null,
  DECLINED: 'It is declined, with feedback.',
  CHANGES_REQUESTED: 'Its author is asked for changes, once.',
})

export const SupportOptionEnum = describedEnum<SupportOption>('SupportOption', 'What applicants need from a company.', {
  FUNDING: null,
  DATA: null,
  PILOT: null,
  CODEVELOPMENT: null,
  EQUIPMENT: null,
  OTHER: null,
})

export const CoApplicantAnswerEnum = describedEnum<CoApplicantAnswer>(
  'CoApplicantAnswer',
  'Whether a co-applicant stands behind a proposal.',
  { ASKED: null, CONFIRMED: null, DECLINED: null },
)

export const FilePurposeEnum = describedEnum<FilePurpose>('FilePurpose', 'Which attachment of a proposal a file is.', {
  PITCH_DECK: null,
  CV: null,
  FIGURE: null,
})
