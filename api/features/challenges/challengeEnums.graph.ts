/** The enums of challenges in the schema (docs/spec/challenges.md#lookups). */
import type {
  ChallengeStatus,
  CollaborationType,
  FundingRange,
  ReviewTeamRole,
  Sector,
} from '../../__generated__/prisma/enums.ts'
import { describedEnum } from '../../builder.ts'

export const ChallengeStatusEnum = describedEnum<ChallengeStatus>('ChallengeStatus', 'Where a challenge stands.', {
  DRAFT: 'Being written by its company.',
  UNDER_REVIEW: 'Waiting for the university to publish it.',
  OPEN: 'Published; one may propose until its deadline.',
  CLOSED: 'No longer taking proposals.',
  COMPLETED: 'Done: every proposal has its answer.',
  CANCELLED: null,
})

export const ChallengeDisplayStatusEnum = describedEnum<ChallengeStatus | 'EXPIRED'>(
  'ChallengeDisplayStatus',
  'What a challenge is shown as.',
  {
    DRAFT: 'Being written by its company.',
    UNDER_REVIEW: 'Waiting for the university to publish it.',
    OPEN: null,
    CLOSED: 'No longer taking proposals.',
    COMPLETED: 'Done: every proposal has its answer.',
    CANCELLED: null,
    EXPIRED: null,
  },
)

describedEnum<'OPEN' | 'CLOSING_SOON' | 'CLOSED'>('ChallengeDisplayFilter', 'How far a challenge is still open.', {
  OPEN: null,
  CLOSING_SOON: 'Open for less than 14 days more.',
  CLOSED: 'No longer open, or expired.',
})

export const CollaborationTypeEnum = describedEnum<CollaborationType>(
  'CollaborationType',
  'How a company wants to work together.',
  {
    EXPLORATORY: 'A first look.',
    APPLIED: null,
    PILOT: null,
    CO_DEVELOPMENT: null,
    STRATEGIC: null,
    RESEARCH: null,
    TBD: null,
  },
)

export const FundingRangeEnum = describedEnum<FundingRange>('FundingRange', 'What is paid, roughly.', {
  EXPLORATORY: 'Up to AED 100,000.',
  APPLIED: 'AED 100,000-500,000.',
  PILOT: 'AED 500,000-1,000,000.',
  CO_DEVELOPMENT: 'AED 1,000,000-3,000,000.',
  STRATEGIC: 'AED 3,000,000 and above.',
  TBD: null,
})

export const SectorEnum = describedEnum<Sector>('Sector', 'A part of industry.', {
  AI: null,
  SUSTAINABILITY: null,
  HEALTHCARE: null,
  ENERGY: null,
  MANUFACTURING: null,
  FINTECH: null,
  AEROSPACE: null,
  AUTOMOTIVE: null,
  BIOTECHNOLOGY: null,
  CYBERSECURITY: null,
  TELECOMMUNICATIONS: null,
  MATERIALS: null,
  ROBOTICS: null,
  IOT: null,
  BLOCKCHAIN: null,
  AGRICULTURE: null,
  EDUCATION: null,
  SMART_CITIES: null,
  WATER: null,
  CONSTRUCTION: null,
  OIL_GAS: null,
  MINING: null,
  LOGISTICS: null,
  RETAIL: null,
  MEDIA: null,
  OTHER: null,
})

export const ReviewTeamRoleEnum = describedEnum<ReviewTeamRole>(
  'ReviewTeamRole',
  'What someone of a company may do with the proposals to its challenge.',
  {
    LEAD: 'Changes the challenge, scores and decides.',
    REVIEWER: 'Scores, writes notes and messages.',
    COMMENTER: null,
  },
)
