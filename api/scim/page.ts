/** A page of resources (RFC 7644, 3.4.2.4): `startIndex` counts from 1, `count` may be 0. */
import { listMessage, mostResults } from './names.ts'
import { ScimFault } from './scimError.ts'

const usual = 100

function wholeOf(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name)
  if (text === null || text === '') return otherwise
  if (!/^-?\d{1,9}$/.test(text)) throw new ScimFault('invalidValue', `${name} must be a whole number`)
  return Number(text)
}

/** Which page is asked for, as the database counts. */
export function pageIn(query: URLSearchParams): { skip: number; take: number } {
  const start = Math.max(1, wholeOf(query, 'startIndex', 1))
  const count = Math.min(mostResults, Math.max(0, wholeOf(query, 'count', usual)))
  return { skip: start - 1, take: count }
}

export const listOf = (resources: object[], total: number, skip = 0) => ({
  schemas: [listMessage],
  totalResults: total,
  startIndex: skip + 1,
  itemsPerPage: resources.length,
  Resources: resources,
})
