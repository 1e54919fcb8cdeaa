/**
 * Disconnects calendars: their secrets and busy times are deleted, and Google is asked to forget the permission. Microsoft
 * has no call that takes back the permission of one application.
 */
import { object, string } from 'yup'
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Db, Tx } from '../db.ts'
import { enqueue, job } from '../job.ts'
import { open } from '../sealed.ts'
import { revokeAtGoogle } from './oauthApps.ts'

const kind = 'GOOGLE_CALENDAR'

export const revokeCalendarAccess = job({
  name: 'revokeCalendarAccess',
  rules: object({
    account: string().defined(),
    secret: string().required().meta({ description: 'The tokens, sealed.' }),
  }),
  retries: 8,
  delay: 30,
  async run(db: Db, { account, secret }) {
    // Google takes the permission back for the account as a whole, also for who has connected it since or beside.
    if (await db.connectedCalendar.count({ where: { kind, account } })) return
    await revokeAtGoogle(open('calendar', secret))
  },
})

/** How many they were. */
export async function disconnectCalendars(tx: Tx, where: Prisma.ConnectedCalendarWhereInput): Promise<number> {
  const atGoogle = await tx.connectedCalendar.findMany({
    where: { AND: [where, { kind }] },
    select: { account: true, secret: true },
  })
  const { count } = await tx.connectedCalendar.deleteMany({ where })
  for (const one of atGoogle) await enqueue(tx, revokeCalendarAccess, one)
  return count
}
