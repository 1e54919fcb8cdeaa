/** What of technology summaries hangs on a person. */
import type { Work } from '../../action.ts'
import type { Belonging } from '../../records/belonging.ts'

/** Enquiries go to the whole team until somebody else is named. */
const giveUp = ({ tx, viewer }: Work) =>
  tx.technologySummary.updateMany({ where: { contactId: viewer.id }, data: { contactId: null } })

export const summaryBelongings = {
  summaryContacts: { leave: giveUp, close: giveUp },
} as const satisfies Record<string, Belonging>
