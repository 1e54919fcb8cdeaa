/** What of templates of agreements hangs on a person: they stay, for they are the university's. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

const select = { kind: true, language: true, writtenAt: true, publishedAt: true }

export const agreementBelongings = {
  agreementVersionsWritten: {
    take: ({ db }, userId) =>
      db.agreementVersion.findMany({ where: { writtenById: userId }, select, orderBy: oldestFirst }),
  },
  agreementVersionsPublished: {},
} as const satisfies Record<string, Belonging>
