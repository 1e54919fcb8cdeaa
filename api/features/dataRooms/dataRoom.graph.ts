/** Data rooms in the schema. The bytes of their documents go out under /api (dataRooms.rest.ts), page by page. */
import { filter, pipe } from 'graphql-yoga'
import type { RoomGrantStatus, RoomLabel } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { dayLength, universityDay } from '../../days.ts'
import { startOfUniversityDay } from '../../duties/clock.ts'
import { subscribeFrom } from '../../events.ts'
import { numberField } from '../../numberField.ts'
import { HasFilesInterface, HasHistoryInterface, RecordInterface } from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { contentLink } from '../files/contentLink.ts'
import { declineRoomAccess, requestRoomAccess, revokeRoomAccess, setRoomGrant } from './grant.actions.ts'
import { canBeMarked } from './markedFile.ts'
import { acceptRoomNda, setRoomNda } from './nda.actions.ts'
import { acceptancePath } from './ndaFile.ts'
import { proposeRoomAccess } from './proposal.actions.ts'
import {
  createRoomFolder,
  deleteRoomDocument,
  deleteRoomFolder,
  renameRoomFolder,
  startDataRoom,
  updateDataRoom,
  updateRoomDocument,
} from './room.actions.ts'

const LabelEnum = describedEnum<RoomLabel>(
  'RoomLabel',
  'Who reads a document beside its project’s people and the university.',
  {
    PUBLIC: 'Everyone who may ask for access: investors and, in rooms that are open to them, people of companies.',
    INTERNAL: 'Nobody.',
    AFTER_NDA: 'Those with access who have accepted the agreement in force.',
  },
)

const GrantStatusEnum = describedEnum<RoomGrantStatus>('RoomGrantStatus', 'Where the access of a reader stands.', {
  PROPOSED: 'The lead of the project proposes the person, who does not learn of it; it waits for the university.',
  REQUESTED: 'It waits for the university.',
  GRANTED: 'It lasts until its day; isStanding says whether that has passed.',
  DECLINED: null,
  REVOKED: null,
})

builder.prismaNode('DataRoom', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasFilesInterface, HasHistoryInterface, HasThreadInterface],
  readable: 'DATA_ROOM_READ',
  description: 'The documents of a project that investors and companies read. It has the number of its project.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.string({
      description: 'The title of the project.',
      select: { project: { select: { title: true } } },
      resolve: ({ project }) => project.title,
    }),
    project: t.relation('project', { nullable: true }),
    documents: t.relation('documents', {
      description: 'Those that the viewer may read, in the order of their names.',
      query: (_args, { access }) => ({
        where: access.within('ROOM_DOCUMENT_READ'),
        orderBy: [{ file: { name: 'asc' } }, { id: 'asc' }],
      }),
    }),
    hasMoreAfterNda: t.boolean({
      description: 'Whether there are documents that the viewer would read after the agreement; how many is not told.',
      extensions: { reads: [] },
      resolve: async ({ id }, _args, { db, access }) =>
        (await db.roomDocument.count({
          where: { dataRoomId: id, label: 'AFTER_NDA', NOT: access.within('ROOM_DOCUMENT_READ') },
          take: 1,
        })) > 0,
    }),
    folders: t.relation('folders', {
      nullable: true,
      requires: 'DATA_ROOM_UPDATE',
      description: 'All folders by name, for those who keep the room; others read of them in documents.',
      query: { orderBy: [{ name: 'asc' }, { id: 'asc' }] },
    }),
    nda: t.relation('ndaText', { nullable: true, description: 'The agreement in force.' }),
    ownAcceptance: t.prismaField({
      type: 'NdaAcceptance',
      nullable: true,
      description: 'That the viewer has accepted the agreement in force; null until then.',
      extensions: { reads: ['ndaTextId'] },
      resolve: (query, { ndaTextId }, _args, { db, viewer }) =>
        db.ndaAcceptance.findFirst({ ...query, where: { ndaTextId: ndaTextId ?? -1, userId: viewer?.id ?? -1 } }),
    }),
    ownGrant: t.prismaField({
      type: 'RoomGrant',
      nullable: true,
      description: 'The viewer’s own access as an investor or for a company; null when none was asked for or given.',
      extensions: { reads: [] },
      resolve: (query, { id }, _args, { db, viewer, access }) =>
        db.roomGrant.findFirst({
          ...query,
          where: { AND: [{ dataRoomId: id, readerId: viewer?.id ?? -1 }, access.within('ROOM_GRANT_READ')] },
        }),
    }),
    grants: t.relation('grants', {
      nullable: true,
      requires: 'DATA_ROOM_UPDATE',
      description: 'Who has or had access or asks for it, the latest first.',
      query: { orderBy: { id: 'desc' } },
    }),
    acceptances: t.prismaField({
      type: ['NdaAcceptance'],
      nullable: true,
      requires: 'DATA_ROOM_UPDATE',
      description: 'Who accepted which version of the agreement, the latest first.',
      extensions: { reads: [] },
      resolve: (query, { id }, _args, { db }) =>
        db.ndaAcceptance.findMany({ ...query, where: { ndaText: { dataRoomId: id } }, orderBy: { id: 'desc' } }),
    }),
    openToCompanies: t.exposeBoolean('openToCompanies', {
      description: 'Whether companies read it as well as investors, where the project is open to industry.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    canUpdate: viewerCan(t, 'DATA_ROOM_UPDATE', 'Whether the viewer keeps its documents.'),
    canGrant: viewerCan(t, 'DATA_ROOM_GRANT', 'Whether the viewer words the agreement and gives access.'),
    canPropose: viewerCan(t, 'DATA_ROOM_PROPOSE', 'Whether the viewer leads the project and may propose readers.'),
    canRequest: viewerCan(
      t,
      'DATA_ROOM_REQUEST',
      'Whether the viewer is an investor, or of a company, and may ask for access.',
    ),
  }),
})

