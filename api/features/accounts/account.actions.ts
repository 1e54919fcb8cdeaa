/** Registering, signing in and out, and the viewer's own account. */
import { wantedName } from '../../languages.rules.ts'
import { object } from 'yup'
import * as texts from '#texts/accounts/errors.js'
import * as records from '#texts/ui/records.js'
import * as details from '#texts/securityLog/details.js'
import { config } from '../../config.ts'
import { action, changesOf, type Work } from '../../action.ts'
import type { Context } from '../../context.ts'
import { editing } from '../../editing.ts'
import { conflict, forbidden, notFound, secondFactorRequired, unauthenticated } from '../../errors.ts'
import { enqueue } from '../../job.ts'
import { post } from '../../letters/post.ts'
import { featureIsOn } from '../../flags/featureIsOn.ts'
import { limit } from '../../limits.ts'
import { maySignIn, viewerColumns, type Viewer } from '../../viewer.ts'
import { platformSettings } from '../../platformSettings.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import { mailConfirmLink } from './account.jobs.ts'
import { isUniversityResearcher } from './universityAddress.ts'
import { changeAccount } from './changeAccount.ts'
import { changePasswordRules, devLoginRules, loginRules, registerRules, updateProfileRules } from './account.rules.ts'
import { lookForEarlierWorks } from '../publications/earlierWorks.ts'
import { tellOfJoining } from '../companies/joinedCompany.ts'
import { passwordChangedLetter } from './account.mails.ts'
import { proveOwnPassword } from './ownPassword.ts'
import { verifyPassword } from './password.ts'
import { countTry, takeBackTry } from './passwordTries.ts'
import { hashNewPassword } from './passwordPolicy.ts'
import { countFailedSignIn } from './failedSignIn.ts'
import { beginSecondStep } from './secondFactor/factors.ts'
import { endSessions } from './session.ts'
import { signIn } from './signIn.ts'
import { signOutAddressOf } from './providers/signOut.ts'
import { dropPicture } from './picture.actions.ts'
import { freeUsername } from './username.ts'

export const login = action({
  name: 'login',
  requires: 'public',
  whileMaintained: true,
  rules: loginRules,
  description:
    'Signs in. An unknown account and a wrong password answer alike, in the same time. Someone with a second factor is answered SECOND_FACTOR_REQUIRED, and goes on with completeSignIn or signInWithPasskey.',
  async prepare(ctx, { email, password, remember }) {
    await countTry(ctx, email)
    const user = await ctx.db.user.findUnique({ where: { email }, select: { ...viewerColumns, passwordHash: true } })
    const right = await verifyPassword(password, user?.passwordHash)
    const refused = (detail: string) => countFailedSignIn(ctx, user?.id ?? null, detail)
    if (!user) refused(details.noAccount())
    else if (!right) refused(details.wrongPassword())
    if (!user || !right) throw unauthenticated(texts.loginFailed())
    if (!maySignIn(user.status)) refused(details.notInUse())
    if (!maySignIn(user.status)) throw forbidden(texts.notInUse())
    // Who is let in has not tried in vain.
    await takeBackTry(ctx, email)
    const step = await beginSecondStep(ctx.db, user.id, remember ?? false)
    if (step) throw secondFactorRequired(step)
    const { passwordHash: _, ...viewer } = user
    return viewer satisfies Viewer
  },
  run: (work, { remember }, viewer) => signIn(work, viewer, { remember: remember ?? false }),
})

export const register = action({
  name: 'register',
  requires: 'public',
  rules: registerRules,
  description:
    'Registers and signs in. Where the university asks for it, accounts wait to be verified; researchers with an address of the university are mailed a link that verifies them.',
  async prepare(ctx, { password, email, name }) {
    if (!(await featureIsOn(ctx.db, null, 'REGISTRATION'))) throw forbidden(texts.registrationClosed())
    await limit('registerAddress', ctx.address)
    return hashNewPassword(ctx.db, password, { email, name })
  },
  async run(work, { email, name, role, department, timeZone }, passwordHash) {
    const { tx } = work
    if (await tx.user.findUnique({ where: { email } })) {
      const taken = texts.emailTaken()
      throw conflict(taken, { email: taken })
    }
    const { verifyNewAccounts: waits } = await platformSettings(tx)
    const [firstName = '', ...rest] = name.split(/\s+/)
    const viewer = await tx.user.create({
      data: {
        email,
        name,
        firstName,
        lastName: rest.join(' '),
        role,
        department: department ?? '',
        ...(timeZone ? { timeZone } : {}),
        language: wantedName(),
        passwordHash,
        username: await freeUsername(tx, email),
        status: waits ? 'PENDING_VERIFICATION' : 'ACTIVE',
      },
      select: viewerColumns,
    })
    await work.audit('User', viewer.id, { role: [null, role], status: [null, viewer.status] })
    if (waits) await tellOfAccount(work, viewer)
    await lookForEarlierWorks(tx, viewer.id, {}, viewer)
    if (waits && isUniversityResearcher(viewer)) await enqueue(tx, mailConfirmLink, { email })
    else if (!waits) await tellOfJoining(work, viewer.id, null)
    return signIn(work, viewer)
  },
})

