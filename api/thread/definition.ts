/**
 * `thread({...})`: which records a record came from, and how it reads in the thread of these. A feature defines it in
 * X.thread.ts; the thread follows it in both directions.
 */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Access } from '../access.ts'
import type { Permission } from '../policy.ts'
import type { RecordEntity } from '../records/records.ts'
import type { Where } from '../relations/clauses.ts'
import type { AnyState } from '../stateWords.rules.ts'
import type { ThreadKind } from './kinds.ts'

type Model = Prisma.ModelName
type May = (permission: Permission) => boolean

/** The records that it came from, by model: the paths of the columns that hold their numbers; `[]` stands behind a list. */
type Origins = Partial<Record<Model, string | readonly string[]>>

interface Definition<M extends Model, Row> {
  kind: ThreadKind
  model: M
  /** The records that the viewer sees with all that the thread tells of them. */
  within: (access: Access) => Where<M>
  from: Origins
  /** It stands beside what it came from, also in the threads of all that came of that. */
  beside?: true
  /** The columns that the words need. */
  select: Record<string, unknown>
  when: (row: Row) => Date
  title: (row: Row) => string
  /** Where it stands, as far as the viewer may know. */
  state: (row: Row, may: May) => AnyState | null
  /** The record whose page shows it; null when the viewer has no such page. */
  at: (row: Row, may: May) => readonly [RecordEntity, number] | null
}

/** A definition as the thread reads it: the model is one of many, all of which are asked alike. */
export interface Thread extends Omit<Definition<Model, never>, 'within'> {
  within: (access: Access) => object
}

/** Defines how records belong to a thread; `Row` is what `select` reads. */
export const thread =
  <Row extends object>() =>
  <M extends Model>(definition: Definition<M, Row & { id: number }>): Thread =>
    definition as unknown as Thread
