/** What data rooms wait for: the university's answer to who asks for access, or to the lead who proposes one. */
import { duty } from '../../duties/duty.ts'

interface Row {
  dataRoomId: number
  requestedAt: Date
  dataRoom: { project: { title: string } }
}

export const dataRoomAnswerDuty = duty<Row>()({
  kind: 'DATA_ROOM_ANSWER',
  model: 'RoomGrant',
  requires: 'ROOM_GRANT_ANSWER',
  team: true,
  owed: (_, access) => ({ AND: [{ status: { in: ['PROPOSED', 'REQUESTED'] } }, access.within('ROOM_GRANT_ANSWER')] }),
  clock: { day: 'answerBy' },
  select: { dataRoomId: true, requestedAt: true, dataRoom: { select: { project: { select: { title: true } } } } },
  title: ({ dataRoom }) => dataRoom.project.title,
  since: ({ requestedAt }) => requestedAt,
  answered: { from: 'requestedAt', at: 'answeredAt', day: 'answerBy', where: { requestedAt: { not: null } } },
  at: ({ dataRoomId }) => ['DataRoom', dataRoomId],
})
