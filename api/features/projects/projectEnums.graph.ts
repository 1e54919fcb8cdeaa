/** The enums of projects in the schema. */
import type {
  FundingStatus,
  ProjectRole,
  ProjectStatus,
  TrlValidationStatus,
} from '../../__generated__/prisma/enums.ts'
import { describedEnum } from '../../builder.ts'

export const ProjectStatusEnum = describedEnum<ProjectStatus>('ProjectStatus', 'Where a project stands.', {
  DRAFT: 'Being written by its people.',
  PROPOSED: 'Handed to the university, waiting for its answer.',
  PLANNING: 'Accepted and being planned.',
  ACTIVE: 'Under way.',
  IN_PROGRESS: 'Under way, with work in hand.',
  ON_HOLD: 'Paused.',
  COMPLETED: 'Its work is done.',
  CLOSED: 'Done and settled.',
  ARCHIVED: 'Put away by the university.',
})

export const FundingStatusEnum = describedEnum<FundingStatus>('FundingStatus', 'How far a project is funded.', {
  UNFUNDED: 'Not at all.',
  PARTIALLY_FUNDED: 'In part.',
  FUNDED: 'Fully.',
})

export const TrlValidationStatusEnum = describedEnum<TrlValidationStatus>(
  'TrlValidationStatus',
  'Whether the Technology Readiness Level was checked.',
  {
    NONE: 'Nobody asked.',
    PENDING: 'Asked for, not answered.',
    VALIDATED: 'Checked and confirmed.',
    CHANGES_REQUESTED: 'Returned with comments.',
  },
)

export const ProjectRoleEnum = describedEnum<ProjectRole>('ProjectRole', 'What a member may do in a project.', {
  LEAD: 'Owns and leads it.',
  EDITOR: 'May change it.',
  VIEWER: 'May read all of it.',
})

describedEnum<'INDUSTRY' | 'INVESTORS'>('ProjectAudience', 'Who a project can be opened to.', {
  INDUSTRY: 'Companies.',
  INVESTORS: 'Investors.',
})
