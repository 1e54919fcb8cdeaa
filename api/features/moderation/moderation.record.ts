/** Cases of moderation, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'

export const moderationRecord = record('ModerationCase', {
  // Authors read what was decided on a page of their own.
  path: (id, may) =>
    may('CONTENT_MODERATE') ? `/admin/content-moderation/moderation-queue?case=${id}` : `/moderation?case=${id}`,
  search: {
    name: 'moderationCases',
    description: 'Cases of moderation by the title of the reported content, newest first, at most 5.',
    read: 'CONTENT_MODERATE',
    order: newest('waitsSince'),
    words: null,
    where: (text) => ({ title: { contains: text, mode: 'insensitive' } }),
  },
  history: { requires: 'CONTENT_MODERATE' },
})
