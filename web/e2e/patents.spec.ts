/** A researcher adds a patent and its international application, closes a deadline, and finds what is due in the calendar. */
import { expect, test } from '@playwright/test'
import { isoToday } from '#api/universityDay.rules.ts'
import { complaints, devLogin, enter, expectAccessible, settled } from './support.ts'

const unique = () => String(Date.now() % 1_000_000).padStart(6, '0')

test('a patent with its family, deadlines and costs', async ({ page }) => {
  const wrong = complaints(page)
  const title = `Falaj channel that stores cold ${unique()}`
  await enter(page, await devLogin('RESEARCHER'))
  await page.goto('/patents')
  await expect(page).toHaveURL(/\/research-management\/patents$/)
  await page.getByRole('button', { name: 'Add patent' }).click()
  const form = page.getByRole('dialog', { name: 'Add patent' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Filed on').fill(isoToday(-340))
  await form.getByLabel('Application number').fill('6000123')
  await form.getByRole('button', { name: 'Add patent' }).click()
  await expect(form.getByRole('link', { name: /Enter the number in the format of the office/ })).toBeVisible()
  await form.getByLabel('Application number').fill(`P6${unique()}/2025`)
  await form.getByRole('button', { name: 'Add patent' }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()

  const deadlines = page.getByRole('region', { name: 'Deadlines' })
  await expect(deadlines.getByText('Claim priority (12 months)')).toBeVisible()
  await page.getByRole('button', { name: 'Add to family' }).click()
  const member = page.getByRole('dialog', { name: 'Add to family' })
  await member.getByLabel('Filed on').fill(isoToday(-5))
  await member.getByLabel('Application number').fill(`PCT/AE2026/${unique()}`)
  await member.getByRole('button', { name: 'Add to family' }).click()
  await expect(page.getByText('International (PCT) (this patent)')).toBeVisible()
  await expect(deadlines.getByText('Enter national phase (30 months)')).toBeVisible()

  await page.getByRole('region', { name: 'Patent family' }).getByRole('link', { name: 'United Arab Emirates' }).click()
  await deadlines.getByRole('button', { name: 'Close: Claim priority (12 months)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close deadline' }).click()
  await expect(deadlines.getByText('Done', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add cost' }).click()
  const cost = page.getByRole('dialog', { name: 'Add cost' })
  await cost.getByLabel('Amount').fill('9800')
  await cost.getByLabel('Paid on').fill(isoToday(-300))
  await cost.getByRole('button', { name: 'Add cost' }).click()
  await expect(page.getByText('AED 9,800 for this patent, AED 9,800 for the family')).toBeVisible()
  await settled(page)
  await expectAccessible(page)

  // The priority year of a filing 340 days ago ends within the next weeks.
  await page.goto(`/meetings/schedule?view=list&day=${isoToday(20)}`)
  const due = page.getByRole('link', { name: new RegExp(`Claim priority .*${title}`) })
  await expect(due).toContainText('Deadline, done')
  await page.goto(`/research-management/patents?q=${encodeURIComponent(title)}`)
  await expect(page.getByText('Showing 2 patents')).toBeVisible()
  expect(wrong).toEqual([])
})

test('a grant with a report that is due, in the calendar', async ({ page }) => {
  const wrong = complaints(page)
  const title = `Cool roofs ${unique()}`
  await enter(page, await devLogin('RESEARCHER'))
  await page.goto('/grants')
  await page.getByRole('button', { name: 'Add grant' }).click()
  const form = page.getByRole('dialog', { name: 'Add grant' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Funder').fill('Wadi Noor Research Fund')
  await form.getByLabel('Amount').fill('900000')
  await form.getByLabel('Status').selectOption('ACTIVE')
  await form.getByLabel('Starts on').fill(isoToday(-30))
  await form.getByLabel('Ends on').fill(isoToday(700))
  await form.getByRole('button', { name: 'Add grant' }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Add deliverable' }).click()
  const item = page.getByRole('dialog', { name: 'Add deliverable' })
  await item.getByLabel('Title').fill(`Report of ${title}`)
  await item.getByLabel('Due on').fill(isoToday(3))
  await item.getByRole('button', { name: 'Add deliverable' }).click()
  await expect(
    page.getByRole('region', { name: 'Deliverables and reports' }).getByText(`Report of ${title}`),
  ).toBeVisible()
  await page.goto(`/meetings/schedule?view=list&day=${isoToday(0)}`)
  const entry = page.getByRole('link', { name: new RegExp(`All day.*Report of ${title}`) })
  await expect(entry).toBeVisible()
  await entry.click()
  await page.getByRole('button', { name: `Record delivery: Report of ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  expect(wrong).toEqual([])
})
