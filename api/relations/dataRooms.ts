/** How a viewer stands to the data rooms of projects, their documents, and who has access to them. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import { universityDay } from '../days.ts'
import type { Viewer } from '../viewer.ts'
import type { Relations } from './clauses.ts'
import { approvedForIndustry, approvedForInvestors } from './offered.ts'
import { lead, member } from './projectPeople.ts'

const ofOwned = (viewer: Viewer): Prisma.DataRoomWhereInput => ({ project: lead(viewer) })
const ofInvolved = (viewer: Viewer): Prisma.DataRoomWhereInput => ({ project: member(viewer) })
/**
 * Closing a project to industry closes its room to companies, and closing it to investors closes it to those. A room is also
 * opened to companies by itself, as its documents may have been chosen for investors.
 */
const openToIndustry = (): Prisma.DataRoomWhereInput => ({ openToCompanies: true, project: approvedForIndustry() })
const openToInvestors = (): Prisma.DataRoomWhereInput => ({ project: approvedForInvestors() })

/** A reader's access that has neither been revoked nor lapsed. */
const standing = (viewer: Viewer): Prisma.RoomGrantWhereInput => ({
  readerId: viewer.id,
  status: 'GRANTED',
  expiresOn: { gte: universityDay() },
})

/** Rooms whose agreement, as it is worded now, the viewer has accepted. */
const accepted = (viewer: Viewer): Prisma.DataRoomWhereInput => ({
  ndaText: { acceptances: { some: { userId: viewer.id } } },
})

/** The documents of open rooms that somebody from outside reads, with what else the access must hold. */
const read = (
  viewer: Viewer,
  open: Prisma.DataRoomWhereInput,
  grant: Prisma.RoomGrantWhereInput = {},
): Prisma.RoomDocumentWhereInput => ({
  dataRoom: open,
  OR: [
    { label: 'PUBLIC' },
    {
      label: 'AFTER_NDA',
      dataRoom: { AND: [accepted(viewer), { grants: { some: { ...standing(viewer), ...grant } } }] },
    },
  ],
})

/** Those of which the reader may also keep a copy. */
const kept = (viewer: Viewer, open: Prisma.DataRoomWhereInput): Prisma.RoomDocumentWhereInput => ({
  AND: [{ downloadable: true }, read(viewer, open, { mayDownload: true })],
})

export const dataRoomRelations = {
  DataRoom: {
    ofOwned,
    ofInvolved,
    openToIndustry,
    openToInvestors,
  },
  RoomDocument: {
    ofOwned: (viewer) => ({ dataRoom: ofOwned(viewer) }),
    ofInvolved: (viewer) => ({ dataRoom: ofInvolved(viewer) }),
    openToIndustryOrGranted: (viewer) => read(viewer, openToIndustry()),
    openToInvestorsOrGranted: (viewer) => read(viewer, openToInvestors()),
    downloadableByIndustry: (viewer) => kept(viewer, openToIndustry()),
    downloadableByInvestors: (viewer) => kept(viewer, openToInvestors()),
  },
  RoomGrant: {
    // A reader who was proposed learns of it once access is given.
    own: (viewer) => ({
      readerId: viewer.id,
      OR: [{ proposal: null }, { status: { in: ['GRANTED', 'REVOKED'] } }],
    }),
    ofReader: (viewer) => ({ readerId: viewer.id }),
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
