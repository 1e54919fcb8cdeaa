/** How a viewer stands to the data rooms of projects, their documents, and who has access to them. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import { universityDay } from '../days.ts'
import type { Viewer } from '../viewer.ts'
import type { Relations } from './clauses.ts'
import { approvedForInvestors } from './offered.ts'
import { lead, member } from './projectPeople.ts'

const ofOwned = (viewer: Viewer): Prisma.DataRoomWhereInput => ({ project: lead(viewer) })
const ofInvolved = (viewer: Viewer): Prisma.DataRoomWhereInput => ({ project: member(viewer) })
/** Closing a project to investors closes its room. */
const openToInvestors = (): Prisma.DataRoomWhereInput => ({ project: approvedForInvestors() })

/** An investor's access that has neither been revoked nor lapsed. */
const standing = (viewer: Viewer): Prisma.RoomGrantWhereInput => ({
  investorId: viewer.id,
  status: 'GRANTED',
  expiresOn: { gte: universityDay() },
})

/** Rooms whose agreement, as it is worded now, the viewer has accepted. */
const accepted = (viewer: Viewer): Prisma.DataRoomWhereInput => ({
  ndaText: { acceptances: { some: { userId: viewer.id } } },
})

/** The documents that an investor reads, with what else the access must hold. */
const read = (viewer: Viewer, grant: Prisma.RoomGrantWhereInput = {}): Prisma.RoomDocumentWhereInput => ({
  dataRoom: openToInvestors(),
  OR: [
    { label: 'PUBLIC' },
    {
      label: 'AFTER_NDA',
      dataRoom: { AND: [accepted(viewer), { grants: { some: { ...standing(viewer), ...grant } } }] },
    },
  ],
})

export const dataRoomRelations = {
  DataRoom: {
    ofOwned,
    ofInvolved,
    openToInvestors,
  },
  RoomDocument: {
    ofOwned: (viewer) => ({ dataRoom: ofOwned(viewer) }),
    ofInvolved: (viewer) => ({ dataRoom: ofInvolved(viewer) }),
    openOrGranted: (viewer) => read(viewer),
    downloadable: (viewer) => ({ AND: [{ downloadable: true }, read(viewer, { mayDownload: true })] }),
  },
  RoomGrant: {
    // An investor who was proposed learns of it once access is given.
    own: (viewer) => ({
      investorId: viewer.id,
      OR: [{ proposal: null }, { status: { in: ['GRANTED', 'REVOKED'] } }],
    }),
    ofInvestor: (viewer) => ({ investorId: viewer.id }),
    ofOwned: (viewer) => ({ dataRoom: ofOwned(viewer) }),
  },
  NdaAcceptance: {
    own: (viewer) => ({ userId: viewer.id }),
    ofOwned: (viewer) => ({ ndaText: { dataRoom: ofOwned(viewer) } }),
  },
  RoomAccess: {
    own: (viewer) => ({ userId: viewer.id }),
    ofOwned: (viewer) => ({ dataRoom: ofOwned(viewer) }),
  },
} as const satisfies {
  DataRoom: Relations<'DataRoom'>
  RoomDocument: Relations<'RoomDocument'>
  RoomGrant: Relations<'RoomGrant'>
  NdaAcceptance: Relations<'NdaAcceptance'>
  RoomAccess: Relations<'RoomAccess'>
}
