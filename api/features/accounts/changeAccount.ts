/** The only writer of an account's role, status, e-mail address and password, with what follows from each change. */
import * as nouns from '#texts/ui/nouns.js'
import * as texts from '#texts/accounts/errors.js'
import * as details from '#texts/securityLog/details.js'
import type { Prisma, User } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import type { Work } from '../../action.ts'
import { changedMeanwhile, conflict } from '../../errors.ts'
import { publish } from '../../events.ts'
import { recordSecurityEvents } from '../securityLog/securityEvent.ts'
import { accountMoves } from './accountMoves.ts'
import { roleWords } from './roleWords.rules.ts'
import { lookForEarlierWorks } from '../publications/earlierWorks.ts'
import { endSessions } from './session.ts'

type Before = Pick<User, 'id' | 'email' | 'role' | 'status'> & Partial<Pick<User, 'name' | 'firstName' | 'lastName'>>

interface Change extends Prisma.UserUncheckedUpdateManyInput {
  email?: string
  name?: string
  firstName?: string
  lastName?: string
  role?: User['role']
  status?: User['status']
  passwordHash?: string | null
}

/**
 * Updates an account. A new address or password ends all mailed links, a new role answers the requests for access; a new
 * password, role or status ends the sessions except `keep` (a verified account keeps them); open sockets read their
 * credentials again after the commit.
 */
export async function changeAccount(
  { tx, afterCommit, ctx }: Pick<Work, 'tx' | 'afterCommit'> & Partial<Pick<Work, 'ctx'>>,
  before: Before,
  data: Change,
  { keep = null }: { keep?: number | null } = {},
): Promise<void> {
  const { id } = before
  const differs = (field: 'email' | 'role' | 'status') => data[field] !== undefined && data[field] !== before[field]
  const newPassword = data.passwordHash !== undefined
  const verified = before.status === 'PENDING_VERIFICATION' && data.status === 'ACTIVE' && !differs('role')
  // Of several people who change the state of an account at once, one succeeds.
  const { count } = await tx.user.updateMany({ where: { id, status: before.status }, data })
  if (!count) throw changedMeanwhile(nouns.account())
  // What somebody else decided about the state is not undone by the system that closed the account before.
  if (differs('status')) await tx.provisionedUser.updateMany({ where: { userId: id }, data: { closed: false } })
  const changed = [
    newPassword && { kind: 'PASSWORD_CHANGED' as const, why: details.passwordChanged() },
    differs('email') && { kind: 'EMAIL_CHANGED' as const, why: '' },
    differs('role') && {
      kind: 'ROLE_CHANGED' as const,
      why: details.role({ before: roleWords[before.role], after: data.role ? roleWords[data.role] : '' }),
    },
    differs('status') && {
      kind: 'STATUS_CHANGED' as const,
      why: details.status({
        before: accountMoves.inWords(before.status),
        after: data.status ? accountMoves.inWords(data.status) : '',
      }),
    },
  ].filter((change) => change !== false)
  const origin = { userId: id, actorId: ctx?.viewer?.id, address: ctx?.address ?? '', userAgent: ctx?.userAgent ?? '' }
  await recordSecurityEvents(
    tx,
    changed.map(({ kind, why: detail }) => ({ kind, ...origin, detail: kind === 'PASSWORD_CHANGED' ? '' : detail })),
  )
  if (newPassword || differs('email')) await endMailedLinks(tx, before)
  await lookForEarlierWorks(tx, id, before, data)
  // Whoever is between password and second factor begins again.
  if (newPassword || differs('role') || differs('status')) await tx.pendingSignIn.deleteMany({ where: { userId: id } })
  if (differs('role')) await tx.accessRequest.deleteMany({ where: { userId: id } })
  if (newPassword || differs('role') || (differs('status') && !verified)) {
    const why = changed.find(({ kind }) => kind !== 'EMAIL_CHANGED')?.why
    afterCommit(await endSessions(tx, { userId: id, except: keep }, { by: origin.actorId, why: why ?? '' }))
  }
  if (differs('role') || differs('status')) afterCommit(() => publish(`accountChanged:${id}`, {}))
}

/** Ends what was mailed to the person: password resets and invitations, and the link for another address. */
async function endMailedLinks(tx: Tx, { id, email }: Before): Promise<void> {
  await tx.passwordReset.updateMany({ where: { userId: id, usedAt: null }, data: { usedAt: new Date() } })
  await tx.teamInvitation.deleteMany({ where: { email } })
  await tx.emailChange.deleteMany({ where: { userId: id } })
}

/**
 * Refuses a change that would leave the platform without an administrator. The rows are locked, so that two administrators
 * who close each other, or themselves, at the same time do not both succeed.
 */
export async function keepAnAdmin(tx: Tx, without: number, message = texts.anotherAdministrator()): Promise<void> {
  const admins = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "User" WHERE "role" = 'ADMIN' AND "status" = 'ACTIVE' ORDER BY "id" FOR UPDATE`
  if (admins.every(({ id }) => id === without)) throw conflict(message)
}
