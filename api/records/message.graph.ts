/** Messages in the schema: one type and one connection, whatever record they are written on. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder, describedEnum } from '../builder.ts'
import { totalCountField, upTo, type Total } from '../connection.ts'
import type { Context } from '../context.ts'
import { tableOf } from '../db.ts'
import { latestFirst } from '../keyset.ts'
import { asksFor } from '../narrow.ts'
import { noPage, pageOf, pagingOf, type Paging } from '../page.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { MessageKind, MessageRow } from './definition.ts'
import { keptIn, keptOn, messagesIn, type Kept } from './messages.ts'
import { ReportableInterface } from './reportable.graph.ts'
import { isWithholdable } from '../relations/withheld.ts'

/** A message with what its record says of messages. */
interface Message {
  /** The key in its global id: of which kind it is, and its number there. */
  id: string
  row: MessageRow
  kept: Kept
}

/** The key of a message, which no other message has. */
export const messageKey = (model: string, id: number): string => `${model}-${id}`

const messageOf = (row: MessageRow, kept: Kept): Message => ({ id: messageKey(kept.model, row.id), row, kept })

const MessageKindEnum = describedEnum<MessageKind>('MessageKind', 'Who reads a message.', {
  SHARED: 'All people of the record.',
  INTERNAL: 'Only those inside: the reviewers of a proposal, the university about a company.',
})

/** Whether the viewer holds one of the permissions that a message has; nobody where it has none. */
const may = (permission: Kept['update'], { row }: Message, { access }: Context) =>
  permission ? access.can(permission, row.id, row) : false

export const MessageType = builder.objectRef<Message>('Message').implement({
  interfaces: [ReportableInterface],
  description: 'Something that someone wrote on a record.',
  fields: (t) => ({
    id: t.id({
      description: 'The global id, as changes name it.',
      resolve: ({ id }) => encodeGlobalID('Message', id),
    }),
    text: t.string({ description: 'The text, in Markdown.', resolve: ({ row }) => row.text }),
    authorName: t.string({
      nullable: true,
      description: 'Who wrote it, as far as the viewer may know; null when the person has left.',
      resolve: ({ row, kept }, _args, ctx) => kept.authorOf?.(ctx, row) ?? row.author?.name ?? null,
    }),
    contactOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day of the contact that a note about a company tells of.',
      resolve: ({ row }) => row.contactOn ?? null,
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.createdAt }),
    editedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ row }) => row.editedAt ?? null }),
    canUpdate: t.boolean({ resolve: (message, _args, ctx) => may(message.kept.update, message, ctx) }),
    canDelete: t.boolean({ resolve: (message, _args, ctx) => may(message.kept.delete, message, ctx) }),
  }),
})

interface Page {
  totalCount: Total
  canWrite: () => Promise<boolean>
}

const edge = builder.edgeObject({ name: 'MessageEdge', type: MessageType })
const connection = builder.connectionObject(
  {
    name: 'MessageConnection',
    type: MessageType,
    fields: (t) => ({
      totalCount: totalCountField(t),
      canWrite: t.boolean({
        description: 'Whether the viewer may write; nobody may when the record is closed.',
        resolve: (page) => (page as unknown as Page).canWrite(),
      }),
    }),
  },
  edge,
)
export const messageTypes = [connection, edge] as const

export const conversationWords =
  'What was written on it, the latest first; null when the viewer may not read it, or there is nothing of this kind.'

/** The argument that chooses the kind of messages; `t` is the field builder of any type. */
export const kindArgs = (t: { arg: unknown }) => ({
  kind: (t as { arg: (options: object) => never }).arg({
    type: MessageKindEnum,
    required: true,
    defaultValue: 'SHARED',
  }),
})

/** The messages of a kind that moderators have not kept from the viewer. */
const openIn = ({ model }: Kept, { access }: Context) => (isWithholdable(model) ? access.notWithheld(model) : {})

const include = ({ include: more }: Kept) => ({ author: { select: { name: true } }, ...more })

/** A message for the viewer, by its number; null when the viewer may not read it. */
export async function messageById(ctx: Context, model: string, id: number, recordId: number): Promise<Message | null> {
  const kept = keptIn(model)
  if (!(await ctx.access.can(kept.read, recordId))) return null
  const [row] = await messagesIn(ctx.db, kept).findMany({
    where: { AND: [{ id }, openIn(kept, ctx)] },
    include: include(kept),
  })
  return row ? messageOf(row, kept) : null
}

/** Whether the viewer may write on the record at this time. */
async function canWrite(ctx: Context, { entity, write, closed }: Kept, id: number): Promise<boolean> {
  if (!(await ctx.access.can(write, id))) return false
  const record = closed && (await ctx.db[tableOf(entity)].findUnique({ where: { id } }))
  return !record || closed(record as never) === null
}

/** A page of what was written on a record, the latest first; null when the viewer may not read it. */
export async function conversationOf(
  entity: string,
  id: number,
  args: Paging & { kind: MessageKind },
  ctx: Context,
  info: GraphQLResolveInfo,
) {
  const kept = keptOn(entity, args.kind)
  // What people wrote to each other stays between them.
  if (!kept || ctx.viewer?.viewedBy || !(await ctx.access.can(kept.read, id))) return null
  const paging = await pagingOf(args)
  const table = messagesIn(ctx.db, kept)
  const where = { AND: [{ [kept.column]: id }, openIn(kept, ctx)] }
  const about: Page = {
    totalCount: (exact) => table.count(upTo(where, exact)),
    canWrite: () => canWrite(ctx, kept, id),
  }
  if (!asksFor(info, 'edges', 'nodes', 'pageInfo')) return { ...noPage, ...about }
  const list = `${entity}.conversation:${id}:${args.kind}:${ctx.viewer?.id ?? ''}`
  const asked = { model: kept.model, order: latestFirst, about: list }
  const page = await pageOf(ctx.db, paging, asked, async ({ place, query: slice }) => {
    const within = place ? { AND: [where, place] } : where
    return table.findMany({ ...slice, where: within, include: include(kept) })
  })
  const edges = page.edges.map((edge) => ({
    node: messageOf(edge.node, kept),
    get cursor() {
      return edge.cursor
    },
  }))
  return { ...page, ...about, edges }
}
