/** Two-factor authentication in the browser: the second step, setting up an app, and the page of those who must. */
import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const codes = ['aaaa-bbbb-cccc-dddd-eeee-ffff', 'gggg-hhhh-jjjj-kkkk-mmmm-nnnn']
const required = (methods: string[]) =>
  new GraphQLError('Enter the code', {
    extensions: { code: 'SECOND_FACTOR_REQUIRED', secondFactor: { ticket: 'ticket', methods } },
  })

async function signIn(answers: Answers) {
  const rendered = renderRoute('/auth', { answers })
  const { user } = rendered
  await user.type(await screen.findByLabelText(/^Email/), 'ann@test.example')
  await user.type(screen.getByLabelText(/^Password/), 'a-good-one')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  return rendered
}

test('a code ends the sign-in, a wrong one is said at the field, and there is a way back', async () => {
  const sent: unknown[] = []
  const { user } = await signIn({
    login: required(['APP', 'RECOVERY_CODE']),
    completeSignIn: ({ input }: { input: { code: string } }) => {
      sent.push(input)
      return input.code === '123456'
        ? { token: 'new', expiresIn: 60, viewer: { role: 'RESEARCHER' } }
        : new GraphQLError('x', { extensions: { code: 'INVALID', fieldErrors: { code: 'This code is wrong' } } })
    },
  })
  const code = await screen.findByRole('textbox', { name: /^Code/ })
  expect(screen.queryByText('Login failed')).toBeNull()
  await user.type(code, '000000')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findAllByText('This code is wrong')).not.toEqual([])
  await user.clear(code)
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(localStorage.getItem('ascent.token')).toContain('"new"'))
  expect(sent).toEqual([
    { ticket: 'ticket', code: '000000' },
    { ticket: 'ticket', code: '123456' },
  ])
})

test('without an app, a recovery code is asked for; back leads to the password', async () => {
  const { user } = await signIn({ login: required(['PASSKEY', 'RECOVERY_CODE']) })
  expect(await screen.findByRole('textbox', { name: /^Recovery code/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back to password' }))
  expect(await screen.findByLabelText(/^Password/)).toBeTruthy()
})

test('an app is set up with its key and first code, and the recovery codes stay until they are put away', async () => {
  const { user } = renderRoute('/settings?section=two-factor', {
    as: 'RESEARCHER',
    answers: {
      ownSecondFactor: { appSince: null, passkeys: [] },
      startTotp: { secret: 'ABCDEFGH', address: 'otpauth://totp/Ascent:ann?secret=ABCDEFGH' },
      confirmTotp: { recoveryCodes: codes },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Set up authenticator app' }))
  const dialog = await screen.findByRole('dialog', { name: 'Set up authenticator app' })
  expect(within(dialog).getByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
  expect(within(dialog).getByText('ABCD EFGH')).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox', { name: /^Code/ }), '12 34')
  await user.click(within(dialog).getByRole('button', { name: 'Confirm code' }))
  expect(await within(dialog).findAllByText('Enter the six digits that the app shows')).not.toEqual([])
  await user.type(within(dialog).getByRole('textbox', { name: /^Code/ }), '56')
  await user.click(within(dialog).getByRole('button', { name: 'Confirm code' }))
  const shown = await screen.findByRole('dialog', { name: 'Recovery codes' })
  expect(within(shown).getAllByRole('listitem')).toHaveLength(2)
  await user.keyboard('{Escape}')
  expect(screen.getByText(codes[0]!)).toBeTruthy()
})

test('whoever must set one up is led there from every page, without the shell', async () => {
  const viewer = { id: 'v', number: 1, name: 'Eve', role: 'EXPERT', status: 'ACTIVE', permissions: ['SIGN_IN_OWN'] }
  const { router } = renderRoute('/settings', {
    as: 'EXPERT',
    answers: { viewer: { ...viewer, mustSetUpSecondFactor: true }, ownSecondFactor: { appSince: null, passkeys: [] } },
  })
  expect(await screen.findByRole('heading', { name: 'Set up two-factor authentication' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/auth/two-factor')
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
})
