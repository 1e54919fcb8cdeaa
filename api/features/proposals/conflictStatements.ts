/** Which statements about a conflict of interest count (docs/decisions/0441-a-first-screening-without-names.md). */
import type { ConflictStatement } from '../../__generated__/prisma/client.ts'

/** That there is no conflict does not count any more when it was said without the names that are shown now. */
export const counts = (
  { conflict, withoutNames }: Pick<ConflictStatement, 'conflict' | 'withoutNames'>,
  applicantsHidden: boolean,
): boolean => conflict || applicantsHidden || !withoutNames
