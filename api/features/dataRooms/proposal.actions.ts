/** The lead of a project proposes an investor, or somebody of a company, for access to its data room; the university decides. */
import * as errors from '#texts/dataRooms/errors.js'
import { action } from '../../action.ts'
import { promisedDay } from '../../duties/answerTimes.ts'
import { conflict } from '../../errors.ts'
import { move } from '../../moves.ts'
import { proposeRoomAccessRules } from './dataRoom.rules.ts'
import { grantMoves } from './grantMoves.ts'
import { holdRoom, readerOf } from './readerOf.ts'
import { notifyTeam } from './notifyRoom.ts'

export const proposeRoomAccess = action({
  name: 'proposeRoomAccess',
  requires: 'DATA_ROOM_PROPOSE',
  rules: proposeRoomAccessRules,
  description:
    'Proposes an investor, or someone of a company, for access to the data room of one’s own project. The university decides; the person learns of it once access is given.',
  async run(work, { id, readerId, proposal }) {
    const { tx, access, viewer, audit } = work
    await access.find('DATA_ROOM_PROPOSE', id)
    await holdRoom(tx, id)
    const reader = await readerOf(tx, id, readerId)
    const before = await tx.roomGrant.findFirst({ where: { dataRoomId: id, readerId } })
    if (before?.status === 'PROPOSED') throw conflict(errors.proposedAlready())
    // What a reader knows of stays between the reader and the university: a proposal would show in it.
    if (before && !(before.status === 'DECLINED' && before.proposal !== null)) throw conflict(errors.knowsRoom())
    const asked = { proposal, proposedById: viewer.id, message: '', requestedAt: new Date() }
    const proposed = { ...asked, answerBy: await promisedDay(tx, 'DATA_ROOM_ANSWER') }
    if (before)
      await move(work, grantMoves, before, 'PROPOSED', { data: { ...proposed, answeredAt: null, reason: '' } })
    else await tx.roomGrant.create({ data: { dataRoomId: id, readerId, status: 'PROPOSED', ...proposed } })
    await audit('DataRoom', id, { proposed: [null, reader.name] })
    await notifyTeam(work, 'DATA_ROOM_PROPOSED', id, { investor: reader.name })
    return { dataRoomId: id }
  },
})
