/** How a viewer stands to a run. It names files of its project, so it is shown only while the project may be seen. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Relations } from './clauses.ts'
import type { Viewer } from '../viewer.ts'
import { member } from './projectPeople.ts'

const own = (viewer: Viewer): Prisma.AnalysisRunWhereInput => ({ ownerId: viewer.id })

export const runRelations = {
  AnalysisRun: {
    own,
    ownOfReadable: (viewer) => ({ AND: [own(viewer), { arlAssessment: { project: member(viewer) } }] }),
  },
} as const satisfies { AnalysisRun: Relations<'AnalysisRun'> }
