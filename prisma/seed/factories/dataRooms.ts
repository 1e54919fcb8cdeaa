/** Data rooms, and their documents, for tests. */
import { randomUUID } from 'node:crypto'
import type { DataRoom, Prisma, RoomDocument } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'
import { makeProject } from './projects.ts'

/** Writes the data room of a project, its own unless one is named, with an agreement. */
export const makeDataRoom = async (db: Db | Tx, project?: { id: number }): Promise<DataRoom> => {
  const { id } = project ?? (await makeProject(db, { approvedForInvestors: true, status: 'ACTIVE' }))
  await db.dataRoom.create({ data: { id, openToCompanies: true } })
  const nda = await db.ndaText.create({ data: { dataRoomId: id, version: 1, text: 'Keep it secret.', sha256: 'a' } })
  return db.dataRoom.update({ where: { id }, data: { ndaTextId: nda.id } })
}

/** Writes a document of a data room; its bytes are nowhere unless `file` names them. */
export const makeRoomDocument = async (
  db: Db | Tx,
  dataRoomId: number,
  { file = {}, ...data }: Partial<Prisma.RoomDocumentUncheckedCreateInput> & { file?: object } = {},
): Promise<RoomDocument> => {
  const bytes = { name: 'plan.pdf', mediaType: 'application/pdf', size: 1, sha256: '', key: randomUUID() }
  const { id } = await db.file.create({ data: { ...bytes, dataRoomId, ...file } })
  return db.roomDocument.create({ data: { dataRoomId, fileId: id, ...data } })
}
