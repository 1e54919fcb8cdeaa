/** The letters about accounts, in our words. All of them must arrive: nobody can turn them off. */
import * as texts from '#texts/accounts/mails.js'
import * as of from '#texts/accounts/letters.js'
import type { Db } from '../../db.ts'
import { about, letterKind, value, type Pending } from '../../letters/letterKind.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { maySignIn } from '../../viewer.ts'

const lifetime = 30 * 60_000
/** People who are invited do not wait for the mail. */
const invitationLifetime = 7 * 86_400_000

/**
 * Adds a link to choose a password with. It is made when the letter is written, because what a letter is written from is kept;
 * a letter that could not be sent takes it back.
 */
const withLink =
  (lasting: number) =>
  async <D extends object>(db: Db, { userId, data }: Pending) => {
    const user = userId === null ? null : await db.user.findUnique({ where: { id: userId } })
    if (!user || !maySignIn(user.status)) return null
    const token = newToken()
    const { id } = await db.passwordReset.create({
      data: { tokenHash: hashToken(token), userId: user.id, expiresAt: new Date(Date.now() + lasting) },
    })
    return { data: { ...(data as D), token }, undo: () => db.passwordReset.deleteMany({ where: { id } }) }
  }

/** A letter with which its reader signs in. */
export interface Link extends Record<string, string> {
  token: string
}

const linkPath = ({ token }: Link) => `/auth/reset-password?token=${token}`
const byLink = { label: texts.choosePassword, path: linkPath }
const category = 'security'

export const resetLetter = letterKind<Link>({
  name: 'PASSWORD_LINK',
  category,
  title: texts.reset,
  who: of.resetWho,
  when: of.resetWhen,
  subject: texts.reset,
  paragraphs: [texts.resetAsked, texts.resetOnce],
  button: byLink,
  prepare: withLink(lifetime),
})

/** `by` is the name of the administrator, whose message may be empty. */
export const inviteLetter = letterKind<Link & { by: string; message: string }>({
  name: 'INVITATION',
  category: 'accounts',
  title: texts.invited,
  who: of.inviteWho,
  when: of.inviteWhen,
  subject: texts.invited,
  paragraphs: [texts.invitedBy, value('message'), texts.invitedLink],
  button: { label: texts.chooseFirstPassword, path: linkPath },
  prepare: withLink(invitationLifetime),
})

export const roleChangedLetter = letterKind<{ role: string; reason: string }>({
  name: 'ROLE_CHANGED',
  category,
  title: texts.roleChanged,
  who: of.accountWho,
  when: of.roleWhen,
  subject: texts.roleChanged,
  paragraphs: [texts.roleIsNow, about('reason', texts.because), texts.signInAgain],
  button: { label: texts.signIn, path: () => '/auth' },
})

export const confirmLetter = letterKind<Link>({
  name: 'ADDRESS_LINK',
  category,
  title: texts.confirm,
  who: of.confirmWho,
  when: of.confirmWhen,
  subject: texts.confirm,
  paragraphs: [texts.confirmAsked, texts.confirmLate],
  button: { ...byLink, label: texts.confirm },
  prepare: withLink(lifetime),
})

export const passwordChangedLetter = letterKind({
  name: 'PASSWORD_CHANGED_LETTER',
  category,
  title: texts.passwordChanged,
  who: of.accountWho,
  when: of.passwordWhen,
  subject: texts.passwordChanged,
  paragraphs: [texts.passwordChangedNow, texts.passwordChangedByOther],
  button: { label: texts.choosePassword, path: () => '/auth/forgot-password' },
})

export const accountDeletedLetter = letterKind({
  name: 'ACCOUNT_DELETED',
  category,
  title: texts.deleted,
  who: of.accountWho,
  when: of.deletedWhen,
  forgets: true,
  subject: texts.deleted,
  paragraphs: [texts.deletedNow, texts.deletedByOther],
})

export const verifiedLetter = letterKind({
  name: 'ACCOUNT_VERIFIED_LETTER',
  category: 'accounts',
  title: texts.verified,
  who: of.accountWho,
  when: of.verifiedWhen,
  subject: texts.verified,
  paragraphs: [texts.verifiedNow],
  button: { label: texts.signIn, path: () => '/auth' },
})

export const refusedLetter = letterKind<{ reason: string }>({
  name: 'ACCOUNT_REFUSED_LETTER',
  category: 'accounts',
  title: texts.refused,
  who: of.accountWho,
  when: of.refusedWhen,
  subject: texts.refused,
  paragraphs: [texts.refusedBecause],
})
