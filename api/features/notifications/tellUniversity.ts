/** Notifies everybody of a team of something that waits for it. */
import type { Role } from '../../__generated__/prisma/enums.ts'
import { notify, type Message, type Notifying } from './notify.ts'

type Told = Omit<Message, 'to'>

/** Notifies everybody of the commercialization team. */
export const tellUniversity = (work: Notifying, message: Told): Promise<void> =>
  notifyRoles(work, ['COMMERCIALIZATION_TEAM', 'KU_TEAM'], message)

/** Notifies every administrator. */
export const notifyAdministrators = (work: Notifying, message: Told): Promise<void> =>
  notifyRoles(work, ['ADMIN'], message)

async function notifyRoles(work: Notifying, roles: Role[], message: Told): Promise<void> {
  const people = await work.tx.user.findMany({
    where: { role: { in: roles }, status: 'ACTIVE' },
    select: { id: true },
  })
  await notify(work, { ...message, to: people.map(({ id }) => id) })
}
