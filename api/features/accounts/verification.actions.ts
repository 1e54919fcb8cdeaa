/** What the university does with accounts: verify those that wait, suspend and let in again. */
import * as texts from '#texts/accounts/errors.js'
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { conflict, notFound } from '../../errors.ts'
import { post } from '../../letters/post.ts'
import { needMove } from '../../moves.ts'
import { notify } from '../notifications/notify.ts'
import { refusedLetter, verifiedLetter } from './account.mails.ts'
import { giveRole, setStatus } from './accountState.ts'
import { accountMoves } from './accountMoves.ts'
import { changeAccount } from './changeAccount.ts'
import { setAccountRoleRules, setAccountStatusRules, verifyAccountsRules } from './account.rules.ts'

export const verifyAccounts = action({
  name: 'verifyAccounts',
  requires: 'USER_VERIFY',
  rules: verifyAccountsRules,
  description: 'Verifies or refuses accounts that wait, all or none; the people are notified by mail.',
  async run(work, { ids, approved, reason }) {
    const { tx, access, audit } = work
    const people = await tx.user.findMany({ where: { AND: [{ id: { in: ids } }, access.within('USER_VERIFY')] } })
    if (people.length !== new Set(ids).size) throw notFound(records.user())
    const status = approved ? 'ACTIVE' : 'SUSPENDED'
    for (const person of people) {
      await needMove(work, accountMoves, person, status)
      await changeAccount(work, person, { status })
      await tx.user.update({ where: { id: person.id }, data: { verifiedAt: new Date() } })
      await audit('User', person.id, { status: [person.status, status] }, reason)
      await notify(work, {
        to: person.id,
        kind: approved ? 'ACCOUNT_VERIFIED' : 'ACCOUNT_REFUSED',
        data: { reason: reason ?? '' },
      })
      await (approved
        ? post(tx, verifiedLetter, person, {})
        : post(tx, refusedLetter, person, { reason: reason ?? '' }))
    }
    return { userIds: people.map((person) => person.id) }
  },
})

export const setAccountRole = action({
  name: 'setAccountRole',
  requires: 'USER_MANAGE',
  recentPassword: true,
  rules: setAccountRoleRules,
  description:
    'Gives accounts another role, all or none; their sessions end, and the people are mailed the reason. Never oneself.',
  async run(work, { ids, role, reason }) {
    const people = await work.tx.user.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })
    if (people.length !== new Set(ids).size) throw notFound(records.user())
    for (const person of people) await giveRole(work, person, role, reason)
    return { userIds: people.map((person) => person.id) }
  },
})

export const setAccountStatus = action({
  name: 'setAccountStatus',
  requires: 'USER_MANAGE',
  rules: setAccountStatusRules,
  description: 'Suspends accounts, which ends their sessions at once, or lets them in again. Never oneself.',
  async run(work, { ids, status, reason }) {
    const { tx, viewer } = work
    if (ids.includes(viewer.id)) throw conflict(texts.ownState())
    const people = await tx.user.findMany({ where: { id: { in: ids } } })
    if (people.length !== new Set(ids).size) throw notFound(records.user())
    for (const person of people) await setStatus(work, person, status, reason)
    return { userIds: people.map((person) => person.id) }
  },
})
