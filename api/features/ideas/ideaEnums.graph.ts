/** The words of ideas in the schema. */
import type {
  IdeaStatus,
  OverallAssessment,
  ValidationPriority,
  ValidationStatus,
  ValidationType,
} from '../../__generated__/prisma/enums.ts'
import { describedEnum } from '../../builder.ts'

export const IdeaStatusEnum = describedEnum<IdeaStatus>('IdeaStatus', 'Where an idea stands.', {
  DRAFT: 'Being written.',
  SUBMITTED: 'Handed in to the university.',
  UNDER_REVIEW: 'The university looks at it.',
  NEEDS_CHANGES: 'Returned to be changed and submitted again.',
  APPROVED: 'Ready for validation by an expert.',
  DECLINED: 'Not taken further.',
  VALIDATED: 'Evaluated by an expert; locked.',
  CONVERTED: 'Became a project; locked.',
})

describedEnum<'APPROVED' | 'NEEDS_CHANGES' | 'DECLINED'>('IdeaDecision', "The university's answer to an idea.", {
  APPROVED: 'Ready for validation by an expert.',
  NEEDS_CHANGES: 'To be changed and submitted again.',
  DECLINED: 'Not taken further.',
})

export const ValidationTypeEnum = describedEnum<ValidationType>('ValidationType', 'What an expert is to judge.', {
  TECHNICAL: 'Whether it can work.',
  MARKET: 'Whether it is wanted.',
  COMMERCIAL: 'Whether it pays.',
  INTELLECTUAL_PROPERTY: 'Whether it is new, and free to be used.',
})

export const ValidationPriorityEnum = describedEnum<ValidationPriority>(
  'ValidationPriority',
  'How soon it is needed.',
  {
    LOW: 'When there is time.',
    MEDIUM: 'In its turn.',
    HIGH: 'Before the others.',
  },
)

export const ValidationStatusEnum = describedEnum<ValidationStatus>(
  'ValidationStatus',
  'Where a request for validation stands.',
  {
    OPEN: 'Waits for an expert.',
    ASSIGNED: 'An expert is asked, or works on it.',
    ANSWERED: 'The evaluation is there.',
    CLOSED: 'Answered in return, or no longer needed.',
  },
)

export const OverallAssessmentEnum = describedEnum<OverallAssessment>('OverallAssessment', "An expert's conclusion.", {
  STRONG_POTENTIAL: 'Strong potential.',
  NEEDS_REFINEMENT: 'Needs refinement.',
  NOT_RECOMMENDED: 'Not recommended.',
})
