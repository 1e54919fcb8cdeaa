/** Who is notified of a data room: a reader, the lead, or the team. */
import type { RoomGrant } from '../../__generated__/prisma/client.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import { universityDay } from '../../days.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'

type Kind = Extract<NotificationKind, `DATA_ROOM_${string}`>

async function message({ tx, viewer }: Work, kind: Kind, id: number, more: Record<string, string>) {
  const { title } = await tx.project.findUniqueOrThrow({ where: { id }, select: { title: true } })
  return { kind, subject: { entity: 'DataRoom', id } as const, data: { project: title, by: viewer.name, ...more } }
}

/** Notifies persons of a room. */
export async function notifyPeople(
  work: Work,
  kind: Kind,
  dataRoomId: number,
  to: (number | null)[],
  more: Record<string, string> = {},
) {
  await notify(work, { ...(await message(work, kind, dataRoomId, more)), to })
}

export async function notifyTeam(work: Work, kind: Kind, dataRoomId: number, more: Record<string, string> = {}) {
  await tellUniversity(work, await message(work, kind, dataRoomId, more))
}

/**
 * Notifies the lead who proposed a reader of the answer. The value is called `investor` as in the notifications from before
 * and the texts that universities wrote for them, also for a person of a company.
 */
export async function notifyProposer(
  work: Work,
  { dataRoomId, readerId, proposedById }: RoomGrant,
  decision: 'GRANTED' | 'DECLINED',
) {
  const { name } = await work.tx.user.findUniqueOrThrow({ where: { id: readerId ?? 0 }, select: { name: true } })
  await notifyPeople(work, 'DATA_ROOM_PROPOSAL_ANSWERED', dataRoomId, [proposedById], { decision, investor: name })
}

/** Those with access to a room now, or whose request waits. */
export async function readersOf({ tx }: Work, dataRoomId: number): Promise<number[]> {
  const grants = await tx.roomGrant.findMany({
    where: {
      dataRoomId,
      readerId: { not: null },
      OR: [{ status: 'REQUESTED' }, { status: 'GRANTED', expiresOn: { gte: universityDay() } }],
    },
    select: { readerId: true },
  })
  return grants.map(({ readerId }) => readerId!)
}
