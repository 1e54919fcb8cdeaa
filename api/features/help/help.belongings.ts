/** What of help articles hangs on a person: the words stay, for they are the university's. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

const select = { slug: true, language: true, title: true, writtenAt: true, publishedAt: true }

export const helpBelongings = {
  helpVersionsWritten: {
    take: ({ db }, userId) => db.helpVersion.findMany({ where: { writtenById: userId }, select, orderBy: oldestFirst }),
  },
  helpVersionsPublished: {},
} as const satisfies Record<string, Belonging>
