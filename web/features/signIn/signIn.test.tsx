/** The sign-in settings: roles that must have a second factor, the rules of passwords, and the history. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const policy = {
  secondFactorRoles: ['INDUSTRY', 'INDUSTRY_PARTNER'],
  loginTries: 10,
  lockMinutes: 15,
  passwordLength: 8,
  changes: [
    {
      number: 2,
      actor: { name: 'Rania' },
      changes: [
        { field: 'secondFactorRoles', before: '', after: 'INDUSTRY, INDUSTRY_PARTNER' },
        { field: 'loginTries', before: 20, after: 10 },
      ],
    },
  ],
}

const open = (answers: Answers = {}) =>
  renderRoute('/admin/access-control/sign-in', { as: 'ADMIN', answers: { signInPolicy: policy, ...answers } })
const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('roles are ticked and sent; companies are one', async () => {
  const sent: unknown[] = []
  const { user } = open({
    setSecondFactorRoles: ({ input }: { input: unknown }) => {
      sent.push(input)
      return { signInPolicy: policy }
    },
  })
  const part = await section('Two-factor authentication')
  expect(part.getAllByRole('checkbox')).toHaveLength(7)
  expect(part.getByRole<HTMLInputElement>('checkbox', { name: 'Industry Partner' }).checked).toBe(true)
  await user.click(part.getByRole('checkbox', { name: 'Expert' }))
  await user.click(part.getByRole('button', { name: 'Save settings' }))
  await waitFor(() => expect(sent).toEqual([{ roles: ['INDUSTRY', 'EXPERT'] }]))
})

test('what is too loose is refused at its field, and what is right is sent', async () => {
  const sent: unknown[] = []
  const { user } = open({
    setPasswordPolicy: ({ input }: { input: unknown }) => {
      sent.push(input)
      return { signInPolicy: policy }
    },
  })
  const part = await section('Passwords and lockout')
  const write = async (name: RegExp, value: string) => {
    const field = part.getByRole('textbox', { name })
    await user.clear(field)
    await user.type(field, value)
  }
  await write(/^Failed attempts/, '20')
  await write(/^Lockout/, '5')
  await write(/^Minimum password length/, '7')
  await user.click(part.getByRole('button', { name: 'Save password settings' }))
  expect(await part.findAllByText(/at most 100 attempts an hour/)).not.toEqual([])
  expect(part.getAllByText('Enter 8 to 64 characters')).not.toEqual([])
  expect(sent).toEqual([])
  await write(/^Lockout/, '30')
  await write(/^Minimum password length/, '12')
  await user.click(part.getByRole('button', { name: 'Save password settings' }))
  await waitFor(() => expect(sent).toMatchObject([{ loginTries: 20, lockMinutes: 30, passwordLength: 12 }]))
})

test('the history names fields and roles in words', async () => {
  open()
  const part = await section('History')
  expect(part.getByText('Roles that need two-factor authentication')).toBeTruthy()
  const shown = part.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(shown).toEqual(['Before: NothingAfter: Industry Partner', 'Before: 20After: 10'])
  expect(part.getByText('Failed attempts')).toBeTruthy()
})
