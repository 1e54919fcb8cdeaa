/** Giving a project to another owner, who leads it from then on (docs/spec/accounts.md#leaving). */
import * as texts from '#texts/projects/errors.js'
import type { Project } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { conflict, invalid } from '../../errors.ts'
import { formerMember } from '../accounts/personalData.ts'
import { tellRoom } from '../dataRooms/tellRoom.ts'
import { notify } from '../notifications/notify.ts'
import { transferProjectRules } from './member.rules.ts'

interface Person {
  id: number
  name: string
}

export const transferProject = action({
  name: 'transferProject',
  requires: 'PROJECT_HAND_OVER',
  rules: transferProjectRules,
  description: 'Makes another active researcher the owner and lead of a project. Both owners are notified.',
  async run(work, { id, userId, stays = true, message }) {
    const { tx } = work
    const project = await work.access.find('PROJECT_HAND_OVER', id)
    const owner = await tx.user.findFirst({ where: { id: userId, role: 'RESEARCHER', status: 'ACTIVE' } })
    if (!owner) throw invalid({ userId: texts.chooseActiveResearcher() })
    if (project.ownerId === userId) throw conflict(texts.ownerAlready())
    const before = project.ownerId === null ? null : await tx.user.findUnique({ where: { id: project.ownerId } })
    const principalInvestigator = investigatorOf(project, before, owner)
    const { count } = await tx.project.updateMany({
      // Two may hand it over at the same moment: the second finds another owner than the one it saw.
      where: { id, ownerId: project.ownerId },
      data: { ownerId: userId, principalInvestigator },
    })
    if (!count) throw conflict(texts.transferred())
    await changeLead(work, id, before, owner, stays)
    tellRoom(work, id)
    await work.audit(
      'Project',
      id,
      {
        owner: [before?.name ?? null, owner.name],
        ...(principalInvestigator === project.principalInvestigator
          ? {}
          : { principalInvestigator: [project.principalInvestigator, principalInvestigator] }),
      },
      message,
    )
    const told = { project: project.title, by: work.viewer.name, comment: message ?? '', owner: owner.name }
    const subject = { entity: 'Project' as const, id }
    await notify(work, { to: userId, kind: 'PROJECT_HANDED_TO_YOU', subject, data: told })
    await notify(work, { to: before?.id ?? null, kind: 'PROJECT_HANDED_ON', subject, data: told })
    return { projectId: id }
  },
})

/** Who was named because of owning it is named no more; another name, which somebody chose, stays. */
const investigatorOf = ({ principalInvestigator }: Project, before: Person | null, owner: Person) =>
  ['', formerMember, before?.name].includes(principalInvestigator) ? owner.name : principalInvestigator

/** There is one lead: the owner. */
async function changeLead({ tx }: Work, projectId: number, before: Person | null, owner: Person, stays: boolean) {
  const leads = { projectId, role: 'LEAD' as const }
  await tx.projectMember.updateMany({ where: leads, data: { role: 'EDITOR' } })
  if (before && !stays) await tx.projectMember.deleteMany({ where: { projectId, userId: before.id } })
  await tx.projectMember.upsert({
    where: { projectId_userId: { projectId, userId: owner.id } },
    create: { projectId, userId: owner.id, role: 'LEAD' },
    update: { role: 'LEAD' },
  })
  await tx.joinRequest.deleteMany({ where: { projectId, userId: owner.id } })
}
