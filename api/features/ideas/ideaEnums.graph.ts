/** The words of ideas in the schema. */
import type {
  IdeaStatus,
  IpCheckOutcome,
  OverallAssessment,
  ValidationPriority,
  ValidationStatus,
  ValidationType,
} from '../../__generated__/prisma/enums.ts'
import { describedEnum } from '../../builder.ts'

export const IdeaStatusEnum = describedEnum<IdeaStatus>('IdeaStatus', 'Where an idea stands.', {
  DRAFT: null,
  SUBMITTED: 'Submitted to the university.',
  UNDER_REVIEW: 'The university looks at it.',
  NEEDS_CHANGES: 'Returned to be changed and submitted again.',
  APPROVED: 'Ready for validation by an expert.',
  DECLINED: null,
  VALIDATED: 'Evaluated by an expert; locked.',
  CONVERTED: 'Became a project; locked.',
  MERGED: 'Merged into another idea; locked.',
})

describedEnum<'APPROVED' | 'NEEDS_CHANGES' | 'DECLINED'>('IdeaDecision', "The university's answer to an idea.", {
  APPROVED: 'Ready for validation by an expert.',
  NEEDS_CHANGES: 'To be changed and submitted again.',
  DECLINED: null,
})

export const IpCheckOutcomeEnum = describedEnum<IpCheckOutcome>(
  'IpCheckOutcome',
  'What the university found when it checked whether a confidential idea has to be protected.',
  {
    NOTHING_TO_PROTECT: 'It may be shown; its confidentiality ends.',
    PROTECTED: 'Protection is filed, so it may be shown; its confidentiality ends.',
    KEEP_CONFIDENTIAL: 'It is to be protected first and stays confidential until another result.',
  },
)

export const ValidationTypeEnum = describedEnum<ValidationType>('ValidationType', 'What an expert is to judge.', {
  TECHNICAL: null,
  MARKET: null,
  COMMERCIAL: null,
  INTELLECTUAL_PROPERTY: 'Whether it is new, and free to be used.',
})

export const ValidationPriorityEnum = describedEnum<ValidationPriority>(
  'ValidationPriority',
  'How soon it is needed.',
  {
    LOW: null,
    MEDIUM: null,
    HIGH: null,
  },
)

export const ValidationStatusEnum = describedEnum<ValidationStatus>(
  'ValidationStatus',
  'Where a request for validation stands.',
  {
    OPEN: null,
    ASSIGNED: 'An expert is asked, or works on it.',
    ANSWERED: null,
    CLOSED: 'Answered in return, or no longer needed.',
  },
)

export const OverallAssessmentEnum = describedEnum<OverallAssessment>('OverallAssessment', "An expert's conclusion.", {
  STRONG_POTENTIAL: null,
  NEEDS_REFINEMENT: null,
  NOT_RECOMMENDED: null,
})
