/** What people write on records: who may read, write, change and delete it comes from the record's definition. */
import * as texts from '#texts/messages/errors.js'
import { effects } from '../__generated__/features/messages.ts'
import type { Work } from '../action.ts'
import { conflict } from '../errors.ts'
import { tableOf } from '../db.ts'
import type { Permission } from '../policy.ts'
import { nameOf, type Conversation, type MessageEffects, type MessageKind, type MessageRow } from './definition.ts'
import { records } from './records.ts'

/** A record's messages of one kind. */
export interface Kept extends Conversation, MessageEffects {
  entity: string
  kind: MessageKind
  /** The column that holds the record's number. */
  column: string
}

const all: readonly Kept[] = records.flatMap(({ entity, messages }) =>
  Object.entries(messages ?? {}).map(([kind, conversation]) => ({
    ...conversation,
    ...effects.find((one) => one.entity === entity)?.of[kind as MessageKind],
    entity,
    kind: kind as MessageKind,
    column: `${nameOf(entity)}Id`,
  })),
)

/** The records that have messages. */
export const withMessages: readonly string[] = [...new Set(all.map(({ entity }) => entity))]

/** The messages of a kind on the records of an entity; undefined when these have none. */
export const keptOn = (entity: string, kind: MessageKind): Kept | undefined =>
  all.find((one) => one.entity === entity && one.kind === kind)

/** The messages that a table keeps. */
export const keptIn = (model: string): Kept => all.find((one) => one.model === model)!

interface Written {
  text: string
  contactOn?: Date | null | undefined
}

/** The columns of a message; only some tell of a contact. */
const columnsOf = ({ contacts }: Kept, { text, contactOn = null }: Written) =>
  contacts ? { text, contactOn } : { text }

/** Finds the record for a change of its messages, and refuses when it takes none. */
async function open({ tx, access }: Work, { entity, write, hold, closed }: Kept, id: number) {
  if (hold) await tx.$queryRawUnsafe(`SELECT "id" FROM "${entity}" WHERE "id" = $1 FOR UPDATE`, id)
  const record = await access.find(write as 'PROJECT_READ', id)
  const reason = closed?.(record as never)
  if (reason) throw conflict(reason)
}

/** The table of the messages; all have the same methods. */
export const messagesIn = (db: Work['tx'], { model }: Kept) =>
  db[tableOf(model)] as unknown as {
    create(args: object): Promise<MessageRow>
    update(args: object): Promise<MessageRow>
    delete(args: object): Promise<MessageRow>
    findMany(args: object): Promise<MessageRow[]>
    count(args: object): Promise<number>
  }

/** Writes a message on a record. */
export async function writeMessage(work: Work, kept: Kept, id: number, written: Written): Promise<number> {
  await open(work, kept, id)
  const data = { ...columnsOf(kept, written), [kept.column]: id, authorId: work.viewer.id }
  const message = await messagesIn(work.tx, kept).create({ data })
  await kept.written?.(work, id, message)
  return message.id
}

/** The message as its author, or as somebody else who may do this with it, on a record that is still open. */
async function own(work: Work, kept: Kept, permission: Permission | undefined, id: number) {
  if (!permission) throw conflict(texts.closed())
  const message = await work.access.find(permission as 'TEAM_POST_UPDATE', id)
  const recordId = (message as unknown as Record<string, number>)[kept.column]!
  await open(work, kept, recordId)
  return { message: message as unknown as MessageRow, recordId }
}

/** Changes a message, and returns the number of its record. */
export async function changeMessage(work: Work, kept: Kept, id: number, written: Written): Promise<number> {
  const { message, recordId } = await own(work, kept, kept.update, id)
  const columns = columnsOf(kept, written)
  const isSame = message.text === written.text && message.contactOn?.getTime() === columns.contactOn?.getTime()
  if (isSame) return recordId
  await messagesIn(work.tx, kept).update({ where: { id }, data: { ...columns, editedAt: new Date() } })
  await kept.changed?.(work, recordId, 'changed')
  return recordId
}

/** Deletes a message, and returns the number of its record. */
export async function deleteMessage(work: Work, kept: Kept, id: number): Promise<number> {
  const { recordId } = await own(work, kept, kept.delete, id)
  await messagesIn(work.tx, kept).delete({ where: { id } })
  await kept.changed?.(work, recordId, 'deleted')
  return recordId
}
