/** How a viewer stands to reports of content and to what moderators decide about it. */
import type { Relations } from './clauses.ts'

export const moderationRelations = {
  ModerationCase: {
    // An author is told of what was decided, not of reports that came to nothing.
    decidedOwn: (viewer) => ({ authorId: viewer.id, decision: { not: 'DISMISSED' } }),
  },
  ContentReport: {
    own: (viewer) => ({ reporterId: viewer.id }),
  },
  ModerationTemplate: {},
} as const satisfies { [E in 'ModerationCase' | 'ContentReport' | 'ModerationTemplate']: Relations<E> }
