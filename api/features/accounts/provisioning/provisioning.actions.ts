/** Administrators set up the connections by which systems of the university provision accounts. */
import type { InferType } from 'yup'
import * as texts from '#texts/provisioning/errors.js'
import * as records from '#texts/ui/records.js'
import type { ProvisioningConnection } from '../../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../../action.ts'
import type { Changes } from '../../../audit.ts'
import { dayLength } from '../../../days.ts'
import { editing } from '../../../editing.ts'
import { invalid, notFound } from '../../../errors.ts'
import { enqueue } from '../../../job.ts'
import { keepWithin } from '../../../keepWithin.ts'
import { recordSecurityEvents } from '../../securityLog/securityEvent.ts'
import { applyGroupRoles } from './provisioning.jobs.ts'
import {
  createProvisioningConnectionRules,
  createProvisioningTokenRules,
  provisioningConnectionRules,
  revokeProvisioningTokenRules,
  updateProvisioningConnectionRules,
} from './provisioning.rules.ts'
import { inForce, newProvisioningToken } from './provisioningToken.ts'

const mostConnections = 20
/** Two are enough to exchange one for the other while both count. */
const mostTokens = 5

type Given = InferType<typeof createProvisioningConnectionRules>

export const createProvisioningConnection = action({
  name: 'createProvisioningConnection',
  requires: 'PROVISIONING_MANAGE',
  recentPassword: true,
  rules: createProvisioningConnectionRules,
  description: 'Sets up a connection by which a system of the university provisions accounts; it needs a token.',
  async run(work, given) {
    const { tx, viewer } = work
    await keepWithin(tx, {
      parent: 'User',
      id: viewer.id,
      most: mostConnections,
      count: () => tx.provisioningConnection.count(),
      message: texts.mostConnections({ most: mostConnections }),
    })
    await needFreeName(work, given.name)
    await needProvider(work, given)
    const { roles: _, ...data } = given
    const connection = await tx.provisioningConnection.create({ data })
    const roles = await setRoles(work, connection.id, given)
    await record(work, connection, { enabled: [null, connection.enabled], ...roles })
    return { connectionId: connection.id }
  },
})

export const updateProvisioningConnection = editing({
  name: 'updateProvisioningConnection',
  requires: 'PROVISIONING_MANAGE',
  recentPassword: true,
  rules: updateProvisioningConnectionRules,
  description:
    'Changes a connection; what is not given stays. With other roles by groups, the roles of people in groups follow.',
  async held({ tx, access }, { id }) {
    const connection = await access.hold('PROVISIONING_MANAGE', id)
    const roles = await tx.provisioningRole.findMany({
      where: { connectionId: id },
      select: { value: true, role: true },
      orderBy: { position: 'asc' },
    })
    return { ...connection, roles }
  },
  async run(work, given, before, { id }) {
    const { tx } = work
    if (given.name !== undefined && given.name !== before.name) await needFreeName(work, given.name)
    await needProvider(work, given)
    const { roles: _, ...data } = given
    await tx.provisioningConnection.update({ where: { id }, data })
    const roles = await setRoles(work, id, given)
    const changes = { ...changesOf<ProvisioningConnection>(before, data), ...roles }
    await record(work, before, changes)
    if (roles['roles'] || 'makesAdministrators' in changes) await enqueue(tx, applyGroupRoles, { id })
    return { connectionId: id }
  },
})

export const deleteProvisioningConnection = action({
  name: 'deleteProvisioningConnection',
  requires: 'PROVISIONING_MANAGE',
  recentPassword: true,
  rules: provisioningConnectionRules,
  description:
    'Deletes a connection with its tokens, groups and log; the accounts that it provisioned stay as they are.',
  async run(work, { id }) {
    const { tx, access } = work
    const before = await access.find('PROVISIONING_MANAGE', id)
    const accounts = await tx.provisionedUser.count({ where: { connectionId: id } })
    await tx.provisioningConnection.delete({ where: { id } })
    await record(work, before, { deleted: [null, true], accounts: [accounts, 0] })
    return { done: true }
  },
})

