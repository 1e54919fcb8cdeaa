/** How a viewer stands to what people keep for lists, imports, exports and forms. */
import type { Relations } from './clauses.ts'

export const listRelations = {
  SavedView: {
    own: (viewer) => ({ ownerId: viewer.id }),
    ownOrShared: (viewer) => ({ OR: [{ ownerId: viewer.id }, { shared: true }] }),
  },
  ImportMapping: {
    own: (viewer) => ({ ownerId: viewer.id }),
    ownOrShared: (viewer) => ({ OR: [{ ownerId: viewer.id }, { shared: true }] }),
  },
  ScheduledExport: {
    own: (viewer) => ({ ownerId: viewer.id }),
  },
  ExportRun: {
    own: (viewer) => ({ schedule: { ownerId: viewer.id } }),
  },
  Draft: {
    own: (viewer) => ({ userId: viewer.id }),
  },
} as const satisfies {
  SavedView: Relations<'SavedView'>
  ImportMapping: Relations<'ImportMapping'>
  ScheduledExport: Relations<'ScheduledExport'>
  ExportRun: Relations<'ExportRun'>
  Draft: Relations<'Draft'>
}
