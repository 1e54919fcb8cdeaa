/** Joining and leaving projects, choosing their members, and how far they are. */
import * as texts from '#texts/projects/errors.js'
import * as records from '#texts/ui/records.js'
import * as people from '#texts/ui/people.js'
import type { NotificationKind, ProjectRole } from '../../__generated__/prisma/enums.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { changeAbout } from '../../changeNames.rules.ts'
import { keepAnswer } from '../../duties/keepAnswer.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { tellReader } from '../dataRooms/tellRoom.ts'
import { notify } from '../notifications/notify.ts'
import {
  answerProjectJoinRequestRules,
  requestToJoinProjectRules,
  leaveProjectRules,
  removeProjectMemberRules,
  setProjectMemberRules,
  setProjectProgressRules,
} from './member.rules.ts'

interface Named {
  id: number
  title: string
}

/** Tells one person about a project. */
const tell = (
  work: Work,
  to: number | null,
  kind: NotificationKind,
  project: Named,
  more: Record<string, string> = {},
) =>
  notify(work, {
    to,
    kind,
    subject: { entity: 'Project', id: project.id },
    data: { project: project.title, by: work.viewer.name, ...more },
  })

const nameOf = async ({ tx }: Work, id: number) =>
  (await tx.user.findUnique({ where: { id } }))?.name ?? people.somebody()

export const requestToJoinProject = action({
  name: 'requestToJoinProject',
  requires: 'PROJECT_JOIN',
  rules: requestToJoinProjectRules,
  description: 'Asks to join a project that is shared with researchers; its lead answers.',
  async run(work, { id, message = '' }) {
    if (await work.access.can('PROJECT_LEAVE', id)) throw conflict(texts.memberAlready())
    const project = await work.access.find('PROJECT_JOIN', id)
    const asked = { projectId: id, userId: work.viewer.id }
    if (await work.tx.joinRequest.findUnique({ where: { projectId_userId: asked } }))
      throw conflict(texts.askedAlready())
    await work.tx.joinRequest.create({ data: { ...asked, message } })
    await tell(work, project.ownerId, 'PROJECT_JOIN_ASKED', project, { comment: message })
    return { projectId: id }
  },
})

export const answerProjectJoinRequest = action({
  name: 'answerProjectJoinRequest',
  requires: 'PROJECT_LEAD',
  rules: answerProjectJoinRequestRules,
  description: 'Lets a person who asked join a project, or declines. The person is notified.',
  async run(work, { id, userId, accepted, role = 'VIEWER', message = '' }) {
    const project = await work.access.find('PROJECT_LEAD', id)
    if (!(await endRequest(work, id, userId))) throw notFound(records.request())
    if (accepted) await join(work, id, userId, role)
    const answer = accepted ? role : 'declined'
    await work.audit(
      'Project',
      id,
      { [changeAbout('request', await nameOf(work, userId))]: ['asked', answer] },
      message,
    )
    await tell(work, userId, accepted ? 'PROJECT_JOIN_ACCEPTED' : 'PROJECT_JOIN_DECLINED', project, {
      comment: message,
    })
    return { projectId: id }
  },
})

/** Takes away what a person asked for, and keeps how long the answer took. Of two answers at the same moment one finds it. */
async function endRequest({ tx }: Work, projectId: number, userId: number): Promise<boolean> {
  const asked = await tx.joinRequest.findUnique({ where: { projectId_userId: { projectId, userId } } })
  if (!asked || !(await tx.joinRequest.deleteMany({ where: { id: asked.id } })).count) return false
  await keepAnswer(tx, 'PROJECT_JOIN_ANSWER', asked.createdAt)
  return true
}

/** Who was let in meanwhile keeps the role that was given. */
const join = (work: Work, projectId: number, userId: number, role: ProjectRole) =>
  work.tx.projectMember.upsert({
    where: { projectId_userId: { projectId, userId } },
    create: { projectId, userId, role },
    update: {},
  })

export const setProjectMember = action({
  name: 'setProjectMember',
  requires: 'PROJECT_LEAD',
  rules: setProjectMemberRules,
  description: 'Makes a researcher a member of a project, or gives a member another role. The person is notified.',
  async run(work, { id, userId, role }) {
    const project = await work.access.find('PROJECT_LEAD', id)
    const person = await work.tx.user.findFirst({ where: { id: userId, role: 'RESEARCHER', status: 'ACTIVE' } })
    if (!person) throw invalid({ userId: texts.chooseResearcher() })
    const key = { projectId_userId: { projectId: id, userId } }
    const before = await work.tx.projectMember.findUnique({ where: key })
    if (before?.role === 'LEAD' || project.ownerId === userId) throw conflict(texts.leadStays())
    if (before?.role === role) return { projectId: id }
    await work.tx.projectMember.upsert({ where: key, create: { projectId: id, userId, role }, update: { role } })
    await endRequest(work, id, userId)
    await work.audit('Project', id, { [person.name]: [before?.role ?? null, role] })
    if (before) await tell(work, userId, 'PROJECT_MEMBER_CHANGED', project, { role: role.toLowerCase() })
    else await tell(work, userId, 'PROJECT_MEMBER_ADDED', project)
    return { projectId: id }
  },
})

export const removeProjectMember = action({
  name: 'removeProjectMember',
  requires: 'PROJECT_LEAD',
  rules: removeProjectMemberRules,
  description: 'Takes a member off a project. The person is notified; the lead cannot be taken off.',
  async run(work, { id, userId }) {
    const project = await work.access.find('PROJECT_LEAD', id)
    await takeOff(work, id, userId)
    await tell(work, userId, 'PROJECT_MEMBER_REMOVED', project)
    return { projectId: id }
  },
})

export const leaveProject = action({
  name: 'leaveProject',
  requires: 'PROJECT_LEAVE',
  rules: leaveProjectRules,
  description: 'Leaves a project of which the viewer is a member; its owner is notified. A lead cannot leave.',
  async run(work, { id }) {
    if (await work.access.can('PROJECT_LEAD', id)) throw conflict(texts.leadCannotLeave())
    const project = await work.access.find('PROJECT_LEAVE', id)
    await takeOff(work, id, work.viewer.id)
    await tell(work, project.ownerId, 'PROJECT_MEMBER_LEFT', project)
    return { projectId: id }
  },
})

async function takeOff(work: Work, projectId: number, userId: number) {
  const member = await work.tx.projectMember.findUnique({ where: { projectId_userId: { projectId, userId } } })
  if (!member) throw notFound(records.member())
  if (member.role === 'LEAD') throw conflict(texts.leadStays())
  await work.tx.projectMember.delete({ where: { id: member.id } })
  tellReader(work, projectId, userId)
  await work.audit('Project', projectId, { [await nameOf(work, userId)]: [member.role, null] })
}

export const setProjectProgress = action({
  name: 'setProjectProgress',
  requires: 'PROJECT_LEAD',
  rules: setProjectProgressRules,
  description: 'Says how far a project is, in percent.',
  async run(work, { id, progress, note }) {
    const before = await work.access.find('PROJECT_LEAD', id)
    const changes = changesOf(before, { progress })
    if (Object.keys(changes).length) {
      await work.tx.project.update({ where: { id }, data: { progress } })
      await work.audit('Project', id, changes, note)
    }
    return { projectId: id }
  },
})
