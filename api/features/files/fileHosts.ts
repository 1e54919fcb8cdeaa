/** The records that files belong to. Another kind needs a column in files.prisma and `files` in its definition. */
import type { File } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import type { Permission } from '../../policy.ts'
import { nameOf, type Host, type RecordDefinition } from '../../records/definition.ts'
import { records, type FileHostEntity } from '../../records/records.ts'

/** A kind of record with files, as the documented calls name it. */
export type HostName = Uncapitalize<FileHostEntity>

type Hosting = NonNullable<RecordDefinition['files']>
interface Kind extends Hosting {
  entity: FileHostEntity
  name: HostName
  /** The column of a file that holds the record's number. */
  column: keyof File & `${HostName}Id`
}

const kinds: readonly Kind[] = records.flatMap(({ entity, files }) => {
  if (!files) return []
  const name = nameOf(entity) as HostName
  return [{ ...files, entity: entity as FileHostEntity, name, column: `${name}Id` as const }]
})

export const hostNames: readonly HostName[] = kinds.map(({ name }) => name)

/** How files belong to the records of a kind. */
export const hosting = (name: string): Kind => kinds.find((kind) => kind.name === name)!

/** The permission to add files to the records of a kind. */
export const addingTo = (name: string): Permission => hosting(name).requires

type FileHost = Host & {
  id: number
  entity: FileHostEntity
  changed: NonNullable<Hosting['changed']>
  added: Hosting['added']
}

/** What a file says of the record that it belongs to. */
export type Hung = Pick<File, Kind['column']>

/** How files belong to the kind of record that a file belongs to. */
export const hostingOf = (file: Hung): Kind => kinds.find(({ column }) => file[column] !== null)!

/** The record of a file. */
export async function hostOf(tx: Tx, file: Hung): Promise<FileHost> {
  const { entity, column, host, added, changed = () => {} } = hostingOf(file)
  const id = file[column]!
  return { ...(await host(tx, id)), id, entity, added, changed }
}
