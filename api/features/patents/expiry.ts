/** When the term of a patent ends: twenty years after the filing (TRIPS, art. 33). */
import type { Patent } from '../../__generated__/prisma/client.ts'
import { afterMonths } from './months.ts'
import { alive } from './patentMoves.ts'

/** Null for applications that end before, and for what has ended. */
export const expiryOf = ({ termFrom, office, kind, status }: Pick<Patent, 'termFrom' | 'office' | 'kind' | 'status'>) =>
  termFrom && office !== 'WO' && kind !== 'PROVISIONAL' && alive.includes(status) ? afterMonths(termFrom, 240) : null
