/** What may be done with projects. */
import { isoDay } from '../../days.ts'
import type { InferType } from 'yup'
import * as texts from '#texts/projects/errors.js'
import * as nouns from '#texts/ui/nouns.js'
import * as records from '#texts/ui/records.js'
import type { Prisma, Project } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import type { Changes } from '../../audit.ts'
import { editing } from '../../editing.ts'
import { endDraft } from '../../endDraft.ts'
import { changedMeanwhile, invalid, notFound } from '../../errors.ts'
import { storedTranslation } from '../../translation.ts'
import { tellRoom } from '../dataRooms/tellRoom.ts'
import { notify } from '../notifications/notify.ts'
import { alertSavers } from '../opportunities/alertSavers.ts'
import { mayMove, moveIfUnchanged, refusal } from '../../moves.ts'
import { withdrawClosed } from '../summaries/withdrawClosed.ts'
import { announce } from '../webhooks/announce.ts'
import {
  assessProjectRules,
  createProjectForRules,
  createProjectRules,
  deleteProjectsRules,
  setProjectAccessRules,
  updateProjectRules,
} from './project.rules.ts'
import { projectMoves, statusColumns } from './projectStatus.ts'
import { eachOf } from './oneByOne.ts'
import { keepChange, mustBeComplete, notifyOfSubmission } from './submission.ts'

export const createProject = action({
  name: 'createProject',
  requires: 'PROJECT_CREATE',
  rules: createProjectRules,
  description: 'Creates a project that the viewer owns and leads.',
  run: (work, input) => makeProject(work, input, work.viewer.id),
})

export const createProjectFor = action({
  name: 'createProjectFor',
  requires: 'PROJECT_CREATE_FOR',
  rules: createProjectForRules,
  description: 'Creates a project on behalf of a researcher, who owns and leads it and is notified.',
  async run(work, { ownerId, ...input }) {
    const owner = await work.tx.user.findFirst({ where: { id: ownerId, role: 'RESEARCHER', status: 'ACTIVE' } })
    if (!owner) throw invalid({ ownerId: texts.chooseOwner() })
    const created = await makeProject(work, input, ownerId)
    await notify(work, {
      to: ownerId,
      kind: 'PROJECT_CREATED_FOR_YOU',
      subject: { entity: 'Project', id: created.projectId },
      data: { project: input.title, by: work.viewer.name },
    })
    return created
  },
})

/** Writes a project that somebody owns and leads; `translation` is of what it is made from. */
export async function makeProject(
  work: Work,
  { fromDraft, ...input }: InferType<typeof createProjectRules>,
  ownerId: number,
  { translation = null }: { translation?: Project['translation'] } = {},
) {
  if (fromDraft) await endDraft(work, 'PROJECT', '')
  const project = await work.tx.project.create({
    data: {
      ...columns(input),
      ...(input.status === 'PROPOSED' &&
        (await statusColumns(work.tx, { status: 'DRAFT', archivedFrom: null }, 'PROPOSED'))),
      title: input.title,
      translation: storedTranslation(translation),
      ownerId,
    },
    select: { id: true, title: true, status: true, answerBy: true },
  })
  // Not within the other: the project would be read back, which its own statement has given already.
  await work.tx.projectMember.create({
    data: { projectId: project.id, userId: ownerId, role: 'LEAD' },
    select: { id: true },
  })
  await work.audit('Project', project.id, { title: [null, project.title], status: [null, project.status] })
  await announce(work.tx, 'PROJECT_CREATED', project, { status: { from: null, to: project.status } })
  if (project.status === 'PROPOSED') await notifyOfSubmission(work, project)
  return { projectId: project.id }
}

export const updateProject = editing({
  name: 'updateProject',
  requires: 'PROJECT_UPDATE',
  rules: updateProjectRules,
  description: 'Changes the given fields of a project; the others stay.',
  held: ({ access }, { id }) => access.hold('PROJECT_UPDATE', id),
  async run(work, { fromDraft, ...input }, before, { id }) {
    if (fromDraft) await endDraft(work, 'PROJECT_EDIT', String(id))
    const { status = before.status, ...rest } = input
    if (status !== before.status && !(await mayMove(work, projectMoves, before, status)))
      throw invalid({ status: refusal(projectMoves, before, status) })
    const data = columns(rest)
    if (status === 'PROPOSED' && before.status !== status) mustBeComplete({ ...before, ...data })
    const changes = changesOf(before, data as Partial<Project>)
    if (Object.keys(changes).length || status !== before.status)
      await changeProject(work, before, status, data, changes)
    return { projectId: id }
  },
})

/** Writes what was changed of a project, its status too, with all that follows from it. */
export async function changeProject(
  work: Work,
  before: Project,
  status: Project['status'],
  data: ReturnType<typeof columns> = {},
  changes: Changes = {},
) {
  const { id } = before
  await write(work, before, status, data, changes)
  await withdrawClosed(work, [id])
  tellRoom(work, id)
  if (status === 'PROPOSED' && before.status !== status) {
    await keepChange(work, before)
    await notifyOfSubmission(work, await work.tx.project.findUniqueOrThrow({ where: { id } }))
  }
  await notify(work, {
    to: before.ownerId,
    kind: 'PROJECT_CHANGED_BY_OTHER',
    subject: { entity: 'Project', id },
    data: { project: before.title, by: work.viewer.name },
  })
}

