/** Which projects are over. By itself, so that a page which only asks this brings no rules of forms. */
import type { ProjectStatus } from '#api/__generated__/prisma/enums.ts'

/** They have an outcome and lessons, and stand in the archive. */
export const endedStatuses = ['COMPLETED', 'CLOSED', 'ARCHIVED'] as const satisfies ProjectStatus[]

/** Whether a project of this status is over. */
export const isEnded = (status: ProjectStatus): boolean => endedStatuses.some((ended) => ended === status)
