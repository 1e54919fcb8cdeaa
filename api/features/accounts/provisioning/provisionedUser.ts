/** Finds what a connection is in charge of, and what it may say of it. */
import * as texts from '#texts/provisioning/errors.js'
import * as records from '#texts/ui/records.js'
import type { ProvisionedUser, User } from '../../../__generated__/prisma/client.ts'
import { conflict, invalid, notFound } from '../../../errors.ts'
import { isInDomains } from '../mailDomains.ts'
import type { Provisioning } from './provision.ts'

/** One that is in use under the same name: SCIM calls it “uniqueness”. */
export const taken = (message: string) => conflict(message, { userName: message })

export type Found = ProvisionedUser & { user: User }

/** Somebody whom the connection provisions and has not deleted. Throws NOT_FOUND. */
export async function findProvisioned({ tx, connection }: Provisioning, id: number): Promise<Found> {
  const found = await tx.provisionedUser.findFirst({
    where: { id, connectionId: connection.id, deletedAt: null },
    include: { user: true },
  })
  if (!found) throw notFound(records.account())
  return found
}

/** Refuses an address outside the domains of the connection. */
export function needDomain({ connection }: Provisioning, email: string): void {
  if (!isInDomains(connection.mailDomains, email)) throw invalid({ emails: texts.otherDomain({ email }) })
}

interface Names {
  userName?: string | undefined
  externalId?: string | null | undefined
}

/** Those of the connection who have one of the names already. */
export const sameNames = async ({ tx, connection }: Provisioning, { userName, externalId }: Names): Promise<Found[]> =>
  tx.provisionedUser.findMany({
    where: {
      connectionId: connection.id,
      OR: [...(userName ? [{ userNameKey: userName.toLowerCase() }] : []), ...(externalId ? [{ externalId }] : [])],
    },
    include: { user: true },
    orderBy: { id: 'asc' },
  })

interface Person {
  displayName?: string | undefined
  givenName?: string | undefined
  familyName?: string | undefined
  department?: string | undefined
  title?: string | undefined
}

type Named = Pick<User, 'name' | 'firstName' | 'lastName'>

/** The columns of an account that a connection fills. Without a name for show, the two names make it. */
export function columnsOf(given: Person, before: Named = { name: '', firstName: '', lastName: '' }) {
  const { displayName, givenName, familyName, department, title } = given
  const firstName = givenName ?? before.firstName
  const lastName = familyName ?? before.lastName
  const joined = `${firstName} ${lastName}`.trim()
  const wasJoined = before.name === `${before.firstName} ${before.lastName}`.trim()
  const name = displayName || (wasJoined ? joined : '')
  return {
    ...(name ? { name: name.slice(0, 200) } : {}),
    ...(givenName === undefined ? {} : { firstName }),
    ...(familyName === undefined ? {} : { lastName }),
    ...(department === undefined ? {} : { department }),
    ...(title === undefined ? {} : { position: title }),
  }
}
