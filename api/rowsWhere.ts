/**
 * A where clause of Prisma as SQL, for statements that Prisma cannot write. Prisma itself makes it, so that they ask of a
 * record just what everything else asks.
 */
import { Prisma } from './__generated__/prisma/client.ts'
import { statementsOf } from './database/captured.ts'
import { tableOf, type Db, type Tx } from './db.ts'

/** The query for the records of a model that a clause holds for, with all of their columns. */
export async function rowsWhere(db: Db | Tx, model: string, where: object): Promise<Prisma.Sql> {
  const statements = await statementsOf(async () => await db[tableOf(model)].findMany({ where, select: { id: true } }))
  const [statement] = statements
  const head = `SELECT "t0"."id" FROM "public"."${model}" AS "t0" `
  if (statements.length !== 1 || !statement?.sql.startsWith(head))
    throw new Error(`Prisma reads ${model} by another statement than is known here`)
  const [first = '', ...others] = statement.sql.replace('"t0"."id"', '"t0".*').split(/\$(\d+)/)
  const texts = others.filter((_, nth) => nth % 2 === 1)
  const places = others.filter((_, nth) => nth % 2 === 0)
  return new Prisma.Sql(
    [first, ...texts],
    places.map((place) => statement.args[Number(place) - 1]),
  )
}
