/** The form of a REST shim: a documented path that is a GraphQL document, its variables, and the part of the answer to give. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import { reach, type AnySchema } from 'yup'
import type { Permission } from '../policy.ts'
import type { Rules } from '../rules.ts'

/** What a shim makes variables from. */
export interface ShimRequest {
  params: Record<string, string>
  query: URLSearchParams
  body: Record<string, unknown>
}

export type Data = Record<string, never>

export interface Shim {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A URLPattern's pathname; ids are `:id(\\d{1,9})`, so that they fit the database. */
  path: string
  /** What it does, in a few words, for the description of the API. */
  summary: string
  /** What it asks for beyond its document: a call may be open to fewer people than the data behind it. */
  requires?: Permission
  /** The names that it reads from the address. */
  query?: readonly string[]
  /** The values that some of these names take, in the API's own spelling. */
  words?: Readonly<Record<string, readonly string[]>>
  /** Those of the names without which the call cannot be answered. */
  needs?: readonly string[]
  document: string
  variables?: (request: ShimRequest) => Record<string, unknown>
  /** The answer's body from the document's data; undefined answers 204, null 404; it may throw what a caller may see. */
  give: (data: Data, request: ShimRequest) => unknown
  /** The action that the document performs: its rules speak when the input does not even fit GraphQL. */
  action?: { readonly rules: Rules }
  /** The call's own names of the action's fields, for naming what was wrong. */
  names?: Record<string, string>
  /** Where in the body a field of the action stands, for a body of another shape. */
  placeOf?: (path: string, body: Record<string, unknown>) => string
  /** The whole body as JSON schema, where it is not made of the action's fields. */
  body?: Record<string, unknown>
  /** Fields of the body in the call's own words, beside or instead of the action's; undefined leaves one out. */
  accepts?: Readonly<Record<string, Record<string, unknown> | undefined>>
  /** Which fields the body must have, where that differs from the action's. */
  demands?: readonly string[]
  /** A body that the call takes: the description shows it, and the tests send it. */
  example?: Readonly<Record<string, unknown>>
  /** The action's fields that the path decides, so that no body has them. */
  decided?: readonly string[]
  /** Visitors may call it: a credential that is no longer good is passed over instead of refused. */
  open?: boolean
  /** The cookie that goes with it: a session is set from the answer's token and expiresIn, or cleared. */
  cookie?: 'set' | 'clear'
  status?: 200 | 201
  /** The number of all records, of an answer that is one page of them as an array: it goes into the headers. */
  total?: (data: Data) => number | null
  /** How many records a page of such an array has when the caller does not say; 100 where it is not given. */
  usualLimit?: number
  /** A call for everybody who is signed in, about records that only holders of this permission see: the others get none. */
  emptyWithout?: Permission
  /** The name of the file as which a browser keeps the answer. */
  file?: string
}

export const globalId = (type: string, id: unknown) => encodeGlobalID(type, String(id))

/** `in_progress`, `in-progress`, `In Progress` and `IN_PROGRESS` are the enum's IN_PROGRESS. */
export const upper = (value: unknown) =>
  typeof value === 'string' ? value.trim().toUpperCase().replaceAll(/[-\s]/g, '_') : value

/** An enum's value as the documented calls write it: `under-review`. */
export const slug = (value: string) => value.toLowerCase().replaceAll('_', '-')

/** The values of an enum in lower case: `in_progress`. */
export const wordsOf = (values: object) => Object.values(values).map((value) => String(value).toLowerCase())

export const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)

/** The body's fields that the action knows, each read as tolerantly as its rules allow; ids are left to the shim. */
export function inputOf(action: { rules: Rules }, body: Record<string, unknown>): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const name of Object.keys(action.rules.fields)) {
    const rule = reach(action.rules, name) as AnySchema
    const { meta, type } = rule.describe()
    if (!(name in body) || meta?.node) continue
    const value = meta?.enum ? upper(body[name]) : body[name]
    input[name] = type === 'date' && !meta?.instant ? dayOf(value) : castOf(rule, value)
  }
  return input
}

/** What a rule makes of a value; what it cannot even read goes on as it is, and GraphQL refuses it. */
function castOf(rule: AnySchema, value: unknown): unknown {
  try {
    return rule.cast(value, { assert: false })
  } catch {
    return value
  }
}

/** GraphQL takes a date as YYYY-MM-DD; a date with a time is its day, an empty text none. */
const dayOf = (value: unknown) =>
  typeof value === 'string' ? (/^(\d{4}-\d\d-\d\d)(T|$)/.exec(value)?.[1] ?? (value.trim() || null)) : value

/** The records that a bulk call names in its address, or in its body as single ones or a list. */
export const idsOf = (type: string, { query, body }: ShimRequest) => {
  const from = [...query.getAll('id'), ...query.getAll('ids'), body['id'], body['ids']].flat()
  return from
    .flatMap((value) => (typeof value === 'string' ? value.split(',') : [value]))
    .filter((value) => value !== undefined && value !== '')
    .map((value) => globalId(type, value))
}

/** page and limit of a list call, as the list's arguments; at most 100 a page. */
export const paging = (query: URLSearchParams, limit = 25) => ({
  page: wholeOf(query, 'page') ?? 1,
  first: Math.min(100, wholeOf(query, 'limit') ?? limit),
})

export interface Connection<T> {
  totalCount: number
  edges: { node: T | null }[]
}

/** What lists that answer with an array share: a page of at most 100, whose size and number the caller may choose. */
export const arrayPage = {
  query: ['page', 'limit'],
  variables: ({ query }: ShimRequest) => paging(query, 100),
} as const

/** A connection's records as an array. */
export const rowsOf = <T, R>({ edges }: Pick<Connection<T>, 'edges'>, row: (node: T) => R): R[] =>
  edges.flatMap(({ node }) => (node ? [row(node)] : []))

/** The total of the connection under a name of the data. */
export const totalOf = (name: string) => (data: Data) => (data[name]! as Connection<unknown>).totalCount

/** {data, total, page, totalPages} of a connection. */
export function listOf<T>(
  connection: Connection<T>,
  query: URLSearchParams,
  row: (node: T) => unknown,
  limit?: number,
) {
  const { page, first } = paging(query, limit)
  const data = rowsOf(connection, row)
  return { data, total: connection.totalCount, page, totalPages: Math.ceil(connection.totalCount / first) }
}

/** A query's value split at commas, or undefined. */
export const many = (query: URLSearchParams, name: string) => {
  const values = query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean)
  return values.length ? values : undefined
}

/** Whether a query's value says yes. */
export const yesOf = (query: URLSearchParams, name: string) => ['true', '1'].includes(query.get(name) ?? '')

/** A query's whole number, or undefined. */
export const wholeOf = (query: URLSearchParams, name: string) => {
  const value = query.get(name)
  return value && /^\d+$/.test(value) ? Number(value) : undefined
}
