/** Somebody whom a connection names for the first time, or again after it deleted the person. */
import type { InferType } from 'yup'
import * as details from '#texts/securityLog/details.js'
import * as reasons from '#texts/provisioning/details.js'
import * as texts from '#texts/provisioning/errors.js'
import type { User } from '../../../__generated__/prisma/client.ts'
import { enqueue } from '../../../job.ts'
import { viewerColumns } from '../../../viewer.ts'
import { tellOfJoining } from '../../companies/joinedCompany.ts'
import { lookForEarlierWorks } from '../../publications/earlierWorks.ts'
import { recordSecurityEvents } from '../../securityLog/securityEvent.ts'
import { mailInvitation } from '../account.jobs.ts'
import { isInDomains } from '../mailDomains.ts'
import { roleWords } from '../roleWords.rules.ts'
import { freeUsername } from '../username.ts'
import { applyGroupRole } from './groupRoles.ts'
import { provision, type Provisioning } from './provision.ts'
import { createProvisionedUserRules } from './provisioned.rules.ts'
import { columnsOf, needDomain, sameNames, taken, type Found } from './provisionedUser.ts'
import { changePerson, setActive } from './updateProvisionedUser.ts'

type Given = InferType<typeof createProvisionedUserRules>

export const createProvisionedUser = provision({
  name: 'createProvisionedUser',
  rules: createProvisionedUserRules,
  async run(work, given) {
    needDomain(work, given.email)
    const known = await sameNames(work, given)
    if (known.some(({ deletedAt }) => !deletedAt)) throw taken(texts.userTaken())
    // Who was deleted is known by the id there, else by the name: a name may have gone to somebody else.
    const before = known.find(({ externalId }) => externalId && externalId === given.externalId) ?? known[0]
    if (before) return { id: await takeBack(work, before, given) }
    const existing = await work.tx.user.findUnique({ where: { email: given.email } })
    const user = existing ? await adopted(work, existing) : await newUser(work, given)
    const { externalId = null, userName } = given
    const { id } = await work.tx.provisionedUser.create({
      data: {
        connectionId: work.connection.id,
        userId: user.id,
        userName,
        userNameKey: userName.toLowerCase(),
        externalId,
        made: !existing,
      },
    })
    const found = await work.tx.provisionedUser.findUniqueOrThrow({ where: { id }, include: { user: true } })
    if (existing) await changePerson(work, found, given)
    if (given.active === false) await setActive(work, found, false)
    return { id }
  },
})

/** Somebody who was deleted there and is there again: the same account, open as it was before the connection closed it. */
async function takeBack(work: Provisioning, before: Found, given: Given): Promise<number> {
  const { tx } = work
  const { id } = before
  const { count } = await tx.provisionedUser.updateMany({
    where: { id, deletedAt: { not: null } },
    data: { deletedAt: null },
  })
  if (!count) throw taken(texts.userTaken())
  await changePerson(work, before, given)
  await applyGroupRole(work, id)
  const found = await tx.provisionedUser.findUniqueOrThrow({ where: { id }, include: { user: true } })
  await setActive(work, found, given.active ?? true)
  return id
}

/**
 * An account that exists already. An address alone takes over nothing: administrators allow it for domains, never for
 * administrators, and no account has two connections.
 */
async function adopted({ tx, connection, audit }: Provisioning, user: User): Promise<User> {
  const mayAdopt =
    connection.adoptsAccounts && connection.mailDomains.length > 0 && isInDomains(connection.mailDomains, user.email)
  if (!mayAdopt || user.role === 'ADMIN') throw taken(texts.addressTaken())
  if (await tx.provisionedUser.count({ where: { userId: user.id } })) throw taken(texts.provisionedElsewhere())
  await audit('User', user.id, { provisioned: [false, true] }, reasons.adopted({ name: connection.name }))
  return user
}

async function newUser(work: Provisioning, given: Given): Promise<User> {
  const { ctx, tx, connection, audit } = work
  const { email } = given
  const { name } = connection
  const role = connection.defaultRole
  const stem = email.split('@')[0]!
  const columns = { firstName: '', lastName: '', ...columnsOf(given) }
  const user = await tx.user.create({
    data: { name: stem, ...columns, email, role, username: await freeUsername(tx, email) },
  })
  const { id } = user
  await audit('User', id, { role: [null, role], status: [null, 'ACTIVE'] })
  const { address, userAgent } = ctx
  const detail = details.createdByProvider({ role: roleWords[role], name })
  await recordSecurityEvents(tx, [{ kind: 'ACCOUNT_CREATED', userId: id, address, userAgent, detail }])
  await lookForEarlierWorks(tx, id, {}, await tx.user.findUniqueOrThrow({ where: { id }, select: viewerColumns }))
  await tellOfJoining(work, id, null)
  if (connection.invites && given.active !== false) await enqueue(tx, mailInvitation, { email, by: name, message: '' })
  return user
}
