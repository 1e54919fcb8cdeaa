/** Data rooms, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'
import { tellRoom } from './tellRoom.ts'

export const dataRoomRecord = record('DataRoom', {
  path: (id) => `/projects/${id}/data-room`,
  search: {
    name: 'dataRooms',
    description: 'Data rooms by the title of their project, newest first, at most 5.',
    read: 'DATA_ROOM_READ',
    order: newest('createdAt'),
    words: { of: 'Project', derived: true },
  },
  history: { requires: 'DATA_ROOM_UPDATE' },
  files: {
    requires: 'DATA_ROOM_UPDATE',
    async host(tx, id) {
      const { project } = await tx.dataRoom.findUniqueOrThrow({ where: { id }, select: { project: true } })
      return {
        title: project.title,
        people: [project.ownerId].filter((one) => one !== null),
        closed: null,
        sealed: null,
      }
    },
    // What has just come is the project's alone until somebody says who else reads it; a new version goes to the same readers.
    added: ({ tx }, { id: fileId }, dataRoomId, replaced) =>
      replaced === null
        ? tx.roomDocument.create({ data: { dataRoomId, fileId } })
        : tx.roomDocument.update({ where: { fileId: replaced }, data: { fileId } }),
    changed: tellRoom,
  },
})
