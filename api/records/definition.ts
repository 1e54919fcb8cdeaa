/**
 * `record('Team', {...})`: all that the shared parts of the platform need to know of a kind of record. Each feature
 * defines its own in X.record.ts; records.ts lists them.
 */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Work } from '../action.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db.ts'
import type { Permission } from '../policy.ts'
import type { Entity } from '../relations.ts'
import type { Found } from './found.ts'

/** What adding or deleting a file needs to know of the record that it belongs to. */
export interface Host {
  title: string
  /** Who is notified of its files. */
  people: number[]
  /** Why no file can be added any more. */
  closed: string | null
  /** Why no file can be deleted any more: others rely on what is there. */
  sealed: string | null
}

interface FileHosting {
  /** The permission to add files. */
  requires: Permission
  host: (tx: Tx, id: number) => Promise<Host>
  /** After a file came, went, or was opened to others. */
  changed?: (work: Work, id: number) => Promise<unknown> | void
}

interface History {
  /** The permission to read what was done with the record. */
  requires: Permission
  /** Leaves out entries that the viewer may not read. */
  where?: (ctx: Context) => Prisma.AuditEntryWhereInput
}

interface Definition {
  /** The path of its page for a reader with these permissions. */
  path: (id: number, may: (permission: Permission) => boolean) => string
  search: Found
  history?: History
  files?: FileHosting
}

export type RecordDefinition<E extends Entity = Entity> = Definition & { entity: E }

/** Defines a kind of record. */
export const record = <E extends Entity, const D extends Definition>(entity: E, definition: D): D & { entity: E } => ({
  entity,
  ...definition,
})

/** An entity as inputs, columns and documented calls name it: `challenge` for Challenge. */
export const nameOf = <E extends string>(entity: E): Uncapitalize<E> =>
  `${entity.charAt(0).toLowerCase()}${entity.slice(1)}` as Uncapitalize<E>
