/** The agreement of a data room: its wording, and who accepts it. */
import * as errors from '#texts/dataRooms/errors.js'
import { action } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid } from '../../errors.ts'
import { sameName } from '../../sameName.ts'
import { acceptRoomNdaRules, setRoomNdaRules } from './dataRoom.rules.ts'
import { notifyPeople, readersOf } from './notifyRoom.ts'
import { sha256Of } from './room.actions.ts'
import { tellRoom } from './tellRoom.ts'

export const setRoomNda = editing({
  name: 'setRoomNda',
  requires: 'DATA_ROOM_GRANT',
  rules: setRoomNdaRules,
  description: 'Gives the agreement of a data room another wording. Everyone accepts it again before reading on.',
  async held({ tx, access }, { id }) {
    await access.hold('DATA_ROOM_GRANT', id)
    const { ndaText } = await tx.dataRoom.findUniqueOrThrow({ where: { id }, select: { ndaText: true } })
    return { text: ndaText?.text ?? '', latest: ndaText?.version ?? null }
  },
  async run(work, { text }, { text: before, latest }, { id }) {
    const { tx, viewer, audit } = work
    if (text === undefined || text === before) return { dataRoomId: id }
    const version = (latest ?? 0) + 1
    const next = await tx.ndaText.create({
      data: { dataRoomId: id, version, text, sha256: sha256Of(text), createdById: viewer.id },
    })
    await tx.dataRoom.update({ where: { id }, data: { ndaTextId: next.id } })
    await audit('DataRoom', id, { ndaVersion: [latest, version] })
    await notifyPeople(work, 'DATA_ROOM_NDA_CHANGED', id, await readersOf(work, id))
    tellRoom(work, id)
    return { dataRoomId: id }
  },
})

export const acceptRoomNda = action({
  name: 'acceptRoomNda',
  requires: 'DATA_ROOM_REQUEST',
  rules: acceptRoomNdaRules,
  description:
    'Accepts the agreement of a data room under the viewer’s full name. Kept with its text, the moment and the address.',
  async run(work, { id, ndaTextId, name }) {
    const { tx, access, viewer, ctx, audit } = work
    // Whoever changes the agreement meanwhile waits, or has changed it before.
    await access.hold('DATA_ROOM_REQUEST', id)
    const { ndaText } = await tx.dataRoom.findUniqueOrThrow({ where: { id }, select: { ndaText: true } })
    if (!ndaText || ndaText.id !== ndaTextId) throw conflict(errors.ndaChanged())
    if (!sameName(name, viewer.name)) throw invalid({ name: errors.nameAsGiven({ name: viewer.name }) })
    const by = { ndaTextId: ndaText.id, userId: viewer.id }
    if (await tx.ndaAcceptance.count({ where: by })) throw conflict(errors.acceptedAlready())
    await tx.ndaAcceptance.create({ data: { ...by, name, address: ctx.address.slice(0, 100) } })
    await audit('DataRoom', id, { ndaAccepted: [null, `${name}, version ${ndaText.version}`] })
    return { dataRoomId: id }
  },
})
