/** What administrators do with accounts: make them, change them, close them. Profiles are changed by their people, too. */
import type { InferType } from 'yup'
import * as texts from '#texts/accounts/errors.js'
import * as details from '#texts/securityLog/details.js'
import type { Tx } from '../../db.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict, forbidden } from '../../errors.ts'
import { enqueue } from '../../job.ts'
import { needMove } from '../../moves.ts'
import { needRecentPassword, needsRecentPassword } from '../../recentPassword.ts'
import { recordSecurityEvents } from '../securityLog/securityEvent.ts'
import { lookForEarlierWorks } from '../publications/earlierWorks.ts'
import { mailInvitation } from './account.jobs.ts'
import { afterNewRole, putStatus } from './accountState.ts'
import { accountMoves } from './accountMoves.ts'
import { roleWords } from './roleWords.rules.ts'
import { changeAccount, keepAnAdmin } from './changeAccount.ts'
import { createUserRules, deleteUserRules, inviteAgainRules, updateUserRules } from './account.rules.ts'
import { hashNewPassword } from './passwordPolicy.ts'
import { closeBelongings } from './personalData.ts'
import { dropPicture } from './picture.actions.ts'
import { freeUsername } from './username.ts'

export const createUser = action({
  name: 'createUser',
  requires: 'USER_MANAGE',
  recentPassword: true,
  rules: createUserRules,
  description:
    'Makes an account of any role. Without a password the person is invited by mail, with a link to choose one.',
  prepare: async ({ db }, { password, email, name }) =>
    password ? hashNewPassword(db, password, { email, name }) : null,
  run: async (work, input, passwordHash) => ({ userId: await inviteUser(work, input, passwordHash) }),
})

/** Makes an account; without a password the person is mailed a link to choose one. */
export async function inviteUser(
  { ctx, tx, audit, viewer }: Work,
  { message = '', ...input }: InferType<typeof createUserRules>,
  passwordHash: string | null,
): Promise<number> {
  const { email, name } = input
  await refuseTaken(tx, email)
  const [firstName = '', ...last] = name.split(/\s+/)
  const profile = filled(input)
  delete profile.password
  const made = await tx.user.create({
    data: {
      ...profile,
      email,
      name,
      role: input.role,
      firstName: input.firstName || firstName,
      lastName: input.lastName || last.join(' '),
      username: await freeUsername(tx, email),
      passwordHash,
    },
  })
  const { id, role } = made
  await audit('User', id, { role: [null, role], status: [null, 'ACTIVE'] })
  await lookForEarlierWorks(tx, id, {}, made)
  const { address, userAgent } = ctx
  const detail = details.createdWithRole({ role: roleWords[role] })
  await recordSecurityEvents(tx, [
    { kind: 'ACCOUNT_CREATED', userId: id, actorId: viewer.id, address, userAgent, detail },
  ])
  if (!passwordHash) await enqueue(tx, mailInvitation, { email, by: viewer.name, message })
  return id
}

type Update = InferType<typeof updateUserRules.whole>

export const updateUser = editing({
  name: 'updateUser',
  requires: 'USER_UPDATE',
  rules: updateUserRules,
  description: `Changes a profile; what is not given stays. E-mail, role and state are changed by administrators alone, and never their own. Another e-mail address or role: ${needsRecentPassword}`,
  held: ({ access }, { id }) => access.hold('USER_UPDATE', id),
  async run(work, given, before, { id, reason = '' }) {
    const { tx, audit } = work
    const data = filled(given)
    await refuseUnmanaged(work, before, given)
    if (given.email && given.email !== before.email) await refuseTaken(tx, given.email)
    if (given.profileImage !== undefined) await dropPicture(tx, id)
    if (given.status && given.status !== before.status) await needMove(work, accountMoves, before, given.status)
    await changeAccount(work, before, data)
    await audit('User', id, changesOf(before, data as Partial<typeof before>), reason)
    const otherRole = given.role && given.role !== before.role
    const otherStatus = given.status && given.status !== before.status
    if (otherRole) await afterNewRole(work, before, given.role!, reason)
    if (otherStatus && given.status === 'DEACTIVATED') await closeBelongings(work, before)
    return { userId: id }
  },
})

/** Role, e-mail and state may be sent along unchanged by anybody who may change the profile. */
async function refuseUnmanaged(
  { tx, access, viewer, ctx }: Work,
  before: { id: number; email: string; role: string; status: string },
  { email, role, status }: Partial<Update>,
) {
  const differs = (given: string | undefined, current: string) => given !== undefined && given !== current
  const [newEmail, newRole, newStatus] = [
    differs(email, before.email),
    differs(role, before.role),
    differs(status, before.status),
  ]
  if (!newEmail && !newRole && !newStatus) return
  if (!access.allowed('USER_MANAGE')) throw forbidden(texts.administratorsOnly())
  if (ctx.apiKey) throw forbidden(texts.needsPerson())
  if (newEmail || newRole) await needRecentPassword(tx, ctx.sessionId)
  if (before.id === viewer.id && (newRole || newStatus)) throw conflict(texts.ownRole())
  if (newRole || newStatus) await keepAnAdmin(tx, before.id)
}

export const inviteAgain = action({
  name: 'inviteAgain',
  requires: 'USER_MANAGE',
  rules: inviteAgainRules,
  description: 'Mails a new link to a person who was invited and has not chosen a password yet.',
  async run({ tx, viewer, access, audit }, { id }) {
    const person = await access.find('USER_READ', id)
    const { passwordHash } = await tx.user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } })
    if (passwordHash) throw conflict(texts.hasPassword())
    await enqueue(tx, mailInvitation, { email: person.email, by: viewer.name, message: '' })
    await audit('User', id, { invited: ['', 'again'] })
    return { userId: id }
  },
})

export const deleteUser = action({
  name: 'deleteUser',
  requires: 'USER_MANAGE',
  personal: true,
  rules: deleteUserRules,
  description:
    'Closes an account: its sessions and keys end at once, its teams are transferred, what others await of it is called off; what it made stays. Never one’s own.',
  async run(work, { id }) {
    const { tx, viewer, access } = work
    const person = await access.find('USER_READ', id)
    if (id === viewer.id) throw conflict(texts.ownAccount())
    await keepAnAdmin(tx, id)
    if (person.status === 'DEACTIVATED') throw conflict(texts.closedAlready())
    await needMove(work, accountMoves, person, 'DEACTIVATED')
    await putStatus(work, person, 'DEACTIVATED')
    await closeBelongings(work, person)
    return { userId: id }
  },
})

async function refuseTaken(tx: Tx, email: string) {
  if (await tx.user.findUnique({ where: { email } })) throw conflict(texts.emailTaken(), { email: texts.emailTaken() })
}

/** What was given: a field that is left out, or a text that is null, stays as it is. */
const filled = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
