/** How a viewer stands to an analysis of synergy. It quotes both projects, so it is shown only while both may be read. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Relations } from './clauses.ts'
import type { Viewer } from '../viewer.ts'
import { edited, involvedOrShared, member } from './projectPeople.ts'

const own = (viewer: Viewer): Prisma.SynergyAnalysisWhereInput => ({ ownerId: viewer.id })

export const synergyRelations = {
  SynergyAnalysis: {
    own,
    ownOfReadable: (viewer) => ({
      AND: [
        own(viewer),
        { source: edited(viewer) },
        { OR: [{ target: member(viewer) }, { inside: false, target: involvedOrShared(viewer) }] },
      ],
    }),
  },
} as const satisfies { SynergyAnalysis: Relations<'SynergyAnalysis'> }
