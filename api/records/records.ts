/** Every kind of record, from the features that define them (X.record.ts). */
import { definitions } from '../__generated__/features/records.ts'
import type { Permission } from '../policy.ts'
import type { RecordDefinition } from './definition.ts'

type Defined = (typeof definitions)[number]
export type RecordEntity = Defined['entity']
/** The kinds of records that can have files. */
export type FileHostEntity = Extract<Defined, { files: object }>['entity']

export const records: readonly RecordDefinition<RecordEntity>[] = definitions

const byEntity = new Map<string, RecordDefinition<RecordEntity>>(definitions.map((one) => [one.entity, one]))

/** The definition of an entity; undefined when it is no record of its own. */
export const recordOf = (entity: string): RecordDefinition<RecordEntity> | undefined => byEntity.get(entity)

/** The path of a record's page for a reader with these permissions; null when it has none. */
export const pathOf = (
  entity: string | null,
  id: number | null,
  may: (permission: Permission) => boolean,
): string | null => (entity === null || id === null ? null : (recordOf(entity)?.path(id, may) ?? null))
