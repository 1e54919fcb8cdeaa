/** Forgotten passwords where things go wrong: lost requests, links that are over, passwords that are refused. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { button, field, findButton, recorded, wrongField } from '#web/testing/steps.ts'

const again = 'This link is no longer valid. Request a new one.'

test('the request for a link is sent by the next press when the first was lost, and its answer stays', async () => {
  const lost = new Set(['ForgotPasswordPageMutation'])
  const message = 'If there is an account with this address, it gets an email.'
  const { sent, answer } = recorded({ message })
  const { user } = renderRoute('/auth/forgot-password', { answers: { forgotPassword: answer }, lost })
  await user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'ada@ascent.test')
  await user.click(button('Send reset link'))
  expect(await screen.findByText(/Ascent could not be reached/)).toBeTruthy()
  expect(field(screen, /^Email/).value).toBe('ada@ascent.test')
  lost.clear()
  await user.click(button('Send reset link'))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.queryByText(/Ascent could not be reached/)).toBeNull()
  expect(sent).toEqual([{ email: 'ada@ascent.test' }])
})

test('an address that is none is refused before anything is sent', async () => {
  const { user, asked } = renderRoute('/auth/forgot-password')
  await user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'ada')
  await user.click(button('Send reset link'))
  expect(await wrongField(screen, /^Email/, 'Please enter a valid email address')).toBeTruthy()
  expect(asked).not.toContain('ForgotPasswordPageMutation')
})

const reset = (answers: Answers) => renderRoute('/auth/reset-password?token=t', { answers })

test('a link that is over asks for no password and leads to a new one', async () => {
  reset({ resetLinkIsGood: false })
  expect(await screen.findByText(again)).toBeTruthy()
  expect(screen.queryByLabelText(/^Password/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/auth/forgot-password')
})

test('a link that is used up meanwhile says so in the place of the form', async () => {
  const { user } = reset({ resetLinkIsGood: true, resetPassword: refusal('INVALID', 'x', { resetToken: 'Used' }) })
  await user.type(await screen.findByLabelText(/^Password/), 'secret1')
  await user.click(button('Save password'))
  expect(await screen.findByText(again)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save password' })).toBeNull()
})

test('a refused password is named and stays written; the next one is taken, with the token of the link', async () => {
  const answers: Answers = {
    resetLinkIsGood: true,
    resetPassword: refusal('INVALID', 'x', { password: 'This password is too common' }),
  }
  const { user } = reset(answers)
  await user.type(await screen.findByLabelText(/^Password/), 'secret1')
  await user.click(button('Save password'))
  const wrong = await wrongField(screen, /^Password/, 'This password is too common')
  expect(wrong.value).toBe('secret1')
  const { sent, answer } = recorded({ done: true })
  answers['resetPassword'] = answer
  await user.type(wrong, '-and-more')
  await user.click(button('Save password'))
  expect((await screen.findByText('Password saved. All earlier sessions were signed out.')).textContent).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth')
  expect(sent).toEqual([{ password: 'secret1-and-more', resetToken: 't' }])
})

test('a password can be read while it is chosen, and how strong it is is announced', async () => {
  const { user } = reset({ resetLinkIsGood: true })
  const password = await screen.findByLabelText<HTMLInputElement>(/^Password/)
  await user.type(password, 'abc')
  const weak = screen.getByText(/^Password strength/)
  expect(weak.closest('[role=status]')).toBeTruthy()
  const before = weak.textContent
  await user.type(password, 'defGHI123!?')
  await waitFor(() => expect(screen.getByText(/^Password strength/).textContent).not.toBe(before))
  await user.click(await findButton('Show password'))
  expect(password.type).toBe('text')
  expect(password.value).toBe('abcdefGHI123!?')
})

test('a new address is confirmed by a press, not by opening the link', async () => {
  const { sent, answer } = recorded({ email: 'new@ascent.test' })
  const { user } = renderRoute('/auth/confirm-email?token=t', { answers: { confirmEmailChange: answer } })
  await user.click(await screen.findByRole('button', { name: 'Confirm address' }))
  expect(await screen.findByText('Your address is now new@ascent.test.')).toBeTruthy()
  expect(sent).toEqual([{ token: 't' }])
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/auth')
})

test.each([
  ['?token=t', true],
  ['', false],
])('a link to an address that does not count says so: %s', async (address, presses) => {
  const confirmEmailChange = refusal('INVALID', 'x', { token: 'stale' })
  const { user } = renderRoute(`/auth/confirm-email${address}`, { answers: { confirmEmailChange } })
  if (presses) await user.click(await screen.findByRole('button', { name: 'Confirm address' }))
  expect(await screen.findByText('This link is no longer valid. Request a new one in your settings.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to settings' })).toBeTruthy()
})
