/**
 * Filters (RFC 7644, 3.4.2.2) as conditions of the database. scim2-parse-filter reads them; what they ask is answered here
 * by a table of attributes, so that a filter sees nothing else, and what people write in them is a value and no pattern.
 */
import { parse, type Filter } from 'scim2-parse-filter'
import type { Prisma } from '../__generated__/prisma/client.ts'
import { plainName } from './names.ts'
import { ScimFault } from './scimError.ts'

const longest = 2_000

/** What an attribute asks of the database. */
export type Condition<W> = (op: string, value: unknown) => W

export interface Attributes<W> {
  readonly table: Readonly<Record<string, Condition<W>>>
  readonly not: (where: W) => W
  readonly every: (wheres: W[]) => W
  readonly some: (wheres: W[]) => W
}

/** The condition of a filter. Throws ScimFault. */
export function conditionOf<W>(text: string, attributes: Attributes<W>): W {
  if (text.length > longest) throw new ScimFault('invalidFilter', `A filter has at most ${longest} characters`)
  try {
    return read(parse(text), attributes, '')
  } catch (error) {
    if (error instanceof ScimFault) throw error
    throw new ScimFault('invalidFilter', 'The filter cannot be read')
  }
}

function read<W>(filter: Filter, attributes: Attributes<W>, within: string): W {
  if ('filters' in filter) {
    const parts = filter.filters.map((one) => read(one, attributes, within))
    return filter.op === 'and' ? attributes.every(parts) : attributes.some(parts)
  }
  if ('filter' in filter) return attributes.not(read(filter.filter, attributes, within))
  if ('valFilter' in filter) return read(filter.valFilter, attributes, `${plainName(filter.attrPath)}.`)
  const name = within + plainName(filter.attrPath)
  const condition = Object.hasOwn(attributes.table, name) ? attributes.table[name] : undefined
  if (!condition) throw new ScimFault('invalidFilter', `Filters by ${filter.attrPath} are not supported`)
  if (!('compValue' in filter)) return condition('pr', null)
  const value = asWritten(filter.compValue)
  return filter.op === 'ne' ? attributes.not(condition('eq', value)) : condition(filter.op, value)
}

/** The library doubles a backslash that is written as JSON has it, as in DOMAIN\\\\name. */
const asWritten = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\\\\', '\\') : value)

/** An operator that an attribute does not know. */
export const unsupported = (op: string) => new ScimFault('invalidFilter', `${op} is not supported for the attribute`)

/** Prisma hands % and _ on to LIKE as wildcards. */
const escaped = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

/** Text that is the same in capitals; the column itself is compared where it is in lower case already. */
export function textOf(op: string, value: unknown, lower = false): Prisma.StringFilter {
  if (op === 'pr') return { not: '' }
  if (typeof value !== 'string') throw new ScimFault('invalidFilter', 'A text must be in quotation marks')
  const mode = lower ? {} : { mode: 'insensitive' as const }
  const text = lower ? value.toLowerCase() : value
  if (op === 'eq') return lower ? { equals: text } : { equals: escaped(text), ...mode }
  if (op === 'co') return { contains: escaped(text), ...mode }
  if (op === 'sw') return { startsWith: escaped(text), ...mode }
  if (op === 'ew') return { endsWith: escaped(text), ...mode }
  throw unsupported(op)
}

/** An id that is the same only to the letter. */
export function idOf(op: string, value: unknown): Prisma.StringNullableFilter {
  if (op === 'pr') return { not: null }
  if (typeof value !== 'string') throw new ScimFault('invalidFilter', 'A text must be in quotation marks')
  if (op === 'eq') return { equals: value }
  if (op === 'co') return { contains: escaped(value) }
  if (op === 'sw') return { startsWith: escaped(value) }
  if (op === 'ew') return { endsWith: escaped(value) }
  throw unsupported(op)
}

/** A moment. */
export function timeOf(op: string, value: unknown): Prisma.DateTimeFilter {
  const at = new Date(typeof value === 'string' ? value : '')
  if (op === 'pr') return { not: new Date(0) }
  if (Number.isNaN(at.getTime())) throw new ScimFault('invalidFilter', 'A time is written as in 2026-11-26T08:00:00Z')
  const names = { eq: 'equals', gt: 'gt', ge: 'gte', lt: 'lt', le: 'lte' } as const
  if (!Object.hasOwn(names, op)) throw unsupported(op)
  return { [names[op as keyof typeof names]]: at }
}

/** The number of a record, which no text beside a number can be. */
export const numberOf = (op: string, value: unknown): number => {
  if (op !== 'eq') throw unsupported(op)
  return /^\d{1,9}$/.test(String(value)) ? Number(value) : 0
}
