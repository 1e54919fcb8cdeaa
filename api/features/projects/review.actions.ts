/** How the university answers projects: accepts or returns what was proposed, archives, and restores from the archive. */
import * as texts from '#texts/projects/errors.js'
import type { Project } from '../../__generated__/prisma/client.ts'
import type { NotificationKind, ProjectStatus } from '../../__generated__/prisma/enums.ts'
import { action, type Work } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { move } from '../../moves.ts'
import { tellRoom } from '../dataRooms/tellRoom.ts'
import { notify } from '../notifications/notify.ts'
import { withdrawClosed } from '../summaries/withdrawClosed.ts'
import type { Refusal } from './project.actions.ts'
import { statusColumns, projectMoves, statusBeforeArchive } from './projectStatus.ts'
import { archiveProjectsRules, reviewProjectRules, unarchiveProjectsRules } from './review.rules.ts'

export const reviewProject = action({
  name: 'reviewProject',
  requires: 'PROJECT_APPROVE',
  rules: reviewProjectRules,
  description:
    'Accepts a proposed project for planning, or returns it as a draft with comments. Its owner is notified.',
  async run(work, { id, decision, comments = '' }) {
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
    return { projectId: id }
  },
})

export const archiveProjects = action({
  name: 'archiveProjects',
  requires: 'PROJECT_ARCHIVE',
  rules: archiveProjectsRules,
  description: 'Puts projects away: industry and investors no longer see them. Their owners are notified why.',
  run: (work, { ids, reason }) =>
    eachOf(work, ids, (project) =>
      projectMoves.of(project).ARCHIVED
        ? () => moveAndNotify(work, project, 'ARCHIVED', reason, 'PROJECT_ARCHIVED')
        : texts.archivedAlready(),
    ),
})

export const unarchiveProjects = action({
  name: 'unarchiveProjects',
  requires: 'PROJECT_ARCHIVE',
  rules: unarchiveProjectsRules,
  description: 'Brings projects back from the archive, each to the status from which it was archived.',
  run: (work, { ids, comment = '' }) =>
    eachOf(work, ids, (project) =>
      project.status === 'ARCHIVED'
        ? () => moveAndNotify(work, project, statusBeforeArchive(project), comment, 'PROJECT_UNARCHIVED')
        : texts.notArchived(),
    ),
})

/** Does it with each project, or says for each why not. */
async function eachOf(work: Work, ids: number[], plan: (project: Project) => (() => Promise<void>) | string) {
  const projects = await work.tx.project.findMany({
    where: { AND: [{ id: { in: ids } }, work.access.within('PROJECT_ARCHIVE')] },
  })
  const found = new Map(projects.map((project) => [project.id, project]))
  const refused: Refusal[] = []
  const projectIds: number[] = []
  for (const id of new Set(ids)) {
    const project = found.get(id)
    const planned = project ? plan(project) : texts.projectNotFound()
    if (typeof planned === 'string') refused.push({ id, reason: planned })
    else {
      await planned()
      projectIds.push(id)
    }
  }
  return { projectIds, refused }
}

/** Moves a project and notifies its owner. */
async function moveAndNotify(work: Work, before: Project, to: ProjectStatus, comment: string, kind: NotificationKind) {
  await move(work, projectMoves, before, to, { data: await statusColumns(work.tx, before, to, comment), comment })
  await withdrawClosed(work, [before.id])
  tellRoom(work, before.id)
  await notify(work, {
    to: before.ownerId,
    kind,
    subject: { entity: 'Project', id: before.id },
    data: { project: before.title, by: work.viewer.name, comment },
  })
}
