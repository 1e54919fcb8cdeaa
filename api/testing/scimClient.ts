/** A system that provisions accounts: a connection with a token, and its requests. */
import type { Role } from '../__generated__/prisma/enums.ts'
import type { Db } from '../db.ts'
import { newProvisioningToken } from '../features/accounts/provisioning/provisioningToken.ts'
import type { TestServer } from './server.ts'

type Body = Record<string, unknown>

export interface ScimAnswer {
  status: number
  headers: Headers
  body: Body & { Resources?: Body[]; totalResults?: number }
}

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

let made = 0

/** A connection with its roles by groups, in their order, and a token. */
export async function scimConnection(db: Db, data: Body = {}, roles: Record<string, Role> = {}) {
  const connection = await db.provisioningConnection.create({
    data: { name: `Connection ${++made}`, defaultRole: 'RESEARCHER', ...data },
  })
  await db.provisioningRole.createMany({
    data: Object.entries(roles).map(([value, role], position) => ({
      connectionId: connection.id,
      value,
      role,
      position,
    })),
  })
  return { ...connection, token: await scimToken(db, connection.id) }
}

/** A further token of a connection. */
export async function scimToken(db: Db, connectionId: number, data: Body = {}): Promise<string> {
  const { token, tokenHash, prefix } = newProvisioningToken()
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db.provisioningToken.create({ data: { connectionId, tokenHash, prefix, expiresAt, ...data } })
  return token
}

/** What asks a server as such a system. */
export const scimClient =
  ({ ask }: Pick<TestServer, 'ask'>, token: string | null) =>
  async (method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<ScimAnswer> => {
    const answer = await ask(method, `/scim/v2${path}`, {
      ...(body ? { body } : {}),
      headers: {
        'content-type': 'application/scim+json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    })
    return { ...answer, body: answer.body as ScimAnswer['body'] }
  }

export type ScimClient = ReturnType<typeof scimClient>

let people = 0

/** Somebody as such a system describes them. */
export function scimPerson(more: Body = {}): Body & { userName: string } {
  const n = ++people
  return {
    schemas: [userSchema],
    userName: `Person.${n}@campus.example`,
    externalId: `id-${n}`,
    name: { givenName: `Given${n}`, familyName: `Family${n}` },
    emails: [{ value: `Person.${n}@campus.example`, type: 'work', primary: true }],
    active: true,
    ...more,
  }
}

/** A PATCH with its operations. */
export const patchOf = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
})
