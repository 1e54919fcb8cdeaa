/** The letters about another address: the link to the new one, and the notice to the address before. */
import * as texts from '#texts/accounts/mails.js'
import * as of from '#texts/accounts/letters.js'
import type { Db } from '../../db.ts'
import { letterKind, type Pending } from '../../letters/letterKind.ts'
import { hashToken, newToken } from '../../tokens.ts'
import type { Link } from './account.mails.ts'

export const emailChangeLasts = 24 * 3_600_000
const category = 'security'

/** Adds the token, which is made when the letter is written: what a letter is written from is kept. */
async function withToken(db: Db, { userId, email, data }: Pending) {
  const token = newToken()
  const [wish] = await db.emailChange.updateManyAndReturn({
    // Only for the wish that stands: another one may have taken its place.
    where: { userId: userId ?? -1, email, expiresAt: { gt: new Date() } },
    data: { tokenHash: hashToken(token) },
  })
  return wish ? { data: { ...(data as object), token } as Link } : null
}

export const emailChangeLinkLetter = letterKind<Link>({
  name: 'EMAIL_CHANGE_LINK',
  category,
  title: texts.newEmail,
  who: of.newEmailWho,
  when: of.newEmailWhen,
  subject: texts.newEmail,
  paragraphs: [texts.newEmailAsked, texts.newEmailOnce],
  button: { label: texts.newEmail, path: ({ token }: Link) => `/auth/confirm-email?token=${token}` },
  prepare: withToken,
})

export const emailChangeAskedLetter = letterKind<{ email: string }>({
  name: 'EMAIL_CHANGE_ASKED',
  category,
  title: texts.emailAsked,
  who: of.oldEmailWho,
  when: of.newEmailWhen,
  subject: texts.emailAsked,
  paragraphs: [texts.emailAskedFor, texts.emailAskedByOther],
  button: { label: texts.choosePassword, path: () => '/auth/forgot-password' },
})

export const emailChangedLetter = letterKind<{ email: string }>({
  name: 'EMAIL_CHANGED_LETTER',
  category,
  title: texts.emailChanged,
  who: of.oldEmailWho,
  when: of.emailChangedWhen,
  subject: texts.emailChanged,
  paragraphs: [texts.emailChangedTo, texts.emailChangedByOther],
})
