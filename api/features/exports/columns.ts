/** The columns of an export: a header, and the fields of the record that the cell is read from, as the schema has them. */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql'
import * as errors from '#texts/ui/errors.js'
import * as answers from '#texts/ui/exports.js'
import { getDatamodel } from '../../__generated__/pothos.ts'
import { invalid } from '../../errors.ts'
import { nameInWords } from '../../inWords.rules.ts'
import type { SheetCell } from '../../xlsx.ts'

/** How a value is put into words. */
type Kind = 'enum' | 'instant' | 'day' | 'plain'

interface Path {
  names: string[]
  kind: Kind
}

export interface ExportColumn {
  header: string
  /** The first that has a value fills the cell. */
  paths: Path[]
}

const mostColumns = 40
const deepest = 3

/** Means every field that is kept as a value, with a header made of its name; what is computed is asked for by name. */
const everyColumn = '*'

const models = getDatamodel().datamodel.models as Record<string, { fields: readonly { name: string; kind: string }[] }>

const isKept = (type: GraphQLObjectType, name: string) =>
  models[type.name]?.fields.some((one) => one.name === name && one.kind !== 'object') ?? true

/** Whether a field is a value, or a list of values: what ends in a record is none, and a list of lists has no words. */
function isValue(of: GraphQLOutputType): boolean {
  const named = getNamedType(of)
  return isLeafType(named) && named.name !== 'JSON' && !isListOfLists(of)
}

function isListOfLists(of: GraphQLOutputType): boolean {
  const inner = getNullableType(of)
  return isListType(inner) && isListType(getNullableType(inner.ofType))
}

/** Those of a type, the number first. */
const everyColumnOf = (type: GraphQLObjectType): ExportColumn[] =>
  Object.values(type.getFields())
    .filter(({ name, args, deprecationReason, type: of }) => {
      return !deprecationReason && !args.length && isValue(of) && (name === 'number' || isKept(type, name))
    })
    .toSorted((a, b) => Number(b.name === 'number') - Number(a.name === 'number'))
    .map(({ name }) => ({ header: nameInWords(name), paths: [readPath(name, type)] }))

/**
 * Reads columns, each `Header:path`; the path is a field, a field of what a field leads to (`owner.name`), or several of
 * them with `|` between, of which the first with a value is taken.
 */
export function readColumns(texts: readonly string[], type: GraphQLObjectType): ExportColumn[] {
  if (texts.length === 1 && texts[0] === everyColumn) return everyColumnOf(type)
  if (!texts.length) throw invalid({ column: errors.nameAtLeastOneColumn() })
  if (texts.length > mostColumns) throw invalid({ column: errors.atMostColumns({ most: mostColumns }) })
  const columns = texts.map((text) => {
    const at = text.lastIndexOf(':')
    const paths = text.slice(at + 1).split('|')
    return { header: at < 0 ? text : text.slice(0, at), paths: paths.map((path) => readPath(path, type)) }
  })
  if (new Set(columns.map(({ header }) => header)).size < columns.length)
    throw invalid({ column: errors.twoColumnsHaveSameHeader() })
  return columns
}

const kinds: Readonly<Record<string, Kind>> = { DateTime: 'instant', Date: 'day' }

function readPath(path: string, type: GraphQLObjectType): Path {
  const names = path.split('.')
  if (names.length > deepest) throw invalid({ column: errors.fieldLiesTooDeep({ path }) })
  let at: unknown = type
  let kind: Kind = 'plain'
  for (const [nth, name] of names.entries()) {
    const field = isObjectType(at) ? at.getFields()[name] : undefined
    if (!field || field.args.some(isRequiredArgument)) throw invalid({ column: errors.thereIsNoField({ path }) })
    const named = getNamedType(field.type)
    if (isValue(field.type) !== (nth === names.length - 1) || isListOfLists(field.type))
      throw invalid({ column: errors.fieldIsNotValue({ path }) })
    kind = isEnumType(named) ? 'enum' : (kinds[named.name] ?? 'plain')
    at = named
  }
  return { names, kind }
}

type Tree = Map<string, Tree>

/** The columns' fields as a GraphQL selection. */
export function selectionOf(columns: readonly ExportColumn[]): string {
  const root: Tree = new Map()
  for (const { names } of columns.flatMap(({ paths }) => paths)) {
    let at = root
    for (const name of names) {
      const next: Tree = at.get(name) ?? new Map()
      at.set(name, next)
      at = next
    }
  }
  return printed(root)
}

const printed = (tree: Tree): string =>
  [...tree].map(([name, inner]) => (inner.size ? `${name} { ${printed(inner)} }` : name)).join(' ')

export type Row = Record<string, unknown>

/** A record's value in a column, as the API gives it. */
export function valueOf({ paths }: ExportColumn, record: Row): unknown {
  for (const { names } of paths) {
    const value = at(record, names)
    if (value !== null && value !== '') return value
  }
  return null
}

function at(value: unknown, names: readonly string[]): unknown {
  const [name, ...others] = names
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return name === undefined ? value : value.map((one) => at(one, names))
  return name === undefined ? value : at((value as Row)[name], others)
}

/** The same as a person reads it in a cell; times are UTC. */
export function cellOf(column: ExportColumn, record: Row): string | number {
  const value = valueOf(column, record)
  return Array.isArray(value)
    ? value.map((one) => words(one, kindOf(column))).join('; ')
    : typeof value === 'number'
      ? value
      : words(value, kindOf(column))
}

/** The same with days and times as such, where the cell is one. */
export function sheetCellOf(column: ExportColumn, record: Row): SheetCell {
  const value = valueOf(column, record)
  const kind = kindOf(column)
  if (value !== null && !Array.isArray(value) && (kind === 'instant' || kind === 'day')) {
    const at = new Date(value as string)
    return kind === 'day' ? { day: at } : { time: at }
  }
  return cellOf(column, record)
}

const kindOf = ({ paths }: ExportColumn): Kind => paths[0]!.kind

function words(value: unknown, kind: Kind): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? answers.yes() : answers.no()
  if (kind === 'instant') return new Date(value as string).toISOString().slice(0, 19).replace('T', ' ')
  const text = String(value as string)
  return kind === 'enum'
    ? text.toLowerCase().replace(/(^|_)([a-z])/g, (_, gap, letter: string) => (gap ? ' ' : '') + letter.toUpperCase())
    : text
}
