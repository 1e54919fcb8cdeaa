/** Who has access to a data room: investors and companies ask, the team gives, extends, declines and revokes (a lead proposes: proposal.actions.ts). */
import * as errors from '#texts/dataRooms/errors.js'
import type { RoomGrant } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { universityDay } from '../../days.ts'
import { promisedDay } from '../../duties/answerTimes.ts'
import { conflict, invalid } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'
import { move } from '../../moves.ts'
import {
  declineRoomAccessRules,
  requestRoomAccessRules,
  revokeRoomAccessRules,
  setRoomGrantRules,
} from './dataRoom.rules.ts'
import { grantMoves } from './grantMoves.ts'
import { readerOf, holdRoom } from './readerOf.ts'
import { notifyPeople, notifyProposer, notifyTeam } from './notifyRoom.ts'
import { tellReader } from './tellRoom.ts'

export const requestRoomAccess = action({
  name: 'requestRoomAccess',
  requires: 'DATA_ROOM_REQUEST',
  rules: requestRoomAccessRules,
  description: 'Asks the university for access to what is read after the agreement.',
  async run(work, { id, message }) {
    const { tx, access, viewer, audit } = work
    await access.find('DATA_ROOM_REQUEST', id)
    // A reader has one access to a room, however many ask for it or give it at once.
    await lockRow(tx, 'DataRoom', id)
    const asked = { message, requestedAt: new Date(), answerBy: await promisedDay(tx, 'DATA_ROOM_ANSWER') }
    // What was proposed before gives way to the reader's own words.
    const own = { proposal: null, proposedById: null }
    const before = await tx.roomGrant.findFirst({ where: { dataRoomId: id, readerId: viewer.id } })
    if (before?.status === 'REQUESTED') throw conflict(errors.requestedAlready())
    if (before?.status === 'GRANTED' && before.expiresOn! >= universityDay()) throw conflict(errors.grantedAlready())
    if (before)
      await move(work, grantMoves, before, 'REQUESTED', { data: { ...asked, ...own, answeredAt: null, reason: '' } })
    else {
      await tx.roomGrant.create({ data: { dataRoomId: id, readerId: viewer.id, status: 'REQUESTED', ...asked } })
      await audit('DataRoom', id, { access: [null, viewer.name] })
    }
    await notifyTeam(work, 'DATA_ROOM_REQUESTED', id)
    return { dataRoomId: id }
  },
})

export const setRoomGrant = action({
  name: 'setRoomGrant',
  requires: 'DATA_ROOM_GRANT',
  rules: setRoomGrantRules,
  description:
    'Gives an investor, or someone of a company, access to a data room until a day, whether asked or not, or extends it.',
  async run(work, { id, readerId, expiresOn, mayDownload = false }) {
    const { tx, access, viewer, audit } = work
    await access.find('DATA_ROOM_GRANT', id)
    await holdRoom(tx, id)
    if (expiresOn < universityDay()) throw invalid({ expiresOn: errors.pastDay() })
    const reader = await readerOf(tx, id, readerId)
    const before = await tx.roomGrant.findFirst({ where: { dataRoomId: id, readerId } })
    const given = { expiresOn, mayDownload, reason: '', ...answer(before, viewer.id) }
    if (before) await move(work, grantMoves, before, 'GRANTED', { data: given })
    else await tx.roomGrant.create({ data: { dataRoomId: id, readerId, status: 'GRANTED', ...given } })
    await audit('DataRoom', id, { access: [null, reader.name], expiresOn: [before?.expiresOn ?? null, expiresOn] })
    await notifyPeople(work, 'DATA_ROOM_GRANTED', id, [readerId])
    if (before?.status === 'PROPOSED') await notifyProposer(work, before, 'GRANTED')
    tellReader(work, id, readerId)
    return { dataRoomId: id }
  },
})

export const declineRoomAccess = action({
  name: 'declineRoomAccess',
  requires: 'ROOM_GRANT_ANSWER',
  rules: declineRoomAccessRules,
  description: 'Declines a request for access to a data room, or a proposal by the lead.',
  run: (work, { id, reason }) => end(work, id, 'DECLINED', reason),
})

export const revokeRoomAccess = action({
  name: 'revokeRoomAccess',
  requires: 'ROOM_GRANT_ANSWER',
  rules: revokeRoomAccessRules,
  description: 'Ends the access of a reader at once: what is open closes.',
  run: (work, { id, reason }) => endRoomGrant(work, id, reason),
})

/** Ends the access of a reader at once. */
export const endRoomGrant = (work: Work, id: number, reason: string) => end(work, id, 'REVOKED', reason)

/** Gives the access of a reader another last day. */
export async function changeRoomGrant(work: Work, id: number, expiresOn: Date): Promise<void> {
  const before = await work.access.hold('ROOM_GRANT_ANSWER', id)
  const { dataRoomId, readerId } = await move(work, grantMoves, before, 'GRANTED', { data: { expiresOn } })
  await work.audit('DataRoom', dataRoomId, { expiresOn: [before.expiresOn, expiresOn] })
  await notifyPeople(work, 'DATA_ROOM_GRANTED', dataRoomId, [readerId])
  tellReader(work, dataRoomId, readerId)
}

async function end(work: Work, id: number, status: 'DECLINED' | 'REVOKED', reason: string) {
  const grant = await work.access.hold('ROOM_GRANT_ANSWER', id)
  const after = await move(work, grantMoves, grant, status, {
    data: { reason, ...answer(grant, work.viewer.id) },
    comment: reason,
  })
  const { dataRoomId, readerId } = after
  const reader = await work.tx.user.findUnique({ where: { id: readerId ?? 0 }, select: { name: true } })
  await work.audit('DataRoom', dataRoomId, { access: [reader?.name ?? null, null] }, reason)
  if (grant.status === 'PROPOSED') await notifyProposer(work, after, 'DECLINED')
  else {
    await notifyPeople(work, `DATA_ROOM_${status}`, dataRoomId, [readerId], { reason })
    tellReader(work, dataRoomId, readerId)
  }
  return { dataRoomId }
}

/** When and by whom it was answered first; a later change leaves that, as figures of promised answers rest on it. */
export const answer = (before: Pick<RoomGrant, 'answeredAt'> | null, answeredById: number | null) =>
  before?.answeredAt ? {} : { answeredAt: new Date(), answeredById }
