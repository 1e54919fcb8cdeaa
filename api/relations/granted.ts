/** What one person was given to see beyond the usual readers of a record, until a day (docs/decisions/0353). */
import type { Prisma } from '../__generated__/prisma/client.ts'
import { universityDay } from '../days.ts'
import type { Viewer } from '../viewer.ts'
import type { Relations } from './clauses.ts'
import { lead } from './projectPeople.ts'

/** What was given to the viewer and has neither been revoked nor lapsed. */
const standing = (viewer: Viewer): Prisma.RecordGrantWhereInput => ({
  userId: viewer.id,
  status: 'GRANTED',
  expiresOn: { gte: universityDay() },
})

/**
 * No record: an index answers for what the viewer sees otherwise, which it could not beside a look at each one's grants. Not for
 * an AND: Prisma leaves an empty OR out of one.
 */
const none = { OR: [] }

/** Whether any record can have been given to the viewer: most people never were (docs/decisions/0388). */
const mayHold = ({ grantedUntil }: Viewer) => grantedUntil && grantedUntil >= universityDay()

const given = (viewer: Viewer, more: Prisma.RecordGrantWhereInput = {}) =>
  mayHold(viewer) ? { recordGrants: { some: { ...standing(viewer), ...more } } } : none

/** Records that the viewer was given to see; the same clause for each kind of record. */
export const granted = (viewer: Viewer) => given(viewer)

/** Those of them that a clause holds for as well. */
export const grantedWhere =
  <W extends object>(clause: W) =>
  (viewer: Viewer) =>
    mayHold(viewer) ? { ...given(viewer), AND: [clause] } : none

/** Those of them whose files are part of it. */
export const grantedWithFiles = (viewer: Viewer) => given(viewer, { withFiles: true })

const own = (viewer: Viewer): Prisma.RecordGrantWhereInput => ({ userId: viewer.id })
const ofOwned = (viewer: Viewer): Prisma.RecordGrantWhereInput => ({
  OR: [{ project: lead(viewer) }, { idea: { submitterId: viewer.id } }, { challenge: { ownerId: viewer.id } }],
})

export const recordGrantRelations = {
  RecordGrant: {
    own,
    ofOwned,
    ownOrOfOwned: (viewer) => ({ OR: [own(viewer), ofOwned(viewer)] }),
  },
} as const satisfies { RecordGrant: Relations<'RecordGrant'> }
