/** Which status may follow which, and which permission the move needs (resolutions.md 3.2). */
import type { ProjectStatus } from '../../__generated__/prisma/enums.ts'
import type { Permission } from '../../policy.ts'

type Mover = Extract<Permission, 'PROJECT_UPDATE' | 'PROJECT_APPROVE'>
type Moves = Partial<Record<ProjectStatus, Mover>>

const people: Mover = 'PROJECT_UPDATE'
const team: Mover = 'PROJECT_APPROVE'

export const moves: Record<ProjectStatus, Moves> = {
  DRAFT: { PROPOSED: people, ARCHIVED: team },
  PROPOSED: { DRAFT: people, PLANNING: team, ARCHIVED: team },
  PLANNING: { ACTIVE: people, DRAFT: team, ARCHIVED: team },
  ACTIVE: { IN_PROGRESS: people, ON_HOLD: people, COMPLETED: people, ARCHIVED: team },
  IN_PROGRESS: { ACTIVE: people, ON_HOLD: people, COMPLETED: people, ARCHIVED: team },
  ON_HOLD: { ACTIVE: people, IN_PROGRESS: people, COMPLETED: people, ARCHIVED: team },
  COMPLETED: { IN_PROGRESS: team, CLOSED: team, ARCHIVED: team },
  CLOSED: { ARCHIVED: team },
  ARCHIVED: { DRAFT: team },
}

/** The permission that a move needs, or null when no one may make it. */
export const moverOf = (from: ProjectStatus, to: ProjectStatus): Mover | null => moves[from][to] ?? null
