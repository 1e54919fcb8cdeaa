/** Who read what in data rooms, as a list: for the university, for the owner of the project, and for each reader that reader’s entries. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { RoomAccessKind } from '../../__generated__/prisma/enums.ts'
import { builder, describedEnum } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { roomAccessFilterRules } from './dataRoom.rules.ts'

export const RoomAccessKindEnum = describedEnum<RoomAccessKind>('RoomAccessKind', 'What someone did with a document.', {
  OPENED: 'Read pages of it; those within a quarter of an hour are one entry.',
  DOWNLOADED: null,
})

builder.prismaNode('RoomAccess', {
  id: { field: 'id' },
  readable: 'ROOM_ACCESS_READ',
  description: 'That someone read a document of a data room. It is never changed.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    kind: t.expose('kind', { type: RoomAccessKindEnum }),
    title: t.exposeString('title', { description: 'The name of the document at that moment.' }),
    sha256: t.exposeString('sha256', { description: 'The SHA-256 of what was read, in hexadecimal.' }),
    uploadedAt: t.expose('uploadedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the version that was read had been uploaded; null in entries from before November 2026.',
    }),
    dataRoom: t.relation('dataRoom', { nullable: true, description: 'Null when the viewer may not see it any more.' }),
    user: t.relation('user', { nullable: true, description: 'Null when the person has left.' }),
    ndaVersion: t.exposeInt('ndaVersion', {
      nullable: true,
      description: 'The version of the agreement that the reader had accepted; null where none is needed.',
    }),
    network: t.exposeString('network', { description: 'The network, without the last part of the address.' }),
  }),
})

const where = ({
  dataRoomId,
  userId,
  kind,
}: InferType<typeof roomAccessFilterRules>): (Prisma.RoomAccessWhereInput | false)[] => [
  dataRoomId != null && { dataRoomId },
  userId != null && { userId },
  kind != null && { kind },
]

listField('roomAccesses', {
  type: 'RoomAccess',
  read: 'ROOM_ACCESS_READ',
  description: 'Who read which documents of data rooms; for an investor or a company’s person their own.',
  filter: { rules: roomAccessFilterRules, where },
  sort: { AT: { column: 'at', meaning: 'When it was read.' } },
  order: { field: 'AT', direction: 'DESC' },
})
