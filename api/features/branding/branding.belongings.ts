/** What hangs on a person of the looks of the platform: the draft that one saved last, and what one published. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const brandingBelongings = {
  lookDrafts: {
    take: ({ db }, draftById) => db.platform.findMany({ where: { draftById }, select: { draftAt: true } }),
  },
  lookVersions: {
    take: ({ db }, publishedById) =>
      db.lookVersion.findMany({ where: { publishedById }, select: { publishedAt: true }, orderBy: oldestFirst }),
  },
} as const satisfies Record<string, Belonging>
