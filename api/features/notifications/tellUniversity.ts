/** Notifies everybody of a team of something that waits for it. */
import type { Role } from '../../__generated__/prisma/enums.ts'
import { activeOf, teamRoles } from '../../universityTeam.ts'
import { notify, type Message, type Notifying } from './notify.ts'

type Told = Omit<Message, 'to'>

/** Notifies everybody of the commercialization team. */
export const tellUniversity = (work: Notifying, message: Told): Promise<void> => notifyRoles(work, teamRoles, message)

/** Notifies every administrator. */
export const notifyAdministrators = (work: Notifying, message: Told): Promise<void> =>
  notifyRoles(work, ['ADMIN'], message)

async function notifyRoles(work: Notifying, roles: readonly Role[], message: Told): Promise<void> {
  await notify(work, { ...message, to: await activeOf(work.tx, roles) })
}
