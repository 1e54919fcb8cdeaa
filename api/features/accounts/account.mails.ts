/** The mails about accounts, in our words. None waits on the answer: the time of an answer tells nothing. */
import { background } from '../../background.ts'
import { config } from '../../config.ts'
import { sendMail } from '../../mail.ts'

interface Person {
  name: string
  email: string
}

export const mailResetLink = (person: Person, token: string) =>
  sendMail({
    to: person.email,
    subject: 'Reset your password',
    text: [
      `Hello ${person.name},`,
      'someone asked for a new password for your account. Open this link within 30 minutes to choose one:',
      `${config.publicUrl}/auth/reset-password?token=${token}`,
      'The link works once. If it was not you, nothing has changed and you need not do anything.',
    ].join('\n\n'),
  })

export const mailPasswordChanged = (person: Person) =>
  background('mail: password changed', () =>
    sendMail({
      to: person.email,
      subject: 'Your password was changed',
      text: [
        `Hello ${person.name},`,
        'the password of your account was changed just now, and your other sessions were signed out.',
        `If it was not you, choose a new one at once: ${config.publicUrl}/auth/forgot-password`,
      ].join('\n\n'),
    }),
  )

export const mailVerification = (person: Person, approved: boolean, reason: string) =>
  background('mail: verification', () =>
    sendMail({
      to: person.email,
      subject: approved ? 'Your account is verified' : 'Your account was not verified',
      text: [
        `Hello ${person.name},`,
        approved
          ? `the university has verified your account. Sign in to see what is open to you: ${config.publicUrl}/auth`
          : `the university could not verify your account, and it is closed for now. The reason given: ${reason}`,
      ].join('\n\n'),
    }),
  )
