/** The groups of a connection. Who is in them has the role that administrators gave the group. */
import * as texts from '#texts/provisioning/errors.js'
import * as records from '#texts/ui/records.js'
import type { ProvisionedGroup } from '../../../__generated__/prisma/client.ts'
import { invalid, notFound } from '../../../errors.ts'
import { lockRow } from '../../../lockRow.ts'
import { applyGroupRole } from './groupRoles.ts'
import { provision, type Provisioning } from './provision.ts'
import { createProvisionedGroupRules, provisionedRules, updateProvisionedGroupRules } from './provisioned.rules.ts'
import { taken } from './provisionedUser.ts'

export const createProvisionedGroup = provision({
  name: 'createProvisionedGroup',
  rules: createProvisionedGroupRules,
  async run(work, { displayName, externalId = null, members = [] }) {
    const { tx, connection, audit } = work
    await needFreeNames(work, { displayName, externalId })
    const { id } = await tx.provisionedGroup.create({
      data: { connectionId: connection.id, displayName, displayNameKey: displayName.toLowerCase(), externalId },
    })
    const changed = await addMembers(work, id, members)
    await audit('ProvisioningConnection', connection.id, { group: [null, displayName], members: [0, changed.length] })
    await applyRoles(work, changed)
    return { id }
  },
})

export const updateProvisionedGroup = provision({
  name: 'updateProvisionedGroup',
  rules: updateProvisionedGroupRules,
  async run(work, { id, displayName, externalId, members, add = [], remove = [] }) {
    const { tx, connection, audit } = work
    await lockRow(tx, 'ProvisionedGroup', id)
    const before = await findGroup(work, id)
    await needFreeNames(work, { displayName, externalId }, id)
    const isRenamed = displayName !== undefined && displayName !== before.displayName
    await tx.provisionedGroup.update({
      where: { id },
      data: {
        updatedAt: new Date(),
        ...(displayName === undefined ? {} : { displayName, displayNameKey: displayName.toLowerCase() }),
        ...(externalId === undefined ? {} : { externalId }),
      },
    })
    const all = await membersOf(work, id)
    const [added, removed] = differenceOf(all, { members, add, remove })
    await tx.provisionedMember.deleteMany({ where: { groupId: id, memberId: { in: removed } } })
    await addMembers(work, id, added)
    if (isRenamed || added.length || removed.length)
      await audit('ProvisioningConnection', connection.id, {
        group: [before.displayName, displayName ?? before.displayName],
        members: [all.length, all.length + added.length - removed.length],
      })
    await applyRoles(work, isRenamed ? [...all, ...added] : [...added, ...removed])
    return { id }
  },
})

export const deleteProvisionedGroup = provision({
  name: 'deleteProvisionedGroup',
  rules: provisionedRules,
  async run(work, { id }) {
    const { tx, connection, audit } = work
    await lockRow(tx, 'ProvisionedGroup', id)
    const { displayName } = await findGroup(work, id)
    const members = await membersOf(work, id)
    await tx.provisionedGroup.delete({ where: { id } })
    await audit('ProvisioningConnection', connection.id, { group: [displayName, null], members: [members.length, 0] })
    await applyRoles(work, members)
    return { id }
  },
})

async function findGroup({ tx, connection }: Provisioning, id: number): Promise<ProvisionedGroup> {
  const found = await tx.provisionedGroup.findFirst({ where: { id, connectionId: connection.id } })
  if (!found) throw notFound(records.provisionedGroup())
  return found
}

interface Names {
  displayName?: string | undefined
  externalId?: string | null | undefined
}

async function needFreeNames({ tx, connection }: Provisioning, { displayName, externalId }: Names, except = 0) {
  const same = [
    ...(displayName ? [{ displayNameKey: displayName.toLowerCase() }] : []),
    ...(externalId ? [{ externalId }] : []),
  ]
  if (!same.length) return
  if (await tx.provisionedGroup.count({ where: { connectionId: connection.id, id: { not: except }, OR: same } }))
    throw taken(texts.groupTaken())
}

const membersOf = async ({ tx }: Provisioning, groupId: number) =>
  (await tx.provisionedMember.findMany({ where: { groupId }, select: { memberId: true } })).map(
    ({ memberId }) => memberId,
  )

interface Wanted {
  members?: number[] | undefined
  add: number[]
  remove: number[]
}

/** Who comes and who goes. */
function differenceOf(now: readonly number[], { members, add, remove }: Wanted): [number[], number[]] {
  const gone = new Set(remove)
  const wanted = new Set([...(members ?? now), ...add].filter((id) => !gone.has(id)))
  const before = new Set(now)
  return [[...wanted].filter((id) => !before.has(id)), now.filter((id) => !wanted.has(id))]
}

/** Throws INVALID for somebody whom the connection does not provision. */
async function addMembers({ tx, connection }: Provisioning, groupId: number, given: readonly number[]) {
  const ids = [...new Set(given)]
  const found = await tx.provisionedUser.findMany({
    where: { id: { in: ids }, connectionId: connection.id, deletedAt: null },
    select: { id: true },
  })
  if (found.length < ids.length) throw invalid({ members: texts.unknownMember() })
  await tx.provisionedMember.createMany({ data: ids.map((memberId) => ({ groupId, memberId })), skipDuplicates: true })
  return ids
}

/** In the order of their numbers, so that two groups at once do not wait for each other. */
async function applyRoles(work: Provisioning, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) await applyGroupRole(work, id)
}
