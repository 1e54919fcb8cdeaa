/** Ideas that stay as they are; alone in its file, as their definition as records asks it, too. */
import type { IdeaStatus } from '../../__generated__/prisma/enums.ts'

/** Validated and merged ideas are locked (docs/spec/ideas.md#states). */
export const isLocked = (status: IdeaStatus): boolean => locked.includes(status)

const locked: readonly IdeaStatus[] = ['VALIDATED', 'CONVERTED', 'MERGED']
