/** Who is in a collaboration, telling them, and the door through which every change of one goes. */
import type { Collaboration } from '../../__generated__/prisma/client.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { conflict } from '../../errors.ts'
import { knowing } from '../notifications/knowing.ts'
import { notify } from '../notifications/notify.ts'
import { ended } from './collaborationStatus.ts'

type Kind = Extract<NotificationKind, `COLLABORATION_${string}`>

/** The collaboration, held for a change of it, so that changes come one after the other: what has ended stays as it is. */
export async function openCollaboration(work: Work, id: number): Promise<Collaboration> {
  await work.tx.$queryRaw`SELECT "id" FROM "Collaboration" WHERE "id" = ${id} FOR UPDATE`
  const collaboration = await work.access.find('COLLABORATION_UPDATE', id)
  if (collaboration.closedAt) throw conflict(ended())
  return collaboration
}

const partnersOf = async (tx: Tx, collaborationId: number): Promise<number[]> =>
  (await tx.collaborationPartner.findMany({ where: { collaborationId }, select: { userId: true } })).map(
    ({ userId }) => userId,
  )

interface Told {
  id: number
  title: string
}

/** Tells these people. */
export async function tellPeople(
  work: Pick<Work, 'tx' | 'afterCommit' | 'viewer'>,
  people: readonly number[],
  kind: Kind,
  { id, title }: Told,
  data: Record<string, string> = {},
): Promise<void> {
  await notify(work, {
    to: people,
    kind,
    subject: { entity: 'Collaboration', id },
    data: { collaboration: title, by: work.viewer.name, ...data },
  })
}

/** Tells every other partner. */
export const tellPartners = async (
  work: Pick<Work, 'tx' | 'afterCommit' | 'viewer'>,
  kind: Kind,
  told: Told,
  data: Record<string, string> = {},
): Promise<void> => tellPeople(work, await partnersOf(work.tx, told.id), kind, told, data)

const whileAgo = 10 * 60_000

/** Tells every other partner of small changes: several of one person within minutes are told once, until that is read. */
export async function tellOfPlan(work: Work, told: Told, comment: string): Promise<void> {
  const about = { kind: 'COLLABORATION_CHANGED', entity: 'Collaboration', entityId: told.id } as const
  const know = await knowing(work.tx, { ...about, by: work.viewer.name, since: new Date(Date.now() - whileAgo) })
  const others = (await partnersOf(work.tx, told.id)).filter((userId) => !know.has(userId))
  await tellPeople(work, others, 'COLLABORATION_CHANGED', told, { comment })
}

/** Tells every other partner who has not an unread word of the thread already. */
export async function tellOfMessage(work: Work, told: Told, text: string): Promise<void> {
  const know = await knowing(work.tx, { kind: 'COLLABORATION_MESSAGE', entity: 'Collaboration', entityId: told.id })
  const others = (await partnersOf(work.tx, told.id)).filter((userId) => !know.has(userId))
  await tellPeople(work, others, 'COLLABORATION_MESSAGE', told, { text })
}
