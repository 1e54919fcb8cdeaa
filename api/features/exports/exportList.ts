/**
 * A list as a file: the records that the viewer may see and asks for, read page by page through the schema, so that
 * walls and guards hold for every cell; one page is all that is in memory.
 */
import { execute, getVariableValues, Kind, parse, type GraphQLObjectType, type OperationDefinitionNode } from 'graphql'
import { encodeGlobalID } from '@pothos/plugin-relay'
import * as texts from '#texts/ui/errors.js'
import * as records from '#texts/ui/records.js'
import { Access } from '../../access.ts'
import { writeAudit } from '../../audit.ts'
import type { Context } from '../../context.ts'
import { byteOrderMark, csvLine } from '../../csv.ts'
import { invalid, notFound } from '../../errors.ts'
import { limit } from '../../limits.ts'
import { exportable } from '../../listField.ts'
import { schema } from '../../schema.ts'
import { needOwnEyes } from '../../viewAs.ts'
import { cellOf, readColumns, selectionOf, valueOf, type ExportColumn, type Row } from './columns.ts'

export type Format = 'csv' | 'json' | 'bib'

export interface ExportRequest {
  list: string
  format: Format
  columns: readonly string[]
  /** As the list's query takes them, not yet checked. */
  filter: unknown
  sort: unknown
}

/** More rows are refused, not cut off: half a list that looks whole is worse than none. */
const mostRows = 50_000
const pageSize = 100

/** Checks the request, writes it down, and gives the file's text piece by piece. */
export async function exportList(ctx: Context, request: ExportRequest): Promise<AsyncGenerator<string>> {
  const list = exportable.get(request.list)
  if (!list) throw notFound(records.list())
  needOwnEyes(ctx)
  ctx.access.need(list.read)
  await limit('exportAccount', String(ctx.viewer!.id))
  const type = schema.getType(list.type) as GraphQLObjectType
  if (request.format === 'bib' && !type.getFields()['bibtex']) throw invalid({ format: texts.noBibtex() })
  const columns = readColumns(request.format === 'bib' ? ['BibTeX:bibtex'] : request.columns, type)
  const asked = argumentsOf(list.type, request)
  const ids = await list.ids(ctx, asked, mostRows + 1)
  if (ids.length > mostRows)
    throw invalid({
      list: texts.listHasMoreThanRowsNarrow({ most: mostRows.toLocaleString('en-US') }),
    })
  await writeAudit(ctx.db, ctx, {
    action: 'exportList',
    entity: 'User',
    entityId: ctx.viewer!.id,
    changes: {
      list: [null, request.list],
      format: [null, request.format],
      rows: [null, ids.length],
      columns: [null, columns.map(({ header }) => header)],
      ...(request.filter ? { filter: [null, request.filter] } : {}),
    },
  })
  return formats[request.format](columns, recordsOf(ctx, list.type, columns, ids))
}

/** Filter and sort as GraphQL reads them; what does not fit its types is refused by name. */
function argumentsOf(type: string, { filter, sort }: ExportRequest) {
  const [operation] = parse(`query ($filter: ${type}Filter, $sort: ${type}Sort) { __typename }`).definitions
  const { variableDefinitions = [] } = operation as OperationDefinitionNode
  const { coerced, errors } = getVariableValues(schema, variableDefinitions, { filter, sort })
  if (!coerced) {
    const { message, nodes } = errors[0]!
    const node = nodes?.[0]
    throw invalid({ [node?.kind === Kind.VARIABLE_DEFINITION ? node.variable.name.value : 'filter']: message })
  }
  return coerced
}

/** The records, a page at a time; one that went away meanwhile is left out. */
async function* recordsOf(
  ctx: Context,
  type: string,
  columns: readonly ExportColumn[],
  ids: readonly number[],
): AsyncGenerator<Row[]> {
  const document = parse(`query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ${type} { ${selectionOf(columns)} } } }`)
  for (let at = 0; at < ids.length; at += pageSize) {
    // Each page has an access of its own: what was read is let go with it.
    const contextValue = { ...ctx, access: new Access(ctx.viewer, ctx.db) }
    const variableValues = { ids: ids.slice(at, at + pageSize).map((id) => encodeGlobalID(type, id)) }
    const { data, errors } = await execute({ schema, document, contextValue, variableValues })
    if (errors?.length) throw errors[0]!
    yield (data!['nodes'] as (Row | null)[]).filter((record) => record !== null)
  }
}

type Formatted = (columns: readonly ExportColumn[], pages: AsyncGenerator<Row[]>) => AsyncGenerator<string>

const formats: Record<Format, Formatted> = {
  async *csv(columns, pages) {
    yield byteOrderMark + csvLine(columns.map(({ header }) => header))
    for await (const page of pages)
      yield page.map((record) => csvLine(columns.map((column) => cellOf(column, record)))).join('')
  },
  async *json(columns, pages) {
    let before = '[\n'
    for await (const page of pages)
      for (const record of page) {
        yield before + JSON.stringify(Object.fromEntries(columns.map((one) => [one.header, valueOf(one, record)])))
        before = ',\n'
      }
    yield before === '[\n' ? '[]\n' : '\n]\n'
  },
  // Entries of a bibliography, each as its record writes it; what columns are shown does not matter.
  async *bib([bibtex], pages) {
    yield '% Ascent\n\n'
    for await (const page of pages) yield page.map((record) => `${String(valueOf(bibtex!, record))}\n`).join('')
  },
}
