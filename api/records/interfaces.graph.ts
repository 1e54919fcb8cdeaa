/** What all records, those with files and those with a history have in common, in the schema. */
import type { File } from '../__generated__/prisma/client.ts'
import { getRefFromModel } from '@pothos/plugin-prisma'
import { builder } from '../builder.ts'
import { connectionTypes } from '../connection.ts'
import { conversationWords, kindArgs, messageTypes, MessageType } from './message.graph.ts'
import type { Readers } from './readers.ts'
import { pathOf } from './records.ts'
import type { Versions } from './translated.ts'

type Row = { id: number }
const Node = builder.nodeInterfaceRef() as never

export const RecordInterface = builder.interfaceRef<Row>('Record').implement({
  interfaces: [Node],
  description: 'What has a page of its own: a project, an idea, a challenge, a team …',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'The number that people and the documented calls refer to it by.' }),
    title: t.string({
      nullable: true,
      description: 'What it is called; null when the viewer may not read it.',
      resolve: () => null,
    }),
    path: t.string({
      extensions: { reads: [] },
      description: 'The path of its page in the web app, for the viewer.',
      resolve: ({ id }, _, { access }, { parentType }) =>
        pathOf(parentType.name, id, (permission) => access.allowed(permission))!,
    }),
  }),
})

export const HasFilesInterface = builder.interfaceRef<Row>('HasFiles').implement({
  interfaces: [RecordInterface, Node],
  description: 'A record that files can be added to.',
  fields: (t) => ({
    files: t.field({
      type: [getRefFromModel('File', builder)],
      description: 'The files that the viewer may open, the latest first, each in its latest version; at most 200.',
      resolve: (): File[] => [],
    }),
    canAddFiles: t.boolean({ resolve: () => false }),
  }),
})

/** Who can see a record; features/readers says what it is. */
export const ReadersType = builder.objectRef<Readers>('Readers')

export const HasReadersInterface = builder.interfaceRef<Row>('HasReaders').implement({
  interfaces: [Node],
  description: 'What one may ask of who can see it: a project, a proposal, a patent, a file …',
  fields: (t) => ({
    canSeeReaders: t.boolean({ resolve: () => false }),
    readers: t.field({
      type: ReadersType,
      nullable: true,
      description: 'Who can see it, and why; for those who may change it and the university.',
      resolve: () => null,
    }),
  }),
})

/** A record's texts in both languages; translation.graph.ts says what it is. */
export const TranslationType = builder.objectRef<Versions>('Translation')

export const HasTranslationInterface = builder.interfaceRef<Row>('HasTranslation').implement({
  interfaces: [Node],
  description: 'What people may write in English and in Arabic: a project, an idea, a challenge, a person …',
  fields: (t) => ({
    canTranslate: t.boolean({ resolve: () => false }),
    translation: t.field({
      type: TranslationType,
      nullable: true,
      description: 'Its texts in both languages, for those who may read them.',
      resolve: () => null,
    }),
  }),
})

export const HasMessagesInterface = builder.interfaceRef<Row>('HasMessages').implement({
  interfaces: [RecordInterface, Node],
  description: 'A record that people write messages on.',
  fields: (t) => ({
    conversation: t.connection(
      { type: MessageType, nullable: true, description: conversationWords, args: kindArgs(t), resolve: () => null },
      ...messageTypes,
    ),
  }),
})

export const HasHistoryInterface = builder.interfaceRef<Row>('HasHistory').implement({
  interfaces: [RecordInterface, Node],
  description: 'A record whose changes are kept.',
  fields: (t) => ({
    history: t.connection(
      {
        type: getRefFromModel('AuditEntry', builder),
        nullable: true,
        description: 'What was done with it, the latest first.',
        resolve: () => null,
      },
      ...connectionTypes('AuditEntry', 'History'),
    ),
  }),
})
