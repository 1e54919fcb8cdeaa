/** Which status may follow which, and which permission the move needs (resolutions.md 3.2). */
import type { Project } from '../../__generated__/prisma/client.ts'
import type { ProjectStatus } from '../../__generated__/prisma/enums.ts'
import { config } from '../../config.ts'
import { afterWorkingDays, universityDay } from '../../days.ts'
import type { Permission } from '../../policy.ts'

type Mover = Extract<Permission, 'PROJECT_UPDATE' | 'PROJECT_APPROVE' | 'PROJECT_ARCHIVE'>
type Moves = Partial<Record<ProjectStatus, Mover>>

const people: Mover = 'PROJECT_UPDATE'
const team: Mover = 'PROJECT_APPROVE'
const archivist: Mover = 'PROJECT_ARCHIVE'

const moves: Record<ProjectStatus, Moves> = {
  DRAFT: { PROPOSED: people, ARCHIVED: archivist },
  PROPOSED: { DRAFT: people, PLANNING: team, ARCHIVED: archivist },
  PLANNING: { ACTIVE: people, DRAFT: team, ARCHIVED: archivist },
  ACTIVE: { IN_PROGRESS: people, ON_HOLD: people, COMPLETED: people, ARCHIVED: archivist },
  IN_PROGRESS: { ACTIVE: people, ON_HOLD: people, COMPLETED: people, ARCHIVED: archivist },
  ON_HOLD: { ACTIVE: people, IN_PROGRESS: people, COMPLETED: people, ARCHIVED: archivist },
  COMPLETED: { IN_PROGRESS: team, CLOSED: team, ARCHIVED: archivist },
  CLOSED: { ARCHIVED: archivist },
  // Of these, the way back to where it came from, and to a draft.
  ARCHIVED: {
    DRAFT: archivist,
    PROPOSED: archivist,
    PLANNING: archivist,
    ACTIVE: archivist,
    IN_PROGRESS: archivist,
    ON_HOLD: archivist,
    COMPLETED: archivist,
    CLOSED: archivist,
  },
}

/** The permission that a move needs, or null when no one may make it. */
export const moverOf = (from: ProjectStatus, to: ProjectStatus): Mover | null => moves[from][to] ?? null

type Stand = Pick<Project, 'status' | 'archivedFrom'>

/** The status that an archived project goes back to. */
export const statusBeforeArchive = ({ archivedFrom }: Stand): ProjectStatus => archivedFrom ?? 'DRAFT'

/** The moves that a project may make from where it stands. */
export function movesOf(project: Stand): Moves {
  if (project.status !== 'ARCHIVED') return moves[project.status]
  const back = [statusBeforeArchive(project), 'DRAFT'] as const
  return Object.fromEntries(back.map((status) => [status, moves.ARCHIVED[status]]))
}

/**
 * The columns that a move writes: a submitted project carries the day of the promised answer, a returned one what must
 * change, an archived one since when, from where and why.
 */
export const statusColumns = ({ status }: Stand, to: ProjectStatus, reason = '') => ({
  status: to,
  statusSince: new Date(),
  answerBy: to === 'PROPOSED' ? afterWorkingDays(universityDay(), config.reviewDays) : null,
  returnComments: status === 'PROPOSED' && to === 'DRAFT' ? reason : '',
  ...(to === 'ARCHIVED' ? { archivedAt: new Date(), archivedFrom: status, archiveReason: reason } : {}),
  ...(status === 'ARCHIVED' ? { archivedAt: null, archivedFrom: null, archiveReason: '' } : {}),
})

/** A status inside a sentence. */
export const statusInWords = (status: ProjectStatus): string => status.toLowerCase().replace('_', ' ')
