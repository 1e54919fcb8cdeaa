/** The groups to which a project can be visible, in the schema. */
import { describedEnum } from '../../builder.ts'
import type { projectReaders } from '../../relations.ts'

export const ProjectReaders = describedEnum<keyof typeof projectReaders>(
  'ProjectReaders',
  'People beyond a project’s own and the university who may see it.',
  {
    RESEARCHERS: 'Researchers of the university, who see its summary.',
    INDUSTRY: null,
    INVESTORS: null,
  },
)
