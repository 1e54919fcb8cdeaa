/** What the people of a company may read in data rooms, for those who speak for it (decision 0453). */
import { batched } from '../../batched.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { universityDay } from '../../days.ts'
import { RoomAccessKindEnum } from './roomAccess.graph.ts'

/** More than the people of a company have; the list is read whole. */
const most = 200

interface LastRead {
  at: Date
  kind: 'OPENED' | 'DOWNLOADED'
  title: string | null
}

/** The latest entry of the log for each access, with the name of the document where the viewer may read it, too. */
async function lastReads({ db, access }: Context, ids: readonly number[]): Promise<(LastRead | null)[]> {
  const grants = await db.roomGrant.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, dataRoomId: true, readerId: true },
  })
  const entries = await db.roomAccess.findMany({
    where: { OR: grants.flatMap(({ dataRoomId, readerId: userId }) => (userId ? [{ dataRoomId, userId }] : [])) },
    distinct: ['dataRoomId', 'userId'],
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { dataRoomId: true, userId: true, documentId: true, title: true, kind: true, at: true },
  })
  const documents = await db.roomDocument.findMany({
    where: {
      AND: [{ id: { in: entries.flatMap(({ documentId }) => documentId ?? []) } }, access.within('ROOM_DOCUMENT_READ')],
    },
    select: { id: true },
  })
  const readable = new Set(documents.map(({ id }) => id))
  return ids.map((id) => {
    const grant = grants.find((one) => one.id === id)
    const entry = entries.find((one) => one.dataRoomId === grant?.dataRoomId && one.userId === grant.readerId)
    if (!entry) return null
    const { documentId, at, kind, title } = entry
    return { at, kind, title: documentId !== null && readable.has(documentId) ? title : null }
  })
}
const lastRead = batched(lastReads)

const LastReadType = builder.objectRef<LastRead>('CompanyRoomRead').implement({
  description: 'What someone of a company read last in a data room.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    kind: t.expose('kind', { type: RoomAccessKindEnum }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'The name of the document; null where the viewer may not read it.',
    }),
  }),
})

/** Without what the reader wrote to the university and what was decided about it. */
const CompanyRoomGrant = builder.prismaObject('RoomGrant', {
  variant: 'CompanyRoomGrant',
  readable: 'parent',
  description: 'That someone of a company may read a data room until a day.',
  fields: (t) => ({
    id: t.globalID({
      description: 'Names it in lists; it is no node.',
      extensions: { reads: [] },
      resolve: ({ id }) => ({ type: 'CompanyRoomGrant', id }),
    }),
    dataRoom: t.relation('dataRoom', { nullable: true }),
    reader: t.relation('reader', { nullable: true }),
    expiresOn: t.expose('expiresOn', { type: 'Date', nullable: true, description: 'The last day of the access.' }),
    mayDownload: t.exposeBoolean('mayDownload'),
    lastRead: t.field({
      type: LastReadType,
      nullable: true,
      description: 'What the person read last in the room; null when nothing yet.',
      extensions: { reads: [] },
      resolve: ({ id }, _args, ctx) => lastRead(ctx, id),
    }),
  }),
})

builder.prismaObjectFields('Company', (t) => ({
  roomGrants: t.prismaField({
    type: [CompanyRoomGrant],
    nullable: true,
    requires: 'COMPANY_DATA_ROOMS',
    description: `The data rooms that its people may read now, those that end first before the others; at most ${most}.`,
    extensions: { reads: [] },
    resolve: (query, { id }, _args, { db, access }) =>
      db.roomGrant.findMany({
        ...query,
        where: {
          status: 'GRANTED',
          expiresOn: { gte: universityDay() },
          reader: { companyId: id, status: 'ACTIVE' },
          dataRoom: access.within('DATA_ROOM_READ'),
        },
        orderBy: [{ expiresOn: 'asc' }, { id: 'asc' }],
        take: most,
      }),
  }),
}))
