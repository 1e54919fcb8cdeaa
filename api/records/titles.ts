/** The titles of records, as the viewer may know them. */
import { getDatamodel } from '../__generated__/pothos.ts'
import { anyTable } from '../columnPaths.ts'
import type { Context } from '../context.ts'
import { recordOf } from './records.ts'

export interface Named {
  entity: string
  entityId: number
}

const models = getDatamodel().datamodel.models as Record<string, { fields: readonly { name: string }[] }>

/** The column that names a record. */
const titleColumn = (entity: string) =>
  ['title', 'name'].find((column) => models[entity]?.fields.some(({ name }) => name === column))

const keyOf = ({ entity, entityId }: Named) => `${entity}:${entityId}`

/** The titles of records that the viewer may see, by key. */
export async function titlesOf(ctx: Context, named: readonly Named[]): Promise<(string | null)[]> {
  const byEntity = Map.groupBy(named, ({ entity }) => entity)
  const titles = new Map<string, string>()
  for (const [entity, some] of byEntity) {
    const column = titleColumn(entity)
    const read = entity === 'User' ? 'USER_READ' : recordOf(entity)?.search.read
    if (!column || !read) continue
    const where = {
      AND: [{ id: { in: some.map(({ entityId }) => entityId) } }, ctx.access.within(read as 'USER_READ')],
    }
    const rows = await anyTable(ctx.db, entity).findMany({ where, select: { id: true, [column]: true } })
    for (const row of rows)
      titles.set(keyOf({ entity, entityId: row.id }), String((row as unknown as Record<string, unknown>)[column]))
  }
  return named.map((one) => titles.get(keyOf(one)) ?? null)
}
