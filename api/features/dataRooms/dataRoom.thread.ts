/** The data room of a project, for its people and for the investors and companies to whom the project is open. */
import { thread } from '../../thread/definition.ts'

export const dataRoomThread = thread<{ createdAt: Date; project: { title: string } }>()({
  kind: 'DATA_ROOM',
  model: 'DataRoom',
  within: (access) => access.within('DATA_ROOM_READ'),
  // It has the number of its project.
  from: { Project: 'id' },
  select: { createdAt: true, project: { select: { title: true } } },
  when: ({ createdAt }) => createdAt,
  title: ({ project }) => project.title,
  state: () => null,
  at: ({ id }, may) => (may('DATA_ROOM_PAGE') ? ['DataRoom', id] : null),
})
