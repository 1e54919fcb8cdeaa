/** Who can be given access to a data room, and what is held while that is decided. */
import * as errors from '#texts/dataRooms/errors.js'
import { Access } from '../../access.ts'
import type { Tx } from '../../db.ts'
import { conflict } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'
import { personAble } from '../../personAble.ts'
import type { Viewer } from '../../viewer.ts'

/** Holds a room and its project: a reader has one access, and a project that is closed to the reader meanwhile waits. */
export async function holdRoom(tx: Tx, id: number): Promise<void> {
  await lockRow(tx, 'Project', id)
  await lockRow(tx, 'DataRoom', id)
}

/** A verified investor, or person of a company, who sees the room's project; the field, or the whole, is refused otherwise. */
export async function readerOf(tx: Tx, dataRoomId: number, readerId: number): Promise<Viewer> {
  const reader = await personAble(tx, 'DATA_ROOM_REQUEST', readerId, { readerId: errors.chooseReader() })
  if (!(await new Access(reader, tx).can('DATA_ROOM_REQUEST', dataRoomId)))
    throw conflict(errors.notOpen({ name: reader.name }))
  return reader
}
