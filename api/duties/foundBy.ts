/** Search of duties by the words of their titles, which stand in other columns for each definition. */
import { columnAt, type Clause } from '../columnPaths.ts'
import { anySpelling } from '../likePattern.ts'

/** The records that have each of the words in one of the columns, at any place. */
export const foundBy = (columns: readonly string[], text: string): Clause => ({
  AND: text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({
      OR: columns.map((path) => columnAt(path, { contains: anySpelling(word), mode: 'insensitive' })),
    })),
})
