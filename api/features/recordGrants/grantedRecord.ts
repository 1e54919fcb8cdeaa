/** The record to which an access was given: one of several columns names it. */
import type { RecordGrant } from '../../__generated__/prisma/client.ts'
import { tableOf, type Db, type Tx } from '../../db.ts'
import { grantedKinds } from './recordGrant.rules.ts'

export type GrantedKind = (typeof grantedKinds)[number]

/** The column that names a record of each kind. */
export const columnOf = {
  Project: 'projectId',
  Idea: 'ideaId',
  Challenge: 'challengeId',
} as const satisfies Record<GrantedKind, keyof RecordGrant>

export type Columns = Pick<RecordGrant, (typeof columnOf)[GrantedKind]>

/** The kind and number of the record. */
export function placeOf(grant: Columns): { type: GrantedKind; id: number } {
  const type = grantedKinds.find((kind) => grant[columnOf[kind]] !== null)!
  return { type, id: grant[columnOf[type]]! }
}

/** The record with its title, for any viewer. */
export async function recordOf(db: Db | Tx, grant: Columns): Promise<{ type: GrantedKind; id: number; title: string }> {
  const { type, id } = placeOf(grant)
  const { title } = await (db[tableOf(type)] as Db['project']).findUniqueOrThrow({
    where: { id },
    select: { title: true },
  })
  return { type, id, title }
}
