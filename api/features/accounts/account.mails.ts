/** The letters about accounts, in our words. All of them must arrive: nobody can turn them off. */
import * as texts from '#texts/accounts/mails.js'
import type { Role } from '../../__generated__/prisma/enums.ts'
import type { Letter } from '../../letter.ts'
import { roleWords } from './roleWords.rules.ts'

interface Person {
  name: string
  email: string
}

export const resetLetter = ({ name, email }: Person, token: string): Letter => ({
  to: email,
  name,
  subject: texts.reset(),
  paragraphs: [texts.resetAsked(), texts.resetOnce()],
  button: { label: texts.choosePassword(), path: `/auth/reset-password?token=${token}` },
})

/** `by` is the name of the administrator, whose message may be empty. */
export const inviteLetter = ({ name, email }: Person, token: string, by: string, message: string): Letter => ({
  to: email,
  name,
  subject: texts.invited(),
  paragraphs: [texts.invitedBy({ by }), ...(message ? [message] : []), texts.invitedLink()],
  button: { label: texts.choosePassword(), path: `/auth/reset-password?token=${token}` },
})

export const roleChangedLetter = ({ name, email }: Person, role: Role, reason: string): Letter => ({
  to: email,
  name,
  subject: texts.roleChanged(),
  paragraphs: [
    texts.roleIsNow({ role: roleWords[role] }),
    ...(reason ? [texts.because({ reason })] : []),
    texts.signInAgain(),
  ],
  button: { label: texts.signIn(), path: '/auth' },
})

export const confirmLetter = ({ name, email }: Person, token: string): Letter => ({
  to: email,
  name,
  subject: texts.confirm(),
  paragraphs: [texts.confirmAsked(), texts.confirmLate()],
  button: { label: texts.confirm(), path: `/auth/reset-password?token=${token}` },
})

export const passwordChangedLetter = ({ name, email }: Person): Letter => ({
  to: email,
  name,
  subject: texts.passwordChanged(),
  paragraphs: [texts.passwordChangedNow(), texts.passwordChangedByOther()],
  button: { label: texts.choosePassword(), path: '/auth/forgot-password' },
})

export const accountDeletedLetter = ({ name, email }: Person): Letter => ({
  to: email,
  name,
  subject: texts.deleted(),
  paragraphs: [texts.deletedNow(), texts.deletedByOther()],
})

export const verificationLetter = ({ name, email }: Person, approved: boolean, reason: string): Letter => ({
  to: email,
  name,
  subject: approved ? texts.verified() : texts.refused(),
  ...(approved
    ? {
        paragraphs: [texts.verifiedNow()],
        button: { label: texts.signIn(), path: '/auth' },
      }
    : {
        paragraphs: [texts.refusedBecause({ reason })],
      }),
})
