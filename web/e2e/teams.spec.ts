/** A team is made and filled: the tenth comes by an invitation, the eleventh reads that it is full. */
import { expect, test } from '@playwright/test'
import { complaints, demoLogin, enter, expectAccessible, pageOf, register, settled } from './support.ts'

/** Researchers of the demo university who join at once, over the documented calls. */
const joining = [
  'priya.venkatesan',
  'jonas.ekelund',
  'rashid.albadwawi',
  'mira.kostova',
  'anil.deshmukh',
  'shamma.alketbi',
  'tariq.alhamrani',
  'elena.marchesi',
]

test('a team is full at the tenth', async ({ browser, page: owner, request }) => {
  const made = await register('researcher', 'Owner of Ten')
  const name = `Ten of us ${Date.now()}`
  const wrong = complaints(owner)

  await enter(owner, made)
  await owner.goto('/teams/new')
  await settled(owner)
  await owner.getByLabel('Team name').fill(name)
  await owner.getByLabel('How people join').selectOption('OPEN')
  await owner.getByRole('button', { name: 'Create Team' }).click()
  await expect(owner.getByRole('heading', { level: 1, name })).toBeVisible()
  const number = Number(/\/researchers\/teams\/(\d+)/.exec(owner.url())![1])

  const invited = await demoLogin('omar.farouqi')
  await owner.getByRole('button', { name: 'Invite' }).click()
  await owner.getByRole('combobox', { name: 'Researcher' }).fill(invited.user.name)
  await owner.getByRole('option', { name: invited.user.name }).click()
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await expect(owner.getByText('Open invitations')).toBeVisible()
  await expectAccessible(owner)

  const join = (token: string) =>
    request.post(`/api/teams/${number}/join`, { headers: { authorization: `Bearer ${token}` }, data: {} })
  for (const key of joining) expect((await join((await demoLogin(key)).token)).status()).toBe(200)

  const tenth = await pageOf(browser, invited)
  await tenth.goto('/my-teams')
  await settled(tenth)
  await tenth.getByRole('button', { name: `Accept ${name}` }).click()
  await expect(tenth.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(tenth.getByText('10 of 10 members').first()).toBeVisible()
  await tenth.getByRole('textbox', { name: 'Message' }).fill('Ten of ten.')
  await tenth.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(tenth.getByLabel('Discussion, latest first').getByText('Ten of ten.')).toBeVisible()

  const late = await demoLogin('sunil.wickramage')
  const eleventh = await pageOf(browser, late)
  await eleventh.goto(`/teams/${number}`)
  await settled(eleventh)
  await expect(eleventh.getByRole('button', { name: 'Team is full' })).toBeDisabled()
  await expect(eleventh.getByText('Ten of ten.')).toHaveCount(0)
  const refused = await join(late.token)
  expect(refused.status()).toBe(409)
  expect(((await refused.json()) as { message: string }).message).toBe('This team is full: it has 10 of 10 members')
  expect(wrong).toEqual([])
})
