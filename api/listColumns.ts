/**
 * Writes lists of values as parameters. Prisma's client makes a bare list a part of the statement: each other content is another
 * statement, which it plans again (doubling the work of a write) and keeps, 27 kB each.
 */
import { getDatamodel } from './__generated__/pothos.ts'

interface Field {
  name: string
  kind: string
  type: string
  isList: boolean
}
type Data = Record<string, unknown>

/** For each model its lists of values, and the models that its relations lead to. */
const models = new Map(
  Object.entries(getDatamodel().datamodel.models as Record<string, { fields: readonly Field[] }>).map(
    ([name, { fields }]) => [
      name,
      {
        lists: new Set(fields.filter(({ kind, isList }) => kind !== 'object' && isList).map((field) => field.name)),
        relations: new Map(fields.filter(({ kind }) => kind === 'object').map((field) => [field.name, field.type])),
      },
    ],
  ),
)

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !ArrayBuffer.isView(value)

/** The data of one record or of several, with its lists as `{ set }`; records that are written with it, too. */
export function listsSet(model: string, data: unknown): unknown {
  if (Array.isArray(data)) return data.map((one) => listsSet(model, one))
  const columns = models.get(model)
  if (!columns || !isData(data)) return data
  const entries = Object.entries(data).map(([name, value]) => {
    if (columns.lists.has(name)) return [name, Array.isArray(value) ? { set: value as unknown[] } : value]
    const related = columns.relations.get(name)
    return [name, related && isData(value) ? nested(related, value) : value]
  })
  return Object.fromEntries(entries) as Data
}

/** What is written beside the record: `create` and `update` hold records' data, `createMany` and others hold it below. */
const nested = (model: string, writes: Data): Data =>
  Object.fromEntries(
    Object.entries(writes).map(([name, value]) => [
      name,
      name === 'create' || name === 'update' || name === 'upsert' || name === 'createMany' || name === 'connectOrCreate'
        ? written(model, value)
        : value,
    ]),
  )

/** Data of a nested write, bare or inside `data`, `create` and `update` with what it is found by. */
function written(model: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => written(model, one))
  if (!isData(value)) return value
  const inner = ['data', 'create', 'update'].filter((name) => isData(value[name]))
  if (!inner.length) return listsSet(model, value)
  return { ...value, ...Object.fromEntries(inner.map((name) => [name, listsSet(model, value[name])])) }
}

interface Call {
  model: string
  args: unknown
  query: (args: never) => Promise<unknown>
}

const withLists = ({ model, args, query }: Call) => {
  const given = args as Data
  const parts = ['data', 'create', 'update'].filter((name) => isData(given[name]))
  return query({ ...given, ...Object.fromEntries(parts.map((name) => [name, listsSet(model, given[name])])) } as never)
}

/** The extension of the client: all of its writes. */
export const listColumns = {
  name: 'lists of values as parameters',
  query: {
    $allModels: {
      create: withLists,
      createMany: withLists,
      createManyAndReturn: withLists,
      update: withLists,
      updateMany: withLists,
      updateManyAndReturn: withLists,
      upsert: withLists,
    },
  },
}
