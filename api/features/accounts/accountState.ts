/** How administrators change an account: its state and its role, with what follows. */
import * as texts from '#texts/accounts/errors.js'
import type { User } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { post } from '../../letters/post.ts'
import { needMove } from '../../moves.ts'
import { rolesOf } from '../../policy.ts'
import { needRecentPassword } from '../../recentPassword.ts'
import type { Viewer } from '../../viewer.ts'
import { handOnTeams } from '../teams/team.ownership.ts'
import { roleChangedLetter } from './account.mails.ts'
import { roleWords } from './roleWords.rules.ts'
import { accountMoves } from './accountMoves.ts'
import { changeAccount, keepAnAdmin } from './changeAccount.ts'

/** Suspends an account, which ends its sessions at once, or lets it in again. Never oneself, nor the last administrator. */
export async function setStatus(work: Work, person: User, status: User['status'], reason?: string): Promise<void> {
  if (person.id === work.viewer.id) throw conflict(texts.ownState())
  if (person.status === status) return
  await needMove(work, accountMoves, person, status)
  await putStatus(work, person, status, reason)
}

/** The same without a check of who decides; the last administrator stays. */
export async function putStatus(
  work: Work<Viewer | null>,
  person: User,
  status: User['status'],
  reason?: string,
): Promise<void> {
  const { tx, audit } = work
  if (person.role === 'ADMIN' && status !== 'ACTIVE') await keepAnAdmin(tx, person.id)
  await changeAccount(work, person, { status })
  await audit('User', person.id, { status: [person.status, status] }, reason)
}

/** Gives an account another role; the person is mailed why. Never oneself, nor the last administrator. */
export async function giveRole(work: Work, person: User, role: User['role'], reason: string): Promise<void> {
  const { tx, viewer, ctx } = work
  if (person.id === viewer.id) throw conflict(texts.ownRole())
  if (person.role === role) return
  await needRecentPassword(tx, ctx.sessionId)
  await putRole(work, person, role, reason)
}

/** The same without a check of who decides. */
export async function putRole(
  work: Work<Viewer | null>,
  person: User,
  role: User['role'],
  reason: string,
): Promise<void> {
  const { tx, audit } = work
  if (person.role === 'ADMIN') await keepAnAdmin(tx, person.id)
  await changeAccount(work, person, { role })
  await audit('User', person.id, { role: [person.role, role] }, reason)
  await afterNewRole(work, person, role, reason)
}

/** Tells the person, and transfers the teams that somebody with the role cannot lead. */
export async function afterNewRole(
  work: Work<Viewer | null>,
  before: User,
  role: User['role'],
  reason: string,
): Promise<void> {
  await post(work.tx, roleChangedLetter, before, { role: roleWords[role], reason })
  if (!rolesOf('TEAM_LEAD').includes(role)) await handOnTeams({ ...work, viewer: before })
}