builder.prismaObject('RoomFolder', {
  readable: 'parent',
  description: 'A folder of a data room.',
  fields: (t) => ({
    id: t.globalID({
      description: 'Names it in inputs; it is no node.',
      extensions: { reads: [] },
      resolve: ({ id }) => ({ type: 'RoomFolder', id }),
    }),
    name: t.exposeString('name'),
  }),
})

builder.prismaNode('RoomDocument', {
  id: { field: 'id' },
  readable: 'ROOM_DOCUMENT_READ',
  description: 'A document of a data room. It is read page by page, each page with its reader’s name in it.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    name: t.string({ select: { file: { select: { name: true } } }, resolve: ({ file }) => file.name }),
    size: t.int({
      description: 'Bytes.',
      select: { file: { select: { size: true } } },
      resolve: ({ file }) => file.size,
    }),
    file: t.relation('file', {
      nullable: true,
      description: 'The file as it was uploaded, for the people of the project and the university.',
    }),
    folder: t.relation('folder', { nullable: true }),
    label: t.expose('label', { type: LabelEnum }),
    downloadable: t.exposeBoolean('downloadable', {
      description: 'Whether those who may read it may also keep a copy, where their access says so, too.',
    }),
    isReadable: t.boolean({
      description: 'Whether it can be shown page by page; other kinds can only be downloaded, where that is allowed.',
      select: { file: { select: { mediaType: true } } },
      resolve: ({ file }) => canBeMarked(file.mediaType),
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was added.',
      select: { file: { select: { createdAt: true } } },
      resolve: ({ file }) => file.createdAt,
    }),
    dataRoom: t.relation('dataRoom', { nullable: true }),
    canDownload: viewerCan(t, 'ROOM_DOCUMENT_DOWNLOAD'),
    canUpdate: viewerCan(t, 'ROOM_DOCUMENT_UPDATE'),
  }),
})

builder.prismaNode('RoomGrant', {
  id: { field: 'id' },
  readable: 'ROOM_GRANT_READ',
  description:
    'The access of an investor, or of someone of a company, to what is read in a data room after the agreement.',
  fields: (t) => ({
    dataRoom: t.relation('dataRoom', { nullable: true, description: 'Null when the viewer may not see it any more.' }),
    reader: t.relation('reader', { nullable: true, description: 'Null when the person has left.' }),
    status: t.expose('status', { type: GrantStatusEnum }),
    isStanding: t.boolean({
      description: 'Whether the reader has access now.',
      extensions: { reads: ['status', 'expiresOn'] },
      resolve: ({ status, expiresOn }) => status === 'GRANTED' && expiresOn !== null && expiresOn >= universityDay(),
    }),
    message: t.exposeString('message', { description: 'What the reader said when asking; it may be empty.' }),
    proposal: t.exposeString('proposal', {
      nullable: true,
      requires: 'ROOM_PROPOSAL_READ',
      description: 'Why the lead of the project proposed the reader, who does not see it; null when the reader asked.',
    }),
    proposedBy: t.relation('proposedBy', { nullable: true, requires: 'ROOM_PROPOSAL_READ' }),
    requestedAt: t.expose('requestedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the reader asked, or was proposed.',
    }),
    answerBy: t.expose('answerBy', {
      type: 'Date',
      nullable: true,
      description: 'The day by which the university promised to answer the request.',
    }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    answeredBy: t.relation('answeredBy', { nullable: true }),
    reason: t.exposeString('reason', { description: 'Why it was declined or revoked; it may be empty.' }),
    expiresOn: t.expose('expiresOn', { type: 'Date', nullable: true, description: 'The last day of the access.' }),
    endsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the last day of the access is over at the university.',
      extensions: { reads: ['expiresOn'] },
      resolve: ({ expiresOn }) => expiresOn && startOfUniversityDay(new Date(expiresOn.getTime() + dayLength)),
    }),
    mayDownload: t.exposeBoolean('mayDownload'),
    canAnswer: viewerCan(t, 'ROOM_GRANT_ANSWER'),
  }),
})

