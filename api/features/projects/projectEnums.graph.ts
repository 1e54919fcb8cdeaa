/** The enums of projects in the schema. */
import type {
  ProjectOutcome,
  ProjectRole,
  ProjectStatus,
  TrlValidationStatus,
} from '../../__generated__/prisma/enums.ts'
import { describedEnum } from '../../builder.ts'

export const ProjectStatusEnum = describedEnum<ProjectStatus>('ProjectStatus', 'Where a project stands.', {
  DRAFT: 'Being written by its people.',
  PROPOSED: 'Handed to the university, waiting for its answer.',
  PLANNING: 'Accepted and being planned.',
  ACTIVE: null,
  IN_PROGRESS: 'Under way, with work in hand.',
  ON_HOLD: null,
  COMPLETED: null,
  CLOSED: null,
  ARCHIVED: 'Put away by the university.',
})

export const ProjectOutcomeEnum = describedEnum<ProjectOutcome>('ProjectOutcome', 'What came of an archived project.', {
  LICENSED: 'The technology was licensed.',
  SPUN_OUT: 'A company was founded on it.',
  COMPLETED: 'It came to its planned end, with neither.',
  STOPPED: 'It was given up before its end.',
})

export const TrlValidationStatusEnum = describedEnum<TrlValidationStatus>(
  'TrlValidationStatus',
  'Whether the Technology Readiness Level was checked.',
  {
    NONE: null,
    PENDING: 'Asked for, not answered.',
    VALIDATED: null,
    CHANGES_REQUESTED: null,
  },
)

export const ProjectRoleEnum = describedEnum<ProjectRole>('ProjectRole', 'What a member may do in a project.', {
  LEAD: null,
  EDITOR: null,
  VIEWER: null,
})

describedEnum<'INDUSTRY' | 'INVESTORS'>('ProjectAudience', 'Who a project can be opened to.', {
  INDUSTRY: null,
  INVESTORS: null,
})