/** Writes the fields; the status is written only by a move, so that a change of other fields leaves it to others. */
async function write(
  work: Work,
  before: Project,
  status: Project['status'],
  fields: ReturnType<typeof columns>,
  changes: Changes,
) {
  if (status !== before.status) {
    const data = { ...fields, ...(await statusColumns(work.tx, before, status)) }
    const moved = await moveIfUnchanged(work, projectMoves, before, status, { data, changes })
    if (!moved) throw changedMeanwhile(nouns.project())
  } else {
    await work.tx.project.update({ where: { id: before.id, deletedAt: null }, data: fields })
    await work.audit('Project', before.id, changes)
  }
  await alertSavers(work, before.id, changes)
}

export const deleteProjects = action({
  name: 'deleteProjects',
  requires: 'PROJECT_DELETE',
  rules: deleteProjectsRules,
  description: 'Deletes projects of the viewer, all or none. They are kept for 30 days, unseen.',
  async run(work, { ids }) {
    const projects = await work.tx.project.findMany({
      where: { AND: [{ id: { in: ids } }, work.access.within('PROJECT_DELETE')] },
      include: { members: { select: { userId: true } } },
    })
    if (projects.length !== new Set(ids).size) throw notFound(records.project())
    const { count } = await work.tx.project.updateMany({
      where: { id: { in: ids }, deletedAt: null },
      data: { deletedAt: new Date() },
    })
    if (count !== projects.length) throw notFound(records.project())
    await withdrawClosed(work, ids)
    for (const project of projects) {
      tellRoom(work, project.id)
      await work.audit('Project', project.id, { deletedAt: [null, new Date()] })
      await notify(work, {
        to: project.members.map(({ userId }) => userId),
        kind: 'PROJECT_DELETED',
        data: { project: project.title, by: work.viewer.name },
      })
    }
    return { deletedIds: projects.map((project) => project.id) }
  },
})

export const setProjectAccess = action({
  name: 'setProjectAccess',
  requires: 'PROJECT_APPROVE',
  rules: setProjectAccessRules,
  description:
    'Opens projects to industry or investors, or closes them. Those that cannot be opened are refused one by one; their owners are notified of the others.',
  run: (work, { ids, audience, approved, notes }) =>
    eachOf(
      work,
      ids,
      'PROJECT_APPROVE',
      (project) => (approved && obstacle(project)) || (() => setAccess(work, project, audience, approved, notes)),
    ),
})

/** Why a project cannot be opened (docs/spec/projects.md#access-for-industry-and-investors), or nothing. */
export const obstacle = (project: Project): string | undefined =>
  project.confidential
    ? texts.confidential()
    : project.status === 'DRAFT' || project.status === 'ARCHIVED'
      ? texts.unopened({ state: projectMoves.inWords(project.status) })
      : undefined

/** Opens a project to an audience, or closes it, and notifies its owner; nothing where it is so already. */
export async function setAccess(
  work: Work,
  before: Project,
  audience: 'INDUSTRY' | 'INVESTORS',
  approved: boolean,
  notes?: string,
) {
  const since = approved ? new Date() : null
  const data =
    audience === 'INDUSTRY'
      ? { approvedForIndustry: approved, approvedForIndustryAt: since }
      : { approvedForInvestors: approved, approvedForInvestorsAt: since }
  const [flag] = Object.keys(data) as ['approvedForIndustry' | 'approvedForInvestors']
  if (before[flag] === approved) return
  // Whom it is taken from must still be one who may see it, to be told.
  if (!approved) await announce(work.tx, 'PROJECT_ACCESS_REVOKED', before, { audience })
  const { count } = await work.tx.project.updateMany({
    // What makes it possible to open the project must still hold.
    where: { id: before.id, deletedAt: null, status: before.status, confidential: before.confidential },
    data,
  })
  if (!count) throw changedMeanwhile(nouns.project())
  tellRoom(work, before.id)
  if (approved) await announce(work.tx, 'PROJECT_APPROVED', before, { audience })
  await work.audit('Project', before.id, { [flag]: [before[flag], approved] }, notes)
  await notify(work, {
    to: before.ownerId,
    kind: approved ? 'PROJECT_ACCESS_APPROVED' : 'PROJECT_ACCESS_REVOKED',
    subject: { entity: 'Project', id: before.id },
    data: { project: before.title, audience, ...(approved ? embargoOf(before) : {}) },
  })
}

/** The day of an embargo that still holds, for the words of a notification. */
const embargoOf = ({ embargoUntil }: Project): { embargoUntil?: string } =>
  embargoUntil && embargoUntil > new Date() ? { embargoUntil: isoDay(embargoUntil) } : {}

export const assessProject = action({
  name: 'assessProject',
  requires: 'PROJECT_ASSESS',
  rules: assessProjectRules,
  description: 'Sets the commercial potential of a project.',
  async run(work, { id, commercialPotential, comment }) {
    const before = await work.access.find('PROJECT_ASSESS', id)
    const data = { commercialPotential: commercialPotential ?? null }
    await work.tx.project.update({ where: { id }, data })
    await work.audit('Project', id, changesOf(before, data), comment)
    return { projectId: id }
  },
})

type Written = Omit<Partial<InferType<typeof updateProjectRules>>, 'id' | 'fromDraft'>

/** An input's fields as columns: lists lose their holes. */
function columns({ trl, ...given }: Written) {
  const { tags, collaborators, challenges, papers, datasets, software, grants, contacts, ...rest } = given
  const lists = { tags, collaborators, challenges, papers, datasets, software, grants, contacts }
  return {
    ...rest,
    ...(trl === undefined ? {} : { trl }),
    ...Object.fromEntries(Object.entries(lists).filter(([, value]) => value !== undefined)),
  } satisfies Prisma.ProjectUncheckedUpdateInput
}