export const createProvisioningToken = action({
  name: 'createProvisioningToken',
  requires: 'PROVISIONING_MANAGE',
  recentPassword: true,
  rules: createProvisioningTokenRules,
  description: 'Makes a token of a connection, beside those in force. It is shown once.',
  async run(work, { id, expiresInDays }) {
    const { tx, access } = work
    const connection = await access.find('PROVISIONING_MANAGE', id)
    await keepWithin(tx, {
      parent: 'ProvisioningConnection',
      id,
      most: mostTokens,
      count: () => tx.provisioningToken.count({ where: { connectionId: id, ...inForce() } }),
      message: texts.mostTokens({ most: mostTokens }),
    })
    const { token, tokenHash, prefix } = newProvisioningToken()
    const expiresAt = new Date(Date.now() + expiresInDays * dayLength)
    await tx.provisioningToken.create({ data: { connectionId: id, tokenHash, prefix, expiresAt } })
    await record(work, connection, { token: [null, prefix], expiresInDays: [null, expiresInDays] })
    return { token, connectionId: id }
  },
})

export const revokeProvisioningToken = action({
  name: 'revokeProvisioningToken',
  requires: 'PROVISIONING_MANAGE',
  recentPassword: true,
  rules: revokeProvisioningTokenRules,
  description: 'Ends a token of a connection at once.',
  async run(work, { id, token: number }) {
    const { tx, access } = work
    const connection = await access.find('PROVISIONING_MANAGE', id)
    const token = await tx.provisioningToken.findFirst({ where: { id: number, connectionId: id } })
    if (!token) throw notFound(records.provisioningToken())
    const { count } = await tx.provisioningToken.updateMany({
      where: { id: number, revokedAt: null },
      data: { revokedAt: new Date() },
    })
    if (count) await record(work, connection, { token: [token.prefix, null] })
    return { connectionId: id }
  },
})

async function needFreeName({ tx }: Work, name: string): Promise<void> {
  if (await tx.provisioningConnection.count({ where: { name } })) throw invalid({ name: texts.nameTaken() })
}

async function needProvider({ tx }: Work, { providerId }: Partial<Given>): Promise<void> {
  if (providerId && !(await tx.signInProvider.count({ where: { id: providerId } })))
    throw invalid({ providerId: texts.noProvider() })
}

/** Writes the roles by groups; what changed, as an audit row keeps it. */
async function setRoles({ tx }: Work, connectionId: number, { roles }: Partial<Given>): Promise<Changes> {
  if (!roles) return {}
  const inWords = (rows: readonly { value: string; role: string }[]) =>
    rows.map(({ value, role }) => `${value}: ${role}`).join(', ')
  const before = await tx.provisioningRole.findMany({ where: { connectionId }, orderBy: { position: 'asc' } })
  await tx.provisioningRole.deleteMany({ where: { connectionId } })
  await tx.provisioningRole.createMany({ data: roles.map((row, position) => ({ ...row, connectionId, position })) })
  const [from, to] = [inWords(before), inWords(roles)]
  return from === to ? {} : { roles: [from, to] }
}

/** In the record of changes, and in the security log. */
async function record(
  { tx, ctx, viewer, audit }: Work,
  { id, name }: Pick<ProvisioningConnection, 'id' | 'name'>,
  changes: Changes,
): Promise<void> {
  if (!Object.keys(changes).length) return
  await audit('ProvisioningConnection', id, { connection: ['', name], ...changes })
  const { address, userAgent } = ctx
  const detail = `${name}: ${Object.keys(changes).join(', ')}`
  await recordSecurityEvents(tx, [{ kind: 'SETTINGS_CHANGED', userId: viewer.id, address, userAgent, detail }])
}
