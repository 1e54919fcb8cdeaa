/** The enums of challenges in the schema (innovation.md 3, Lookups). */
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
  CANCELLED: 'Called off.',
})

export const ChallengeDisplayStatusEnum = describedEnum<ChallengeStatus | 'EXPIRED'>(
  'ChallengeDisplayStatus',
  'What a challenge is shown as.',
  {
    DRAFT: 'Being written by its company.',
    UNDER_REVIEW: 'Waiting for the university to publish it.',
    OPEN: 'One may propose now.',
    CLOSED: 'No longer taking proposals.',
    COMPLETED: 'Done: every proposal has its answer.',
    CANCELLED: 'Called off.',
    EXPIRED: 'Its deadline is past.',
  },
)

describedEnum<'OPEN' | 'CLOSING_SOON' | 'CLOSED'>('ChallengeDisplayFilter', 'How far a challenge is still open.', {
  OPEN: 'One may propose now.',
  CLOSING_SOON: 'Open for less than 14 days more.',
  CLOSED: 'No longer open, or expired.',
})

export const CollaborationTypeEnum = describedEnum<CollaborationType>(
  'CollaborationType',
  'How a company wants to work together.',
  {
    EXPLORATORY: 'A first look.',
    APPLIED: 'Applied research.',
    PILOT: 'A pilot.',
    CO_DEVELOPMENT: 'Developing together.',
    STRATEGIC: 'A long partnership.',
    RESEARCH: 'Research.',
    TBD: 'To be determined.',
  },
)

export const FundingRangeEnum = describedEnum<FundingRange>('FundingRange', 'What is paid, roughly.', {
  EXPLORATORY: 'Up to AED 100,000.',
  APPLIED: 'AED 100,000-500,000.',
  PILOT: 'AED 500,000-1,000,000.',
  CO_DEVELOPMENT: 'AED 1,000,000-3,000,000.',
  STRATEGIC: 'AED 3,000,000 and above.',
  TBD: 'To be determined.',
})

export const SectorEnum = describedEnum<Sector>('Sector', 'A part of industry.', {
  AI: 'Artificial intelligence.',
  SUSTAINABILITY: 'Sustainability.',
  HEALTHCARE: 'Healthcare.',
  ENERGY: 'Energy.',
  MANUFACTURING: 'Manufacturing.',
  FINTECH: 'Financial technology.',
  AEROSPACE: 'Aerospace.',
  AUTOMOTIVE: 'Automotive.',
  BIOTECHNOLOGY: 'Biotechnology.',
  CYBERSECURITY: 'Cybersecurity.',
  TELECOMMUNICATIONS: 'Telecommunications.',
  MATERIALS: 'Materials.',
  ROBOTICS: 'Robotics.',
  IOT: 'Internet of things.',
  BLOCKCHAIN: 'Blockchain.',
  AGRICULTURE: 'Agriculture.',
  EDUCATION: 'Education.',
  SMART_CITIES: 'Smart cities.',
  WATER: 'Water.',
  CONSTRUCTION: 'Construction.',
  OIL_GAS: 'Oil & gas.',
  MINING: 'Mining.',
  LOGISTICS: 'Logistics.',
  RETAIL: 'Retail.',
  MEDIA: 'Media.',
  OTHER: 'Anything else.',
})

export const ReviewTeamRoleEnum = describedEnum<ReviewTeamRole>(
  'ReviewTeamRole',
  'What somebody of a company may do with the proposals to its challenge.',
  {
    LEAD: 'Changes the challenge, scores and decides.',
    REVIEWER: 'Scores, writes notes and messages.',
    COMMENTER: 'Reads and writes notes.',
  },
)
