/** Ideas that stay as they are; alone in its file, as their definition as records asks it, too. */
import type { IdeaStatus } from '../../__generated__/prisma/enums.ts'

/** Validated ideas are locked (docs/spec/ideas.md#states). */
export const isLocked = (status: IdeaStatus): boolean => status === 'VALIDATED' || status === 'CONVERTED'
