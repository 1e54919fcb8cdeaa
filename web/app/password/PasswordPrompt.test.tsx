/** Changes that need a recent proof of the password: asked for in one dialog, then sent again as they were. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

/** A server on which nobody has proved a password yet. */
function unproven() {
  let proven = false
  const sent: unknown[] = []
  const answers: Answers = {
    apiKeys: { edges: [] },
    createApiKey: ({ input }: { input: unknown }) => {
      sent.push(input)
      return proven ? { key: 'ascent_secret' } : refusal('REAUTHENTICATION_REQUIRED', 'Please confirm your password.')
    },
    confirmPassword: ({ input: { password } }: { input: { password: string } }) => {
      proven = password === 'right'
      return proven ? {} : refusal('INVALID', 'x', { password: 'The password is incorrect' })
    },
  }
  return { sent, answers }
}

async function makeKey(answers: Answers) {
  const { user } = renderRoute('/settings?section=keys', { as: 'RESEARCHER', answers })
  await user.click(await screen.findByRole('button', { name: 'New key' }))
  const form = await screen.findByRole('dialog', { name: 'New API key' })
  await user.type(within(form).getByRole('textbox', { name: /^Name/ }), 'Nightly')
  await user.click(within(form).getByRole('button', { name: 'Create key' }))
  const prompt = await screen.findByRole('dialog', { name: 'Confirm your password' })
  return { user, prompt, password: within(prompt).getByLabelText(/^Password/) }
}

test('the dialog has a description, refuses a wrong password, and sends the change again', async () => {
  const { sent, answers } = unproven()
  const { user, prompt, password } = await makeKey(answers)
  const description = document.getElementById(prompt.getAttribute('aria-describedby')!)
  expect(description?.textContent).toMatch(/^Enter your password to continue/)
  await user.type(password, 'wrong{Enter}')
  expect(await within(prompt).findAllByText('The password is incorrect')).not.toHaveLength(0)
  expect(sent).toHaveLength(1)
  await user.clear(password)
  await user.type(password, 'right{Enter}')
  expect(await screen.findByText('ascent_secret')).toBeTruthy()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(screen.queryByRole('dialog', { name: 'Confirm your password' })).toBeNull()
})

test('cancelling keeps what was typed, and the next try asks again', async () => {
  const { answers } = unproven()
  const { user } = await makeKey(answers)
  await user.keyboard('{Escape}')
  const form = await screen.findByRole('dialog', { name: 'New API key' })
  expect(within(form).getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Nightly')
  expect(screen.queryByText('Please confirm your password.')).toBeNull()
  await user.click(within(form).getByRole('button', { name: 'Create key' }))
  expect(await screen.findByRole('dialog', { name: 'Confirm your password' })).toBeTruthy()
})
