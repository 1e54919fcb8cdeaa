/** Ideas, as the shared parts of the platform know them. */
import type { Idea } from '../../__generated__/prisma/client.ts'
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'
import { storedTranslation } from '../../translation.ts'
import { lockedWords } from './idea.rules.ts'
import { checkOfNewTexts } from './ipCheck.ts'
import { isLocked } from './locked.ts'

export const ideaRecord = record('Idea', {
  path: (id) => `/ideas-sandbox?idea=${id}`,
  search: {
    name: 'ideas',
    description: 'Ideas, newest first, at most 5.',
    read: 'IDEA_READ',
    allowed: 'IDEA_SANDBOX',
    order: newest('updatedAt'),
    words: { also: ['tags', 'category'] },
  },
  translated: {
    requires: 'IDEA_UPDATE',
    fields: { title: null, description: null },
    closed: ({ status }: Idea) => (isLocked(status) ? lockedWords(status) : null),
    async write({ tx, audit }, { id, ipCheck }: Idea, { translation, changes }) {
      const check = checkOfNewTexts({ ipCheck })
      await tx.idea.update({ where: { id }, data: { translation: storedTranslation(translation), ...check.data } })
      await audit('Idea', id, { ...changes, ...check.changes })
    },
  },
  history: { requires: 'IDEA_READ_INTERNAL' },
  messages: { SHARED: { model: 'IdeaMessage', read: 'IDEA_MESSAGE', write: 'IDEA_MESSAGE' } },
})
