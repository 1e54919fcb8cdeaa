/** One request of a connection, read, and the answer in SCIM’s form. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Malformed, readBody, TooLarge } from '../rest/body.ts'
import { isStorable, unstorable } from '../storable.ts'
import type { Context } from '../context.ts'
import type { Connection } from '../features/accounts/provisioning/provisioningToken.ts'
import { ScimFault } from './scimError.ts'

export interface Exchange {
  ctx: Context
  connection: Connection
  query: URLSearchParams
  /** The number of the resource; 0 where the path names none. */
  id: number
  body: Record<string, unknown>
}

export interface Given {
  status: number
  body?: unknown
  location?: string
}

export type Call = (exchange: Exchange) => Promise<Given> | Given

/** What can be done with the resources of a kind. */
export type Resources = Record<'list' | 'create' | 'get' | 'replace' | 'patch' | 'remove', Call>

const types = /^application\/(scim\+)?json\s*(;|$)/i

/** The object in the body. Throws ScimFault. */
export async function scimBody(req: IncomingMessage): Promise<Record<string, unknown>> {
  if (!['POST', 'PUT', 'PATCH'].includes(req.method ?? '')) return {}
  if (!types.test(req.headers['content-type'] ?? ''))
    throw new ScimFault(null, 'The body must be application/scim+json or application/json', 415)
  try {
    const body = await readBody(req)
    const refused = unstorable(body)
    if (refused)
      throw new ScimFault(
        'invalidValue',
        Object.entries(refused)
          .map((pair) => pair.join(': '))
          .join('; '),
      )
    return body
  } catch (error) {
    if (error instanceof TooLarge) throw new ScimFault(null, error.message, 413)
    if (error instanceof Malformed) throw new ScimFault('invalidSyntax', error.message)
    throw error
  }
}

/** Refuses texts in the address that the database cannot hold. */
export function needStorable(query: URLSearchParams): void {
  for (const [name, value] of query)
    if (!isStorable(name) || !isStorable(value))
      throw new ScimFault('invalidValue', 'The address has characters that cannot be stored')
}

export function send(res: ServerResponse, { status, body, location }: Given): void {
  const headers = {
    'cache-control': 'no-store',
    ...(location ? { location } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/scim+json; charset=utf-8' }),
  }
  res.writeHead(status, headers).end(body === undefined ? undefined : JSON.stringify(body))
}
