/** The lead of a project proposes an investor for access to its data room; the university decides. */
import * as errors from '#texts/dataRooms/errors.js'
import { action } from '../../action.ts'
import { promisedDay } from '../../duties/answerTimes.ts'
import { conflict } from '../../errors.ts'
import { move } from '../../moves.ts'
import { proposeRoomAccessRules } from './dataRoom.rules.ts'
import { grantMoves } from './grantMoves.ts'
import { holdRoom, investorOf } from './investorOf.ts'
import { notifyTeam } from './notifyRoom.ts'

export const proposeRoomAccess = action({
  name: 'proposeRoomAccess',
  requires: 'DATA_ROOM_PROPOSE',
  rules: proposeRoomAccessRules,
  description:
    'Proposes an investor for access to the data room of one’s own project. The university decides; the investor learns of it once access is given.',
  async run(work, { id, investorId, proposal }) {
    const { tx, access, viewer, audit } = work
    await access.find('DATA_ROOM_PROPOSE', id)
    await holdRoom(tx, id)
    const investor = await investorOf(tx, id, investorId)
    const before = await tx.roomGrant.findFirst({ where: { dataRoomId: id, investorId } })
    if (before?.status === 'PROPOSED') throw conflict(errors.proposedAlready())
    // What an investor knows of stays between the investor and the university: a proposal would show in it.
    if (before && !(before.status === 'DECLINED' && before.proposal !== null)) throw conflict(errors.knowsRoom())
    const asked = { proposal, proposedById: viewer.id, message: '', requestedAt: new Date() }
    const proposed = { ...asked, answerBy: await promisedDay(tx, 'DATA_ROOM_ANSWER') }
    if (before)
      await move(work, grantMoves, before, 'PROPOSED', { data: { ...proposed, answeredAt: null, reason: '' } })
    else await tx.roomGrant.create({ data: { dataRoomId: id, investorId, status: 'PROPOSED', ...proposed } })
    await audit('DataRoom', id, { proposed: [null, investor.name] })
    await notifyTeam(work, 'DATA_ROOM_PROPOSED', id, { investor: investor.name })
    return { dataRoomId: id }
  },
})
