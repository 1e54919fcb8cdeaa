/** A technology from the record of a project to the public and back: drafted, agreed to, published, read, withdrawn. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { openProject } from './forms/interests.ts'
import { serverOf } from './forms/server.ts'
import { complaints, devLogin, expectAccessible, pageOf, settled } from './support.ts'

const headline = `Clinical notes coded in Arabic ${Date.now()}`

test('a summary is drafted, agreed to, published, read by a visitor and withdrawn', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const project = (await openProject(serverOf(request))).path
  const team = await pageOf(browser, await devLogin('KU_TEAM'))
  const wrong = complaints(team)
  await team.goto(project)
  await team.getByRole('button', { name: 'Draft summary' }).click()
  await team.waitForURL(/\/technology-summaries\/\d+$/)
  // The page before has a menu of the same name.
  await expect(team.getByRole('button', { name: 'Draft summary' })).toHaveCount(0)
  await settled(team)
  await team.getByRole('button', { name: /^More actions for/ }).click()
  await team.getByRole('menuitem', { name: 'Edit text' }).click()
  await settled(team)
  await expectAccessible(team)
  await team.getByRole('textbox', { name: 'Headline' }).fill(headline)
  await team.getByRole('textbox', { name: 'Problem' }).fill('Coders read every note by hand.')
  await team.getByRole('textbox', { name: 'Solution' }).fill('A model proposes codes, and a coder confirms them.')
  await team.getByRole('textbox', { name: 'Advantages' }).fill('Twice as fast\nUnderstands dialects')
  const licence = team.getByRole('checkbox', { name: 'License' })
  if (!(await licence.isChecked())) await licence.click()
  await team.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(team.getByRole('heading', { level: 1, name: headline })).toBeVisible()
  await team.getByRole('button', { name: 'Ask owner to agree' }).click()
  await expect(team.getByText('The owner of the project has been asked to agree.')).toBeVisible()
  await settled(team)
  await expectAccessible(team)
  const record = new URL(team.url()).pathname
  const address = record.replace('/technology-summaries/', '/technologies/')

  const owner = await pageOf(browser, await devLogin('RESEARCHER'))
  const complained = complaints(owner)
  await owner.goto(project)
  await owner.getByRole('link', { name: 'Read and respond' }).click()
  await owner.waitForURL(`**${record}`)
  await owner.getByRole('button', { name: 'Agree', exact: true }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(owner.getByText('You agreed to the summary').first()).toBeVisible()
  await settled(owner)
  await expectAccessible(owner)

  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Technology not found' })).toBeVisible()
  expect((await page.request.get(`/api${address}/summary`)).status()).toBe(404)

  await team.reload()
  await team.getByRole('button', { name: 'Publish' }).click()
  await team.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(team.getByRole('link', { name: 'Open public page' }).first()).toBeVisible()

  const html = await (await page.request.get(address)).text()
  expect(html).toContain(`<meta property="og:title" content="${headline}" />`)
  await page.goto(`/technologies?q=${encodeURIComponent(headline)}`)
  await settled(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: headline }).click()
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PDF' }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'Contact the university' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Zara')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('zara@company.example')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Can we test it in our hospital?')
  await settled(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent').first()).toBeVisible()
  await expect(page.getByText(/will answer by email by \w+ \d+, \d{4}/).first()).toBeVisible()

  await team.goto(`/technology-enquiries?q=${encodeURIComponent(headline)}`)
  await team.getByRole('button', { name: headline }).click()
  const enquiry = team.getByRole('dialog')
  await expect(enquiry.getByText('Can we test it in our hospital?')).toBeVisible()
  await settled(team)
  await expectAccessible(team)
  await enquiry.getByRole('button', { name: 'Answer', exact: true }).click()
  const answer = team.getByRole('dialog', { name: 'Answer Zara' })
  await answer.getByRole('textbox', { name: 'Answer' }).fill('Yes, from spring on.')
  await settled(team)
  await expectAccessible(team)
  await answer.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(team.getByText('Answer sent').first()).toBeVisible()
  await expect(enquiry.getByText('Yes, from spring on.')).toBeVisible()
  await team.goto(record)

  await team.getByRole('button', { name: `More actions for ${headline}` }).click()
  await team.getByRole('menuitem', { name: 'Withdraw' }).click()
  await team.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('It is licensed.')
  await team.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(team.getByText('Summary withdrawn').first()).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Technology not found' })).toBeVisible()
  expect(await (await page.request.get(address)).text()).not.toContain('og:title')
  expect([...wrong, ...complained]).toEqual([])
})
