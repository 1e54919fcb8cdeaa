/** What data rooms wait for: the university's answer to who asks for access, or to the lead who proposes one. */
import type { RoomGrantStatus } from '../../__generated__/prisma/enums.ts'
import { duty } from '../../duties/duty.ts'

interface Row {
  dataRoomId: number
  requestedAt: Date
  status: RoomGrantStatus
  reader: { name: string } | null
  proposedBy: { name: string } | null
  dataRoom: { project: { title: string } }
}

export const dataRoomAnswerDuty = duty<Row>()({
  kind: 'DATA_ROOM_ANSWER',
  model: 'RoomGrant',
  requires: 'ROOM_GRANT_ANSWER',
  team: true,
  owed: (_, access) => ({ AND: [{ status: { in: ['PROPOSED', 'REQUESTED'] } }, access.within('ROOM_GRANT_ANSWER')] }),
  clock: { day: 'answerBy' },
  select: {
    dataRoomId: true,
    requestedAt: true,
    status: true,
    reader: { select: { name: true } },
    proposedBy: { select: { name: true } },
    dataRoom: { select: { project: { select: { title: true } } } },
  },
  title: ({ dataRoom }) => dataRoom.project.title,
  words: ['dataRoom.project.title'],
  since: ({ requestedAt }) => requestedAt,
  asker: ({ status, reader, proposedBy }) => (status === 'PROPOSED' ? proposedBy : reader)?.name,
  outside: true,
  awaited: {
    requires: 'PROJECT_READ',
    asked: (viewer, access) => ({
      OR: [
        { status: 'REQUESTED', readerId: viewer.id },
        { status: 'PROPOSED', proposedById: viewer.id },
      ],
      dataRoom: { project: access.within('PROJECT_READ') },
    }),
    at: ({ dataRoomId }) => ['Project', dataRoomId],
  },
  answered: { from: 'requestedAt', at: 'answeredAt', day: 'answerBy', where: { requestedAt: { not: null } } },
  at: ({ dataRoomId }) => ['DataRoom', dataRoomId],
})
