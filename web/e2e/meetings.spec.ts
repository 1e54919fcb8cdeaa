/** A meeting from the proposal to its end, between two people in two zones, one of which changes its clock meanwhile. */
import { expect, test } from '@playwright/test'
import { complaints, demoLogin, enter, expectAccessible, register, settled } from './support.ts'

// Around the last Sunday of next March: Berlin is three hours behind Dubai before it, and two hours after it.
const march = new Date(Date.UTC(new Date().getFullYear() + 1, 2, 31))
march.setUTCDate(31 - march.getUTCDay())
const around = (days: number) => new Date(march.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const [before, after] = [around(-1), around(1)]

test('two people find a time, each on the own clock', async ({ browser, page: organizer, request }) => {
  const researcher = await register('researcher', 'Organizer in Dubai')
  const investor = await demoLogin('bilal.sheraz')
  const setZone = (token: string, timeZone: string) =>
    request.patch('/api/user/profile', { headers: { authorization: `Bearer ${token}` }, data: { timeZone } })
  expect((await setZone(researcher.token, 'Asia/Dubai')).status()).toBe(200)
  expect((await setZone(investor.token, 'Europe/Berlin')).status()).toBe(200)
  const guest = await (await browser.newContext()).newPage()
  await enter(organizer, researcher)
  await enter(guest, investor)
  const wrong = [complaints(organizer), complaints(guest)]
  const title = `Terms ${Date.now()}`

  await organizer.goto('/meetings/schedule')
  await settled(organizer)
  await organizer.getByRole('button', { name: 'Propose a meeting' }).click()
  const form = organizer.getByRole('dialog', { name: 'Propose a meeting' })
  await form.getByLabel('Title').fill(title)
  await form.getByRole('combobox', { name: 'People', exact: true }).fill(investor.user.name)
  await organizer.getByRole('option', { name: investor.user.name }).click()
  await expect(form.getByText('Times in Gulf Standard Time (Dubai).')).toBeVisible()
  // A time at which both are free is taken from the keyboard, in the place of the one that the form begins with.
  const suggested = form.getByRole('group', { name: 'Times when everyone is free' })
  const chip = suggested.getByRole('button', { name: /^\d+:\d\d\s[AP]M$/ }).first()
  await chip.focus()
  await organizer.keyboard.press('Enter')
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(form.getByLabel('Time', { exact: true })).not.toHaveValue(/T10:00$/)
  await form.getByLabel('Time', { exact: true }).fill(`${before}T10:00`)
  await form.getByRole('button', { name: 'Add time' }).click()
  await form.getByLabel('Time 2', { exact: true }).fill(`${after}T10:00`)
  await expectAccessible(organizer)
  await form.getByRole('button', { name: 'Propose' }).click()
  await expect(organizer.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = new URL(organizer.url()).pathname
  await expect(organizer.getByRole('button', { name: /^Set .*10:00\sAM/ })).toHaveCount(2)

  await guest.goto(address)
  await settled(guest)
  await guest.getByLabel(/^Your answer to .* 7:00\sAM/).selectOption('No')
  await guest.getByLabel(/^Your answer to .* 8:00\sAM/).selectOption('Yes')
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Send your answer' }).click()
  await expect(guest.getByText(`${investor.user.name}: Yes`)).toHaveCount(1)
  // Whoever is asked may not choose the time.
  await expect(guest.getByRole('button', { name: /^Set / })).toHaveCount(0)

  await organizer.reload()
  await settled(organizer)
  const second = organizer.getByRole('listitem').filter({ hasText: `${investor.user.name}: Yes` })
  await second.getByRole('button', { name: /^Set / }).click()
  await organizer.getByRole('alertdialog').getByRole('button', { name: 'Set the time' }).click()
  await expect(organizer.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  await expect(organizer.getByText(/10:00\sAM to 10:30\sAM/)).toBeVisible()

  await guest.reload()
  await settled(guest)
  await expect(guest.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  await expect(guest.getByText(/8:00\sAM to 8:30\sAM/)).toBeVisible()
  await expect(guest.getByText(/10:00\sAM at the university/)).toBeVisible()

  await organizer.getByRole('button', { name: 'Cancel meeting' }).click()
  const cancel = organizer.getByRole('dialog', { name: `Cancel ${title}` })
  await cancel.getByRole('button', { name: 'Cancel meeting' }).click()
  await expect(cancel.getByText('Enter a reason').first()).toBeVisible()
  await cancel.getByLabel('Reason').fill('The board meets on that day.')
  await cancel.getByRole('button', { name: 'Cancel meeting' }).click()
  await expect(organizer.getByText('Canceled', { exact: true }).first()).toBeVisible()

  await guest.reload()
  await settled(guest)
  await expect(guest.getByText('By Organizer in Dubai: The board meets on that day.')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Calendar file' })).toHaveCount(0)
  expect(wrong).toEqual([[], []])
})
