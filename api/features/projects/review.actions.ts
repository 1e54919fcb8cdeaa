/** How the university answers projects: accepts or returns what was proposed, archives, and restores from the archive. */
import * as texts from '#texts/projects/errors.js'
import type { Project } from '../../__generated__/prisma/client.ts'
import type { NotificationKind, ProjectStatus } from '../../__generated__/prisma/enums.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { dayInWords, universityDay } from '../../days.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid } from '../../errors.ts'
import { move } from '../../moves.ts'
import { tellRoom } from '../dataRooms/tellRoom.ts'
import { notify } from '../notifications/notify.ts'
import { withdrawClosed } from '../summaries/withdrawClosed.ts'
import { eachOf } from './oneByOne.ts'
import { obstacle as obstacleOf, setAccess } from './project.actions.ts'
import { statusColumns, projectMoves, statusBeforeArchive, type Ending } from './projectStatus.ts'
import { isEnded } from './ended.rules.ts'
import type { audiences } from './project.rules.ts'
import {
  archiveProjectsRules,
  reviewProjectRules,
  setProjectOutcomeRules,
  unarchiveProjectsRules,
} from './review.rules.ts'

type Audience = (typeof audiences)[number]

export const reviewProject = action({
  name: 'reviewProject',
  requires: 'PROJECT_APPROVE',
  rules: reviewProjectRules,
  description:
    'Accepts a proposed project for planning, and may open it to industry and investors; or returns it as a draft with comments. Its owner is notified.',
  async run(work, { id, decision, comments = '', openTo, openFrom }) {
    const before = await work.access.find('PROJECT_APPROVE', id)
    if (before.status !== 'PROPOSED')
      throw conflict(texts.answerProposed({ state: projectMoves.inWords(before.status) }))
    const accepted = decision === 'APPROVE'
    await moveAndNotify(
      work,
      before,
      accepted ? 'PLANNING' : 'DRAFT',
      comments,
      accepted ? 'PROJECT_ACCEPTED' : 'PROJECT_RETURNED',
    )
    if (accepted && openTo?.length) await openAccepted(work, id, openTo, openFrom)
    return { projectId: id }
  },
})

/** Opens a project that was just accepted. An embargo of its people is never shortened: they may know what a patent needs. */
async function openAccepted(work: Work, id: number, to: readonly Audience[], from: Date | null | undefined) {
  const accepted = await work.tx.project.findUniqueOrThrow({ where: { id } })
  const obstacle = obstacleOf(accepted)
  if (obstacle) throw invalid({ openTo: obstacle })
  const { embargoUntil } = accepted
  if (embargoUntil && embargoUntil > universityDay() && (!from || from < embargoUntil))
    throw invalid({ openFrom: texts.underEmbargo({ day: dayInWords(embargoUntil) }) })
  const later = from && from > universityDay()
  const project = later ? await work.tx.project.update({ where: { id }, data: { embargoUntil: from } }) : accepted
  if (later) await work.audit('Project', id, changesOf(accepted, { embargoUntil: from }))
  for (const audience of new Set(to)) await setAccess(work, project, audience, true)
}

export const archiveProjects = action({
  name: 'archiveProjects',
  requires: 'PROJECT_ARCHIVE',
  rules: archiveProjectsRules,
  description:
    'Puts projects away with what came of them: industry and investors no longer see them. Their owners are notified why.',
  run: (work, { ids, reason, ...ending }) =>
    eachOf(work, ids, 'PROJECT_ARCHIVE', (project) =>
      projectMoves.of(project).ARCHIVED
        ? () => moveAndNotify(work, project, 'ARCHIVED', reason, 'PROJECT_ARCHIVED', ending)
        : texts.archivedAlready(),
    ),
})

export const setProjectOutcome = editing({
  name: 'setProjectOutcome',
  requires: 'PROJECT_ARCHIVE',
  rules: setProjectOutcomeRules,
  description:
    'Changes what came of a completed or archived project and what others can learn from it; what is not given stays.',
  async held(work, { id }) {
    const before = await work.access.hold('PROJECT_ARCHIVE', id)
    if (!isEnded(before.status)) throw conflict(texts.notEnded())
    return { ...before, outcome: before.archiveOutcome, lessons: before.lessonsLearned }
  },
  async run(work, { outcome, lessons }, before, { id }) {
    const data = {
      ...(outcome === undefined ? {} : { archiveOutcome: outcome }),
      ...(lessons === undefined ? {} : { lessonsLearned: lessons }),
    }
    const changes = changesOf<Project>(before, data)
    if (!Object.keys(changes).length) return { projectId: id }
    await work.tx.project.update({ where: { id }, data })
    await work.audit('Project', id, changes)
    await notify(work, {
      to: before.ownerId,
      kind: 'PROJECT_CHANGED_BY_OTHER',
      subject: { entity: 'Project', id },
      data: { project: before.title, by: work.viewer.name },
    })
    return { projectId: id }
  },
})

export const unarchiveProjects = action({
  name: 'unarchiveProjects',
  requires: 'PROJECT_ARCHIVE',
  rules: unarchiveProjectsRules,
  description: 'Brings projects back from the archive, each to the status from which it was archived.',
  run: (work, { ids, comment = '' }) =>
    eachOf(work, ids, 'PROJECT_ARCHIVE', (project) =>
      project.status === 'ARCHIVED'
        ? () => moveAndNotify(work, project, statusBeforeArchive(project), comment, 'PROJECT_UNARCHIVED')
        : texts.notArchived(),
    ),
})

/** Moves a project and notifies its owner. */
async function moveAndNotify(
  work: Work,
  before: Project,
  to: ProjectStatus,
  comment: string,
  kind: NotificationKind,
  ending?: Ending,
) {
  const data = await statusColumns(work.tx, before, to, comment, ending)
  const { archiveOutcome = before.archiveOutcome, lessonsLearned = before.lessonsLearned } = data
  const changes = to === 'ARCHIVED' ? changesOf(before, { archiveOutcome, lessonsLearned }) : {}
  await move(work, projectMoves, before, to, { data, comment, changes })
  await withdrawClosed(work, [before.id])
  tellRoom(work, before.id)
  await notify(work, {
    to: before.ownerId,
    kind,
    subject: { entity: 'Project', id: before.id },
    data: { project: before.title, by: work.viewer.name, comment },
  })
}
