/** Whether a service is in use, and what is needed to ask it. */
import type { Integration, IntegrationKind } from '../__generated__/prisma/client.ts'
import type { Db, Tx } from '../db.ts'
import { open } from '../sealed.ts'
import type { App } from './calendarSource.ts'
import { signInKinds, videoKinds } from './kinds.rules.ts'

/** The service as administrators set it up; null while it is off. */
export const setUpOf = (db: Db | Tx, kind: IntegrationKind): Promise<Integration | null> =>
  db.integration.findFirst({ where: { kind, enabled: true } })

/** The services among these that are in use. */
export async function inUse<K extends IntegrationKind>(db: Db | Tx, kinds: readonly K[]): Promise<K[]> {
  const found = await db.integration.findMany({ where: { kind: { in: [...kinds] }, enabled: true } })
  return kinds.filter((kind) => found.some((one) => one.kind === kind))
}

/** Whether nothing is missing that the service needs before it can be asked. */
export function isWhole({ kind, account, client, clientSecret, organizer }: Integration): boolean {
  if (kind === 'CALDAV') return true
  const needsAccount = kind !== 'GOOGLE_CALENDAR' && kind !== 'MICROSOFT_CALENDAR'
  const needsOrganizer = videoKinds.some((video) => video === kind)
  return Boolean(client && clientSecret && (account || !needsAccount) && (organizer || !needsOrganizer))
}

/** The client of people's own sign-in; null for a calendar that needs none. */
export const appOf = ({ kind, account, client, clientSecret }: Integration): App | null =>
  signInKinds.some((one) => one === kind) ? { account, client, secret: open('integration', clientSecret ?? '') } : null
