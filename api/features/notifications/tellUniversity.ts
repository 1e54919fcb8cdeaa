/** Notifies everybody of a team of something that waits for it. */
import type { Role } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import type { Viewer } from '../../viewer.ts'
import { notify, type Message } from './notify.ts'

type Notifying = Pick<Work<Viewer | null>, 'tx' | 'afterCommit' | 'viewer'>
type Told = Omit<Message, 'to'>

/** Notifies everybody of the commercialization team, but not the one who did it. */
export const tellUniversity = (work: Notifying, message: Told): Promise<void> =>
  notifyRoles(work, ['COMMERCIALIZATION_TEAM', 'KU_TEAM'], message)

/** Notifies every administrator, but not the one who did it. */
export const notifyAdministrators = (work: Notifying, message: Told): Promise<void> =>
  notifyRoles(work, ['ADMIN'], message)

async function notifyRoles(work: Notifying, roles: Role[], message: Told): Promise<void> {
  const people = await work.tx.user.findMany({
    where: { role: { in: roles }, status: 'ACTIVE' },
    select: { id: true },
  })
  for (const { id } of people) if (id !== work.viewer?.id) await notify(work, { ...message, to: id })
}
