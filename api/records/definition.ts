/**
 * `record('Team', {...})`: all that the shared parts of the platform need to know of a kind of record. Each feature
 * defines its own in X.record.ts; records.ts lists them.
 */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Access } from '../access.ts'
import type { Work } from '../action.ts'
import type { Changes } from '../audit.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db.ts'
import type { Permission } from '../policy.ts'
import type { Entity } from '../relations.ts'
import type { Translation } from '../translation.ts'
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
  /** When a file has come, in the same transaction; `replaced` is the number of the one whose place it took. */
  added?: (work: Work, file: { id: number }, id: number, replaced: number | null) => Promise<unknown>
  /** After a file came, went, or was opened to others. */
  changed?: (work: Work, id: number) => Promise<unknown> | void
}

interface History {
  /** The permission to read what was done with the record. */
  requires: Permission
  /** Leaves out entries of the record that the viewer may not read. */
  where?: (ctx: Context, id: number) => Prisma.AuditEntryWhereInput | Promise<Prisma.AuditEntryWhereInput>
}

/** What everybody of the record reads, or only those inside. */
export type MessageKind = 'SHARED' | 'INTERNAL'

/** Who may do what with messages of one kind on a record. */
export interface Conversation {
  /** The table that keeps them; its column for the record is named after it. */
  model:
    | 'CollaborationMessage'
    | 'CompanyNote'
    | 'DisclosureMessage'
    | 'DisclosureNote'
    | 'IdeaMessage'
    | 'InterestMessage'
    | 'InterestNote'
    | 'InvestorNote'
    | 'ProposalMessage'
    | 'ProposalNote'
    | 'SupportMessage'
    | 'SupportNote'
    | 'TeamPost'
  /** The permissions of the record to read them and to write one. */
  read: Permission
  write: Permission
  /** The permissions of a message to change and to delete it; without them it stays as it is. */
  update?: Permission
  delete?: Permission
  /** Whether a message may tell of the day of a contact. */
  contacts?: true
  /** Why the record takes no messages any more, or not yet. */
  closed?: (record: never) => string | null
  /** Whether the record is held while its messages change, so that changes come one after the other. */
  hold?: true
}

/** A message as its table keeps it. */
export interface MessageRow {
  id: number
  text: string
  authorId: number | null
  createdAt: Date
  editedAt?: Date | null
  contactOn?: Date | null
  author?: { name: string } | null
}

/** What follows when a message of one kind is written, changed or deleted. */
export interface MessageEffects {
  written?: (work: Work, id: number, message: MessageRow) => Promise<unknown> | void
  changed?: (work: Work, id: number, what: 'changed' | 'deleted') => Promise<unknown> | void
  /** What is read with each message, beside its author's name. */
  include?: object
  /** Who wrote it, as the viewer may know; the author's name unless it is given. */
  authorOf?: (ctx: Context, message: MessageRow) => Promise<string | null>
}

interface EffectsOf {
  entity: Entity
  of: Partial<Record<MessageKind, MessageEffects>>
}

/** What follows from messages on the records of an entity: `X.messages.ts`. */
export const messageEffects = (entity: Entity, of: EffectsOf['of']): EffectsOf => ({ entity, of })

/** What of a kind of record people may write in the other language, too; its table has a column `translation`. */
export interface Translatable {
  /** The permission to write it. */
  requires: Permission
  /** Columns of text, what it is called first, with the permission that reading them takes beside the record itself. */
  fields: Readonly<Record<string, Permission | null>>
  /** The columns that `closed` reads. */
  reads?: readonly string[]
  /** Why none of it, or none of these fields, can be changed; null while they can. */
  closed?: (record: never, access: Access, fields: readonly string[]) => string | null
  /** Writes it where more follows from a change of the text. */
  write?: (work: Work, record: never, change: { translation: Translation | null; changes: Changes }) => Promise<unknown>
}

/** What follows when the texts of a record in the other language change; `before` is the record until then. */
export const translationEffect = <R>(entity: Entity, changed: (work: Work, before: R) => Promise<void>) => ({
  entity,
  changed: (work: Work, before: object) => changed(work, before as R),
})

interface Definition {
  /** The path of its page for a reader with these permissions. */
  path: (id: number, may: (permission: Permission) => boolean) => string
  search: Found
  history?: History
  files?: FileHosting
  messages?: Partial<Record<MessageKind, Conversation>>
  translated?: Translatable
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
