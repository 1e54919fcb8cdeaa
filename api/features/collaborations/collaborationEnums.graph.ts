/** The enums of collaborations in the schema. */
import type { AgreementState, CollaborationStatus, RiskLevel } from '../../__generated__/prisma/enums.ts'
import { describedEnum } from '../../builder.ts'
import type { Side } from './collaborationSides.ts'
import type { Health, MilestoneState } from './collaborationStatus.ts'

export const CollaborationStatusEnum = describedEnum<CollaborationStatus>(
  'CollaborationStatus',
  'Where a collaboration stands.',
  {
    PROPOSED: 'Agreed in principle: a proposal was accepted.',
    AGREEMENT: 'The two sides talk about terms.',
    RUNNING: null,
    COMPLETED: null,
    STOPPED: null,
  },
)

export const AgreementStateEnum = describedEnum<AgreementState>(
  'AgreementState',
  'What the two sides of a collaboration have agreed.',
  {
    NONE: null,
    NDA: 'To keep each other’s secrets.',
    TERM_SHEET: 'The terms, in principle.',
    CONTRACT: null,
  },
)

export const RiskLevelEnum = describedEnum<RiskLevel>('RiskLevel', 'How grave a risk is.', {
  LOW: null,
  MEDIUM: 'It would cost time or money.',
  HIGH: 'It could end the collaboration.',
})

export const MilestoneStateEnum = describedEnum<MilestoneState>('MilestoneState', 'How a milestone stands.', {
  DONE: null,
  OVERDUE: null,
  DUE_SOON: null,
  AHEAD: null,
})

export const CollaborationHealthEnum = describedEnum<Health>(
  'CollaborationHealth',
  'Whether a collaboration goes well.',
  {
    ON_TRACK: 'Nothing speaks against it.',
    AT_RISK: 'Something needs attention.',
    OFF_TRACK: null,
  },
)

export const CollaborationSideEnum = describedEnum<Side>(
  'CollaborationSide',
  'For whom a partner of a collaboration stands.',
  { COMPANY: null, UNIVERSITY: null },
)