const tellOfAccount = (work: Work<Viewer | null>, { id, name, role }: Viewer) =>
  tellUniversity(work, {
    kind: 'ACCOUNT_WAITS',
    subject: { entity: 'User', id },
    data: { name, role },
  })

export const devLogin = action({
  name: 'devLogin',
  requires: 'public',
  whileMaintained: true,
  rules: devLoginRules,
  description: 'Signs in as a demo account without a password; there is no such thing without DEMO.',
  async run(work, { role, email }) {
    if (!config.demo) throw notFound(records.page())
    const viewer = await work.tx.user.findFirst({
      where: email ? { email, demo: true } : { email: `${(role ?? 'RESEARCHER').toLowerCase()}@demo.ascent.test` },
      select: viewerColumns,
    })
    if (!viewer) throw notFound(records.account())
    return signIn(work, viewer, { exempt: true })
  },
})

export const logout = action({
  name: 'logout',
  requires: 'SIGN_IN_OWN',
  whileMaintained: true,
  rules: object(),
  description:
    'Ends the session at once, its open subscriptions included. Where the provider signs out as well, the address says where the browser goes for that.',
  prepare: signOutAddressOf,
  async run({ ctx, tx, afterCommit }, _, address) {
    if (ctx.sessionId !== null)
      afterCommit(await endSessions(tx, { id: ctx.sessionId }, { kind: 'SIGN_OUT', by: ctx.viewer?.id }))
    return { done: true, address }
  },
})

export const updateProfile = editing({
  name: 'updateProfile',
  requires: 'ACCOUNT_OWN',
  rules: updateProfileRules,
  description: "Changes the viewer's own profile; what is not given stays.",
  // Administrators change it, too (updateUser).
  held: ({ access, viewer }) => access.hold('USER_UPDATE', viewer.id),
  async run(work, input, before) {
    const { tx, viewer, audit } = work
    const { expertise, languages, links, ...rest } = input
    const lists = { ...(expertise && { expertise }), ...(languages && { languages }), ...(links && { links }) }
    const data = { ...rest, ...lists }
    if (input.profileImage !== undefined) await dropPicture(tx, viewer.id)
    const after = await tx.user.update({ where: { id: viewer.id }, data, select: viewerColumns })
    await audit('User', viewer.id, changesOf(before, data as Partial<typeof before>))
    await lookForEarlierWorks(tx, viewer.id, before, data as Partial<typeof before>)
    await tellOfJoining(work, viewer.id, before.companyId)
    return { viewer: after }
  },
})

export const changePassword = action({
  name: 'changePassword',
  requires: 'ACCOUNT_OWN',
  personal: true,
  rules: changePasswordRules,
  description: "Changes the viewer's password and ends all other sessions at once.",
  async prepare(ctx, { currentPassword, password }) {
    await proveOwnPassword(ctx, currentPassword, {
      field: 'currentPassword',
      wrong: texts.wrongCurrentPassword(),
    })
    return hashNewPassword(ctx.db, password, ctx.viewer!)
  },
  async run(work, _, passwordHash) {
    await setPassword(work, work.viewer, passwordHash, work.ctx)
    return { viewer: work.viewer }
  },
})

/**
 * Stores the new hash, ends mailed links and the other sessions, and notifies the person on screen and by mail. The first
 * password of an account that nobody could sign in to before changes nothing, and is no news to its person.
 */
export async function setPassword(
  work: Work<Viewer | null>,
  person: Pick<Viewer, 'id' | 'email' | 'name' | 'role' | 'status'>,
  passwordHash: string,
  ctx: Pick<Context, 'sessionId'> | null,
) {
  const own = await work.tx.user.findUniqueOrThrow({
    where: { id: person.id },
    select: {
      passwordHash: true,
      provisioned: { select: { id: true } },
      providerLinks: { select: { id: true }, take: 1 },
    },
  })
  const isFirst = own.passwordHash === null && own.provisioned === null && own.providerLinks.length === 0
  await changeAccount(work, person, { passwordHash }, { keep: ctx?.sessionId ?? null })
  await work.audit('User', person.id, { password: ['', 'changed'] })
  if (isFirst) return
  await notify(work, { to: person.id, kind: 'PASSWORD_CHANGED', data: {}, alsoActor: true })
  await post(work.tx, passwordChangedLetter, person, {})
}
