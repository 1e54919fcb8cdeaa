/** How a viewer stands to technology summaries. */
import type { Relations } from './clauses.ts'
import { lead } from './projectPeople.ts'

export const summaryRelations = {
  TechnologySummary: {
    ofOwned: (viewer) => ({ project: lead(viewer) }),
  },
} as const satisfies { TechnologySummary: Relations<'TechnologySummary'> }
