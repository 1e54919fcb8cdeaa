/** Which bytes of the storage are named by a row. */
import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Db, Tx } from '../../db.ts'

/** Every table whose `key` says where bytes are (storageAway.test.ts). */
const tables = ['File', 'ProfilePicture', 'Import', 'ExportRun'] satisfies Prisma.ModelName[]

const named = Prisma.raw(tables.map((table) => `SELECT key FROM "${table}"`).join(' UNION ALL '))

/** The keys of all bytes that a row names. */
export const namedKeys = async (db: Db | Tx): Promise<string[]> =>
  (await db.$queryRaw<{ key: string }[]>`SELECT key FROM (${named}) AS named WHERE key IS NOT NULL`).map(
    ({ key }) => key,
  )

/** Whether any row names the bytes there. */
export async function isNamed(db: Db | Tx, key: string): Promise<boolean> {
  const [{ found }] = await db.$queryRaw<[{ found: boolean }]>`
    SELECT EXISTS (SELECT FROM (${named}) AS named WHERE key = ${key}) AS found`
  return found
}