builder.prismaObject('NdaText', {
  readable: 'parent',
  description: 'A version of the agreement of a data room.',
  fields: (t) => ({
    id: t.globalID({
      description: 'Names it in inputs; it is no node.',
      extensions: { reads: [] },
      resolve: ({ id }) => ({ type: 'NdaText', id }),
    }),
    version: t.exposeInt('version', { description: 'Counted from 1.' }),
    text: t.exposeString('text'),
    sha256: t.exposeString('sha256', { description: 'The SHA-256 of the text, in hexadecimal.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.prismaNode('NdaAcceptance', {
  id: { field: 'id' },
  readable: 'NDA_ACCEPTANCE_READ',
  description: 'That someone accepted a version of the agreement of a data room.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As it was typed.' }),
    person: t.relation('user', { nullable: true, description: 'Null when the person has left.' }),
    nda: t.relation('ndaText', { description: 'The text that was accepted.' }),
    acceptedAt: t.expose('acceptedAt', { type: 'DateTime' }),
    address: t.exposeString('address', { description: 'The network address from which it was accepted.' }),
    pdfUrl: t.string({
      nullable: true,
      description: 'Where a browser fetches it as a PDF while the session lasts; nothing for callers that send a key.',
      extensions: { reads: [] },
      resolve: ({ id }, _args, ctx) => contentLink(ctx, acceptancePath(id)),
    }),
  }),
})

builder.prismaObjectFields('Project', (t) => ({
  dataRoom: t.relation('dataRoom', { nullable: true, description: 'Null when there is none for the viewer.' }),
  canStartDataRoom: viewerCan(t, 'DATA_ROOM_CREATE', 'Whether the viewer may start one where there is none.'),
}))

builder.queryField('ownRoomGrants', (t) =>
  t.prismaField({
    type: ['RoomGrant'],
    requires: 'DATA_ROOM_REQUEST',
    description:
      'The data rooms to which the viewer has access as an investor or for a company, or asks for it; the latest first, at most 50.',
    resolve: (query, _root, _args, { db, viewer, access }) =>
      db.roomGrant.findMany({
        ...query,
        where: {
          AND: [
            { readerId: viewer?.id ?? -1, dataRoom: access.within('DATA_ROOM_READ') },
            access.within('ROOM_GRANT_READ'),
          ],
        },
        orderBy: { id: 'desc' },
        take: 50,
      }),
  }),
)

builder.queryField('dataRooms', (t) =>
  t.prismaField({
    type: ['DataRoom'],
    requires: 'DATA_ROOM_READ',
    description: 'The data rooms that the viewer may see, the latest first, at most 200.',
    resolve: (query, _root, _args, { db, access }) =>
      db.dataRoom.findMany({
        ...query,
        where: access.within('DATA_ROOM_READ'),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: 200,
      }),
  }),
)

numberField('dataRoom', { type: 'DataRoom', read: 'DATA_ROOM_READ' })

const Changed = builder.objectRef<{ id: number }>('DataRoomChanged').implement({
  description: 'A data room of which the viewer may see other things than before, read again as the viewer.',
  fields: (t) => ({
    dataRoom: t.prismaField({
      type: 'DataRoom',
      nullable: true,
      extensions: { reads: [] },
      resolve: (query, { id }, _args, { db, access }) =>
        db.dataRoom.findFirst({ ...query, where: { AND: [{ id }, access.within('DATA_ROOM_READ')] } }),
    }),
  }),
})

builder.subscriptionField('dataRoomChanged', (t) =>
  t.field({
    type: Changed,
    requires: 'DATA_ROOM_READ',
    description: 'The data room now, and each time that what the viewer may read in it may have changed.',
    args: { number: t.arg.int({ required: true }) },
    subscribe: async (_root, { number }, { viewer, access }) => {
      await access.find('DATA_ROOM_READ', number)
      // What happens to one reader's access, no other reader is told.
      const own = (event: { readerId?: number }) => event.readerId === undefined || event.readerId === viewer?.id
      return pipe(subscribeFrom(`dataRoom:${number}`, { id: number }), filter(own))
    },
    resolve: (event) => event as { id: number },
  }),
)

for (const change of [
  startDataRoom,
  updateDataRoom,
  createRoomFolder,
  renameRoomFolder,
  deleteRoomFolder,
  updateRoomDocument,
  deleteRoomDocument,
  setRoomNda,
  acceptRoomNda,
  requestRoomAccess,
  proposeRoomAccess,
  setRoomGrant,
  declineRoomAccess,
  revokeRoomAccess,
])
  actionField(change as typeof startDataRoom, (t) => ({
    dataRoom: recordField(t, 'DataRoom', (out) => out.dataRoomId),
  }))
