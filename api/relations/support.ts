/** How a viewer stands to requests for innovation support. */
import type { Relations } from './clauses.ts'

export const supportRelations = {
  SupportCategory: {},
  SupportTemplate: {},
  SupportRequest: {
    own: (viewer) => ({ requesterId: viewer.id }),
    // Nobody but its researcher sees a draft.
    sent: () => ({ status: { not: 'DRAFT' } }),
  },
} as const satisfies {
  SupportCategory: Relations<'SupportCategory'>
  SupportTemplate: Relations<'SupportTemplate'>
  SupportRequest: Relations<'SupportRequest'>
}
