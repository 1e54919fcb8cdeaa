/** The letters about accounts, in our words. All of them must arrive: nobody can turn them off. */
import type { Letter } from '../../letter.ts'

interface Person {
  name: string
  email: string
}

export const resetLetter = ({ name, email }: Person, token: string): Letter => ({
  to: email,
  name,
  subject: 'Reset your password',
  paragraphs: [
    'someone asked for a new password for your account. Open this link within 30 minutes to choose one.',
    'The link works once. If it was not you, nothing has changed and you need not do anything.',
  ],
  button: { label: 'Choose a new password', path: `/auth/reset-password?token=${token}` },
})

export const confirmLetter = ({ name, email }: Person, token: string): Letter => ({
  to: email,
  name,
  subject: 'Confirm your address',
  paragraphs: [
    'You registered with an address of the university. Open this link within 30 minutes, and choose your password there, to confirm that it is yours. Your account is verified at once.',
    'If the link has expired, ask for a new password on the sign-in page. If you did not register, ignore this mail.',
  ],
  button: { label: 'Confirm your address', path: `/auth/reset-password?token=${token}` },
})

export const passwordChangedLetter = ({ name, email }: Person): Letter => ({
  to: email,
  name,
  subject: 'Your password was changed',
  paragraphs: [
    'the password of your account was changed just now, and your other sessions were signed out.',
    'If it was not you, choose a new one at once.',
  ],
  button: { label: 'Choose a new password', path: '/auth/forgot-password' },
})

export const accountDeletedLetter = ({ name, email }: Person): Letter => ({
  to: email,
  name,
  subject: 'Your account was deleted',
  paragraphs: [
    'your account was deleted just now, as you asked. You are signed out everywhere, and your name, address and profile are gone. Projects stay with the university, without your name.',
    'This is the last mail that you get from us. If it was not you, please tell the university team at once.',
  ],
})

export const verificationLetter = ({ name, email }: Person, approved: boolean, reason: string): Letter => ({
  to: email,
  name,
  subject: approved ? 'Your account is verified' : 'Your account was not verified',
  ...(approved
    ? {
        paragraphs: ['the university has verified your account. Sign in to see what is open to you.'],
        button: { label: 'Sign in', path: '/auth' },
      }
    : {
        paragraphs: [
          `the university could not verify your account, and it is closed for now. The reason given: ${reason}`,
        ],
      }),
})
