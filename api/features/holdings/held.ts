/** A holding that is held for a change, so that what happens at the same moment comes one after the other. */
import type { Holding } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { lockRow } from '../../lockRow.ts'

/** Reads its present state and locks its row until the commit. */
export async function heldHolding(work: Work, id: number): Promise<Holding> {
  await lockRow(work.tx, 'Holding', id)
  return work.access.find('HOLDING_UPDATE', id)
}
