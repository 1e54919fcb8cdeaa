/** Ideas, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'

export const ideaRecord = record('Idea', {
  path: (id) => `/ideas-sandbox?idea=${id}`,
  history: { requires: 'IDEA_READ_INTERNAL' },
})
