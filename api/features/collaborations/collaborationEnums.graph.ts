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
    RUNNING: 'The work is under way.',
    COMPLETED: 'It came to its end.',
    STOPPED: 'It ended before that.',
  },
)

export const AgreementStateEnum = describedEnum<AgreementState>(
  'AgreementState',
  'What the two sides of a collaboration have agreed.',
  {
    NONE: 'Nothing yet.',
    NDA: 'To keep each other’s secrets.',
    TERM_SHEET: 'The terms, in principle.',
    CONTRACT: 'A contract.',
  },
)

export const RiskLevelEnum = describedEnum<RiskLevel>('RiskLevel', 'How grave a risk is.', {
  LOW: 'Little would be lost.',
  MEDIUM: 'It would cost time or money.',
  HIGH: 'It could end the collaboration.',
})

export const MilestoneStateEnum = describedEnum<MilestoneState>('MilestoneState', 'How a milestone stands.', {
  DONE: 'Done.',
  OVERDUE: 'Its day has gone by.',
  DUE_SOON: 'Due within a week.',
  AHEAD: 'Due later.',
})

export const CollaborationHealthEnum = describedEnum<Health>(
  'CollaborationHealth',
  'Whether a collaboration goes well.',
  {
    ON_TRACK: 'Nothing speaks against it.',
    AT_RISK: 'Something needs attention.',
    OFF_TRACK: 'Something is late.',
  },
)

export const CollaborationSideEnum = describedEnum<Side>(
  'CollaborationSide',
  'For whom a partner of a collaboration stands.',
  { COMPANY: 'The company.', UNIVERSITY: 'The university.' },
)
