/** What a connection changes of somebody: names and address, whether the account is open, and that the person is gone. */
import type { InferType } from 'yup'
import * as reasons from '#texts/provisioning/details.js'
import * as texts from '#texts/provisioning/errors.js'
import type { Prisma } from '../../../__generated__/prisma/client.ts'
import { Access } from '../../../access.ts'
import { changesOf } from '../../../action.ts'
import { lockRow } from '../../../lockRow.ts'
import { maySignIn } from '../../../viewer.ts'
import { putStatus } from '../accountState.ts'
import { changeAccount } from '../changeAccount.ts'
import { closeBelongings } from '../personalData.ts'
import { provision, type Provisioning } from './provision.ts'
import { provisionedRules, updateProvisionedUserRules } from './provisioned.rules.ts'
import { columnsOf, findProvisioned, needDomain, sameNames, taken, type Found } from './provisionedUser.ts'

type Given = Omit<InferType<typeof updateProvisionedUserRules>, 'id'>

export const updateProvisionedUser = provision({
  name: 'updateProvisionedUser',
  rules: updateProvisionedUserRules,
  async run(work, { id, ...given }) {
    await lockRow(work.tx, 'ProvisionedUser', id)
    const before = await findProvisioned(work, id)
    await changePerson(work, before, given)
    if (given.active !== undefined) await setActive(work, await findProvisioned(work, id), given.active)
    return { id }
  },
})

/** Deleted there: here the account is deactivated, with what follows when administrators do it. Nothing is lost. */
export const deleteProvisionedUser = provision({
  name: 'deleteProvisionedUser',
  rules: provisionedRules,
  async run(work, { id }) {
    const { tx, connection } = work
    await lockRow(tx, 'ProvisionedUser', id)
    const { user, closed, externalId } = await findProvisioned(work, id)
    const closes = user.status !== 'DEACTIVATED'
    if (closes) {
      await putStatus(work, user, 'DEACTIVATED', reasons.deletedThere({ name: connection.name }))
      await closeBelongings({ ...work, access: new Access(user, tx) }, user)
    }
    await tx.provisionedMember.deleteMany({ where: { memberId: id } })
    await tx.provisionedUser.update({
      where: { id },
      data: {
        deletedAt: new Date(),
        // An account that an administrator suspended does not come back with the person.
        closed: closed || (closes && maySignIn(user.status)),
        // Who has an id there is known by it alone from now on: the name may go to somebody else.
        ...(externalId ? { userNameKey: `deleted:${id}` } : {}),
      },
    })
    return { id }
  },
})

/** Closes an account, or opens one that the connection closed: what administrators closed stays so. */
export async function setActive(work: Provisioning, { id, user, closed }: Found, active: boolean): Promise<void> {
  const { tx, connection } = work
  const { name } = connection
  if (active === maySignIn(user.status) || (active && !closed)) return
  const reason = active ? reasons.activeThere({ name }) : reasons.inactiveThere({ name })
  await putStatus(work, user, active ? 'ACTIVE' : 'SUSPENDED', reason)
  if (!active) await tx.provisionedUser.update({ where: { id }, data: { closed: true } })
}

/** The names that the connection uses, and what the account says of the person. */
export async function changePerson(work: Provisioning, before: Found, given: Given): Promise<void> {
  const { tx, audit, connection } = work
  const { id, user } = before
  const { userName, externalId, email } = given
  const others = (await sameNames(work, given)).filter((one) => one.id !== id)
  if (others.length) throw taken(texts.userTaken())
  const names: Prisma.ProvisionedUserUncheckedUpdateInput = {
    ...(userName === undefined ? {} : { userName, userNameKey: userName.toLowerCase() }),
    ...(externalId === undefined ? {} : { externalId }),
  }
  if (Object.keys(names).length) await tx.provisionedUser.update({ where: { id }, data: names })
  const data: ReturnType<typeof columnsOf> & { email?: string } = columnsOf(given, user)
  if (email && email !== user.email) {
    await needAddress(work, email)
    // An address opens an account by a forgotten password: the one of an administrator is changed by people.
    if (user.role !== 'ADMIN' || connection.makesAdministrators) data.email = email
  }
  const changes = changesOf(user, data as Partial<typeof user>)
  if (!Object.keys(changes).length) return
  await changeAccount(work, user, data)
  await audit('User', user.id, changes)
}

async function needAddress(work: Provisioning, email: string): Promise<void> {
  needDomain(work, email)
  if (await work.tx.user.count({ where: { email } })) throw taken(texts.addressTaken())
}
