/** A slot of a facility: requested by a researcher, approved by the team, and seen as taken by another researcher. */
import { expect, test, type Locator } from '@playwright/test'
import { complaints, demoLogin, devLogin, enter, expectAccessible, pageOf, settled } from './support.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const purpose = `Image the second batch ${Date.now()}`
const facility = 'Scanning electron microscope'

/** The day after so many days, as a form holds it; no weekend. */
function weekday(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

test('a slot is requested, approved, taken for others, and canceled', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const day = weekday(30)
  const wrong = complaints(page)
  await enter(page, await devLogin('RESEARCHER'))
  await page.goto('/facilities')
  await expect(page).toHaveURL('/researcher/innovation-support/facilities')
  await settled(page)
  await expect(page.getByRole('article', { name: facility })).toContainText('AED 450 per hour')
  await expectAccessible(page)
  await page.getByRole('article', { name: facility }).getByRole('link').click()
  await settled(page)
  await expect(page.getByRole('region', { name: 'Availability' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${new URL(page.url()).pathname}?day=${day}&view=day`)
  await settled(page)
  await page.getByRole('link', { name: 'Free 9:00 AM' }).click()
  const dialog = page.getByRole('dialog', { name: `Request ${facility}` })
  await expect(dialog.getByText('holds the time until then')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'To' }).selectOption({ label: '11:00 AM' })
  await expect(dialog.getByText('2 hours, AED 900')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Purpose' }).fill(purpose)
  await settled(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Request slot' }).click()
  await expect(page.getByText('Slot requested')).toBeVisible()
  await expect(page.getByRole('link', { name: /Your booking .*Waiting for approval/ })).toBeVisible()

  const team = await pageOf(browser, await devLogin('KU_TEAM'))
  const complained = complaints(team)
  await team.goto(`/kuteam/support/bookings?q=${encodeURIComponent(purpose)}`)
  await settled(team)
  await expectAccessible(team)
  await team.getByRole('button', { name: facility, exact: true }).click()
  await team.getByRole('button', { name: 'Approve booking' }).click()
  await expect(team.getByText('Booking approved')).toBeVisible()
  await settled(team)
  await expectAccessible(team)

  await page.goto(`/meetings/schedule?day=${day}&view=day`)
  await settled(page)
  await expect(page.getByRole('link', { name: new RegExp(`${facility}.*Facility booking, confirmed`) })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()

  const other = await pageOf(browser, await demoLogin('omar.farouqi'))
  await other.goto(`${new URL(page.url()).pathname}?day=${day}&view=day`)
  await settled(other)
  await expect(other.getByText('Booked', { exact: true })).toBeVisible()
  await expect(other.getByText(purpose)).toHaveCount(0)
  await expect(other.getByRole('link', { name: 'Free 9:00 AM' })).toHaveCount(0)
  await expect(other.getByRole('link', { name: 'Free 11:00 AM' })).toBeVisible()

  await page.goto(`/researcher/innovation-support/bookings?q=${encodeURIComponent(purpose)}`)
  await page.getByRole('button', { name: facility, exact: true }).click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('dialog', { name: 'Cancel booking' }).getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('Booking canceled')).toBeVisible()
  expect([...wrong, ...complained]).toEqual([])
})

test('the team adds a facility, shows it with a photo, takes it out of service and puts it back', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const name = `Laser cutter ${Date.now()}`
  const wrong = complaints(page)
  await enter(page, await devLogin('COMMERCIALIZATION_TEAM'))
  await page.goto('/kuteam/support/facilities')
  await settled(page)
  await page.getByRole('button', { name: 'Add facility' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add facility' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Rate per hour (AED)' }).fill('90')
  await settled(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add facility' }).click()
  await expect(page.getByText('Facility added')).toBeVisible()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add files' }).click()
  await (await chooser).setFiles({ name: 'cutter.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })
  const shown = (image: Locator) =>
    expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1)
  await expect(page.getByRole('button', { name: 'cutter.png', exact: true })).toBeVisible()
  await page.reload()
  await shown(page.getByRole('img', { name: 'Photo: cutter.png' }))
  const researcher = await pageOf(browser, await devLogin('RESEARCHER'))
  await researcher.goto(`/researcher/innovation-support/facilities?q=${encodeURIComponent(name)}`)
  await shown(researcher.getByRole('article', { name }).locator('img'))
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Add out-of-service period' }).click()
  const outage = page.getByRole('dialog', { name: 'Add out-of-service period' })
  await outage.getByRole('textbox', { name: 'Reason' }).fill('New lens')
  await outage.getByRole('button', { name: 'Add out-of-service period' }).click()
  await expect(page.getByText('Out-of-service period added')).toBeVisible()
  const periods = page.getByRole('region', { name: 'Out of service' })
  await expect(periods.getByText('New lens')).toBeVisible()
  await periods.getByRole('button', { name: /^Remove the period/ }).click()
  await expect(periods).toHaveCount(0)
  expect(wrong).toEqual([])
})
