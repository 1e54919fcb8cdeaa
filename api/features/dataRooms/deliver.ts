/** A document on its way to a reader: whether it may go out is asked at that moment, and that it went out is written down. */
import * as errors from '#texts/dataRooms/errors.js'
import * as marks from '#texts/dataRooms/mark.js'
import { needOwnEyes } from '../../viewAs.ts'
import { Access } from '../../access.ts'
import type { Context } from '../../context.ts'
import { momentOnPaper } from '../../days.ts'
import type { Tx } from '../../db.ts'
import { conflict, forbidden, unauthenticated } from '../../errors.ts'
import { canBeMarked, markedFile } from './markedFile.ts'
import { shortAddress } from './shortAddress.ts'

const permissions = { OPENED: 'ROOM_DOCUMENT_READ', DOWNLOADED: 'ROOM_DOCUMENT_DOWNLOAD' } as const

/** Milliseconds within which the pages that somebody reads are one reading. */
const oneReading = 15 * 60_000

type Kind = keyof typeof permissions

interface Asked {
  id: number
  /** The page, the first one 1; null for the whole document. */
  page: number | null
  kind: Kind
}

/** What goes out; `bytes` is null when the file goes out as it is: nothing can be written into it. */
export async function deliver(ctx: Context, { id, page, kind }: Asked) {
  const { viewer, access, db } = ctx
  if (!viewer) throw unauthenticated()
  needOwnEyes(ctx)
  // A key is not a person who reads.
  if (ctx.sessionId === null) throw forbidden(errors.signIn())
  const { dataRoomId } = await access.find(permissions[kind], id)
  const { file } = await db.roomDocument.findUniqueOrThrow({ where: { id }, select: { file: true } })
  const marked = canBeMarked(file.mediaType)
  if (!marked && kind === 'OPENED') throw conflict(errors.notShown())
  const { email } = await db.user.findUniqueOrThrow({ where: { id: viewer.id }, select: { email: true } })
  const made = marked ? await markedFile(file, page, markOf(viewer.name, email)) : { bytes: null, pages: 0 }
  await db.$transaction(async (tx) => {
    await holdRights(tx, { id, dataRoomId, viewerId: viewer.id })
    const held = new Access(viewer, tx)
    const { label } = await held.find(permissions[kind], id)
    const since = { gt: new Date(Date.now() - oneReading) }
    const same = { documentId: id, userId: viewer.id, kind, sha256: file.sha256, at: since }
    if (kind === 'OPENED' && (await tx.roomAccess.count({ where: same }))) return
    // Only those who read from outside, after asking, are under the agreement.
    const underAgreement = label === 'AFTER_NDA' && (await held.can('DATA_ROOM_REQUEST', dataRoomId))
    await tx.roomAccess.create({
      data: {
        dataRoomId,
        documentId: id,
        title: file.name,
        sha256: file.sha256,
        uploadedAt: file.createdAt,
        kind,
        userId: viewer.id,
        ndaVersion: underAgreement ? await versionInForce(tx, dataRoomId) : null,
        network: shortAddress(ctx.address),
      },
    })
  })
  return { ...made, file }
}

/**
 * Holds all that the right to a document rests on until what went out is written down: the project's approval, the agreement,
 * the document's label and the access. What ended while the page was made is refused once they are held.
 */
async function holdRights(tx: Tx, { id, dataRoomId, viewerId }: { id: number; dataRoomId: number; viewerId: number }) {
  await tx.$queryRaw`SELECT "id" FROM "Project" WHERE "id" = ${dataRoomId} FOR SHARE`
  await tx.$queryRaw`SELECT "id" FROM "DataRoom" WHERE "id" = ${dataRoomId} FOR SHARE`
  await tx.$queryRaw`SELECT "id" FROM "RoomDocument" WHERE "id" = ${id} FOR SHARE`
  await tx.$queryRaw`SELECT "id" FROM "RoomGrant" WHERE "dataRoomId" = ${dataRoomId} AND "investorId" = ${viewerId} FOR SHARE`
}

async function versionInForce(tx: Tx, dataRoomId: number): Promise<number | null> {
  const where = { inForceIn: { id: dataRoomId } }
  return (await tx.ndaText.findFirst({ where, select: { version: true } }))?.version ?? null
}

function markOf(name: string, email: string) {
  const reader = name.replaceAll(/\s+/g, ' ').trim()
  return { across: `${reader} · ${email}`, foot: marks.foot({ reader, email, at: momentOnPaper(new Date()) }) }
}
