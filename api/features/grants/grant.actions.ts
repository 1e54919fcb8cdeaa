/** What makes, changes and removes grants, and how they come further. */
import * as errors from '#texts/grants/errors.js'
import * as records from '#texts/ui/records.js'
import type { GrantMemberRole } from '../../__generated__/prisma/enums.ts'
import { action, changesOf, type Work } from '../../action.ts'
import type { Changes } from '../../audit.ts'
import type { Tx } from '../../db.ts'
import { editing } from '../../editing.ts'
import { invalid, notFound } from '../../errors.ts'
import { move } from '../../moves.ts'
import { daysInWords } from '../../research/daysInWords.ts'
import { namedPeople } from '../../research/namedPeople.ts'
import { removeFiles } from '../files/removeFiles.ts'
import {
  createResearchGrantRules,
  deleteResearchGrantRules,
  setResearchGrantStatusRules,
  updateResearchGrantRules,
  type GrantMemberInput,
} from './grant.rules.ts'
import { grantMoves } from './grantMoves.ts'
import { peopleOf } from './grantPeople.ts'
import { notifyGrant } from './notifyGrant.ts'

export const createResearchGrant = action({
  name: 'createResearchGrant',
  requires: 'GRANT_CREATE',
  rules: createResearchGrantRules,
  description: 'Adds a grant or an application for one, which the viewer keeps.',
  async run(work, { members, startsOn = null, endsOn = null, ...rest }) {
    needPeriod({ status: rest.status, startsOn, endsOn })
    const grant = await work.tx.researchGrant.create({
      data: {
        ...rest,
        startsOn,
        endsOn,
        ownerId: work.viewer.id,
        members: { create: await memberRows(work, members) },
      },
    })
    await work.audit('ResearchGrant', grant.id, { title: [null, grant.title] })
    await notifyGrant(work, 'GRANT_ADDED', grant)
    return { grantId: grant.id }
  },
})

interface Period {
  status: string
  startsOn: Date | null
  endsOn: Date | null
}

/** A grant that runs or ran has a period. */
function needPeriod({ status, startsOn, endsOn }: Period): void {
  if (status !== 'ACTIVE' && status !== 'COMPLETED') return
  if (!startsOn) throw invalid({ startsOn: errors.givePeriod() })
  if (!endsOn) throw invalid({ endsOn: errors.givePeriod() })
}

async function memberRows(
  { tx }: Work,
  given: readonly GrantMemberInput[],
  before: readonly { userId: number | null; name: string }[] = [],
) {
  const people = await namedPeople(tx, given, {
    permission: 'GRANT_CREATE',
    field: 'members',
    refusal: errors.chooseResearcher,
    before,
  })
  return people.map((person, at) => ({ ...person, role: given[at]!.role as GrantMemberRole }))
}

export const updateResearchGrant = editing({
  name: 'updateResearchGrant',
  requires: 'GRANT_UPDATE',
  rules: updateResearchGrantRules,
  description: 'Changes a grant; what is not given stays. Given members replace all.',
  held: async (work, { id }) => ({
    ...(await work.access.hold('GRANT_UPDATE', id)),
    members: await membersOf(work.tx, id),
  }),
  async run(work, { members, ...data }, before, { id }) {
    needPeriod({ ...before, ...data })
    const known = await peopleOf(work.tx, before)
    const changes = {
      ...daysInWords(changesOf<object>(before, data)),
      ...(members && (await writeMembers(work, before, members))),
    }
    if (!Object.keys(changes).length) return { grantId: id }
    const after = await work.tx.researchGrant.update({ where: { id }, data })
    await work.audit('ResearchGrant', id, changes)
    const added = (await peopleOf(work.tx, after)).filter((one) => !known.includes(one))
    await notifyGrant(work, 'GRANT_ADDED', after, {}, added)
    return { grantId: id }
  },
})

const membersOf = (tx: Tx, researchGrantId: number) =>
  tx.grantMember.findMany({ where: { researchGrantId }, orderBy: { position: 'asc' } })

async function writeMembers(
  work: Work,
  { id: researchGrantId, members: before }: { id: number; members: Awaited<ReturnType<typeof membersOf>> },
  given: readonly GrantMemberInput[],
): Promise<Changes> {
  const { tx } = work
  const rows = await memberRows(work, given, before)
  await tx.grantMember.deleteMany({ where: { researchGrantId } })
  await tx.grantMember.createMany({ data: rows.map((row) => ({ researchGrantId, ...row })) })
  const inWords = (members: readonly { name: string; affiliation: string; role: string }[]) =>
    members.map(({ name, affiliation, role }) => [name, affiliation, role].filter(Boolean).join(', ')).join('; ')
  const [was, is] = [inWords(before), inWords(rows)]
  return was === is ? {} : { members: [was, is] }
}

export const setResearchGrantStatus = editing({
  name: 'setResearchGrantStatus',
  requires: 'GRANT_UPDATE',
  rules: setResearchGrantStatusRules,
  description: 'Says how far a grant has come; with an award, what was awarded and for which period.',
  held: ({ access }, { id }) => access.hold('GRANT_UPDATE', id),
  async run(work, { amount, startsOn, endsOn }, grant, { id, status, reason }) {
    const data = {
      amount: amount ?? grant.amount,
      startsOn: startsOn ?? grant.startsOn,
      endsOn: endsOn ?? grant.endsOn,
    }
    needPeriod({ status, ...data })
    if (data.startsOn && data.endsOn && data.endsOn < data.startsOn) throw invalid({ endsOn: errors.endsBeforeBegin() })
    const moved = await move(work, grantMoves, grant, status, {
      data,
      changes: daysInWords(changesOf(grant, data)),
      comment: reason,
    })
    await notifyGrant(work, 'GRANT_MOVED', moved, { status })
    return { grantId: id }
  },
})

export const deleteResearchGrant = action({
  name: 'deleteResearchGrant',
  requires: 'GRANT_UPDATE',
  rules: deleteResearchGrantRules,
  description: 'Deletes a grant that was entered by mistake, with all that belongs to it.',
  async run(work, { id }) {
    const { title } = await work.access.hold('GRANT_UPDATE', id)
    await removeFiles(work.tx, { researchGrantId: id })
    const { count } = await work.tx.researchGrant.deleteMany({ where: { id } })
    if (!count) throw notFound(records.researchGrant())
    await work.audit('ResearchGrant', id, { title: [title, null] })
    return { deletedId: id }
  },
})
