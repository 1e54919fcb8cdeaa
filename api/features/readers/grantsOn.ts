/** The access that people were given to records, for the words that say until when. */
import type { RecordGrantStatus } from '../../__generated__/prisma/enums.ts'
import type { Db } from '../../db.ts'
import type { Kind } from '../../records/readers.ts'

interface Grant {
  /** The record that the answer is about: of a file, the file itself. */
  recordId: number
  userId: number
  status: RecordGrantStatus
  expiresOn: Date
}

/** All that was given, standing or ended; of files, to the records that they hang on. */
export async function grantsOn(db: Db, kind: Kind, ids: readonly number[]): Promise<Grant[]> {
  const select = { userId: true, status: true, expiresOn: true } as const
  const within = { id: { in: [...ids] } }
  const recordGrants = { select, orderBy: { id: 'asc' as const } }
  const own = { id: true, recordGrants }
  const of = { where: within, select: own }
  const rowsOf = async () => {
    if (kind === 'Project') return db.project.findMany(of)
    if (kind === 'Idea') return db.idea.findMany(of)
    if (kind === 'Challenge') return db.challenge.findMany(of)
    // To other records nobody is given access one by one.
    if (kind !== 'File') return []
    const files = await db.file.findMany({
      where: within,
      select: { id: true, project: { select: own }, challenge: { select: own } },
    })
    return files.map(({ id, project, challenge }) => ({ id, recordGrants: (project ?? challenge)?.recordGrants ?? [] }))
  }
  const rows = await rowsOf()
  return rows.flatMap(({ id, recordGrants: grants }) => grants.map((grant) => ({ recordId: id, ...grant })))
}

/** The last day of the access of a person to a record; null where none was given. */
export const lastDayOf = (grants: readonly Grant[], recordId: number, userId: number): Date | null =>
  grants.find((grant) => grant.recordId === recordId && grant.userId === userId)?.expiresOn ?? null
