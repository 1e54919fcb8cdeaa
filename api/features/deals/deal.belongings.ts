/** What of deals hangs on a person: what somebody worked on is the whole team's again. */
import type { Work } from '../../action.ts'
import type { Belonging } from '../../records/belonging.ts'

const handBack = ({ tx, viewer }: Work) =>
  tx.deal.updateMany({ where: { handlerId: viewer.id, status: 'OPEN' }, data: { handlerId: null } })

export const dealBelongings = {
  handledDeals: { leave: handBack, close: handBack },
} as const satisfies Record<string, Belonging>
