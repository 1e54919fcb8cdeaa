/** Possible conflicts of interest in the schema. */
import { describedEnum } from '../builder.ts'
import type { ConflictOfInterest } from './conflictsWith.ts'

export const ConflictEnum = describedEnum<ConflictOfInterest>(
  'ConflictOfInterest',
  'What may bias somebody for or against a project. Records show no more than that.',
  {
    PROJECT: 'The person works on the project.',
    PATENT: 'The person and somebody of the project are inventors of one patent.',
    PUBLICATION:
      'The person and somebody of the project are authors of one publication of this year or the four before.',
    TEAM: 'The person and somebody of the project are in one research team.',
    DEPARTMENT: 'The person and somebody of the project are of one department.',
  },
)
