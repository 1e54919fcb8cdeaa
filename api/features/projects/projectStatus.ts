/** Which status may follow which, and which permission the move needs (docs/spec/projects.md#states). */
import * as nouns from '#texts/ui/nouns.js'
import type { Project } from '../../__generated__/prisma/client.ts'
import type { ProjectOutcome, ProjectStatus } from '../../__generated__/prisma/enums.ts'
import type { Tx } from '../../db.ts'
import { promisedDay } from '../../duties/answerTimes.ts'
import { defineMoves } from '../../moves.ts'
import type { Permission } from '../../policy.ts'
import { announceMove } from '../webhooks/announceMove.ts'
import { isEnded } from './ended.rules.ts'

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

type Stand = Pick<Project, 'status' | 'archivedFrom'> & Partial<Pick<Project, 'archiveOutcome' | 'lessonsLearned'>>

/** The status that an archived project goes back to. */
export const statusBeforeArchive = ({ archivedFrom }: Stand): ProjectStatus => archivedFrom ?? 'DRAFT'

/** The moves of projects. */
export const projectMoves = defineMoves<'Project', Mover>({
  entity: 'Project',
  column: 'status',
  noun: nouns.project,
  where: { deletedAt: null },
  of(project) {
    if (project.status !== 'ARCHIVED') return moves[project.status]
    const back = [statusBeforeArchive(project), 'DRAFT'] as const
    return Object.fromEntries(back.map((status) => [status, moves.ARCHIVED[status]]))
  },
  announce: announceMove('PROJECT_STATUS_CHANGED'),
})

/** What is said of a project that is archived; what is left out stays as it was said when it was completed. */
export interface Ending {
  outcome?: ProjectOutcome | null | undefined
  lessons?: string | undefined
}

/** Its people take a submitted project back without a reason; the university returns it with one. */
const isAnswer = ({ status }: Stand, to: ProjectStatus, reason: string) =>
  status === 'PROPOSED' && (to === 'PLANNING' || (to === 'DRAFT' && reason !== ''))

/**
 * What a move writes beside the status: a submitted project carries the day of the promised answer, an answered one since
 * when, a returned one what must change, an archived one since when, from where and why, and what came of it. What came of
 * a project is forgotten once it goes on.
 */
export const statusColumns = async (
  tx: Tx,
  project: Stand,
  to: ProjectStatus,
  reason = '',
  { outcome = project.archiveOutcome ?? null, lessons = project.lessonsLearned ?? '' }: Ending = {},
) => ({
  statusSince: new Date(),
  ...(to === 'PROPOSED' ? { submittedAt: new Date(), reviewedAt: null } : {}),
  ...(isAnswer(project, to, reason) ? { reviewedAt: new Date() } : {}),
  answerBy: to === 'PROPOSED' ? await promisedDay(tx, 'PROJECT_REVIEW') : null,
  returnComments: project.status === 'PROPOSED' && to === 'DRAFT' ? reason : '',
  ...(to === 'ARCHIVED'
    ? {
        archivedAt: new Date(),
        archivedFrom: project.status,
        archiveReason: reason,
        archiveOutcome: outcome,
        lessonsLearned: lessons,
      }
    : {}),
  ...(project.status === 'ARCHIVED' ? { archivedAt: null, archivedFrom: null, archiveReason: '' } : {}),
  ...(isEnded(project.status) && !isEnded(to) ? { archiveOutcome: null, lessonsLearned: '' } : {}),
})
