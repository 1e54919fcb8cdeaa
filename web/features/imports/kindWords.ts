/** What the kinds of records are called that can be imported, and where they are listed. */
import type { ImportKind } from '#web/__generated__/ImportHistory_import.graphql.ts'

export const kindWords: Record<ImportKind, { title: string; one: string; many: string; owner: string; list: string }> =
  {
    PROJECT: {
      title: 'Projects',
      one: 'project',
      many: 'projects',
      owner: 'a researcher',
      list: '/projects/list',
    },
    CHALLENGE: {
      title: 'Challenges',
      one: 'challenge',
      many: 'challenges',
      owner: 'somebody of the company',
      list: '/industry/challenges',
    },
  }
