/** The guided choice to a non-disclosure agreement, whose draft opens as DOCX and says in the PDF what was asked. */
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { complaints, devLogin, enter, expectAccessible, settled } from './support.ts'

const title = `Talks about a pilot ${Date.now()}`

async function downloadOf(page: Page, name: RegExp): Promise<Buffer> {
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).click()
  return readFile(await (await downloading).path())
}

async function wordsOfPdf(bytes: Buffer) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

test('questions lead to an agreement, whose draft is sent and downloaded', async ({ page }) => {
  test.setTimeout(120_000)
  const wrong = complaints(page)
  await enter(page, await devLogin('RESEARCHER'))
  await page.goto('/researcher/innovation-support/ip-legal')
  const choice = page.getByRole('region', { name: 'Find the right form' })
  await choice.getByText('I may have invented something').click()
  await choice.getByText('Tell the university about the invention').click()
  await expect(choice.getByRole('heading', { name: 'Invention disclosure' })).toBeVisible()
  await choice.getByText('I want to talk to someone outside the university in confidence').click()
  await expect(choice.getByRole('heading', { name: 'Non-disclosure agreement' })).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  await choice.getByRole('link', { name: 'Begin: Non-disclosure agreement' }).click()

  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Create and submit draft' }).click()
  await expect(page.getByText('Enter the other party').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Other party', exact: true }).fill('Gulf Water Works')
  await page.getByRole('textbox', { name: 'Purpose' }).fill('To compare measurements.')
  await page.getByRole('textbox', { name: 'Confidential information' }).fill('Designs of the membrane.')
  await page.getByRole('textbox', { name: 'Term in months' }).fill('24')
  await page.getByRole('textbox', { name: 'Contact at the university' }).fill('The researcher')
  await settled(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create and submit draft' }).click()
  await expect(page).toHaveURL(/\/innovation-support\/request\/\d+$/)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  const docx = await downloadOf(page, /^Actions for .*\.docx/)
  const words = strFromU8(unzipSync(docx)['word/document.xml']!)
  expect(words).toContain('Gulf Water Works')
  expect(words).toContain('It lasts for 24 months.')
  const pdf = await wordsOfPdf(await downloadOf(page, /^Actions for .*\.pdf/))
  expect(pdf).toContain('Draft - not binding until reviewed and signed')
  expect(pdf).toContain('Gulf Water Works')

  await page.goto('/researcher/innovation-support/ip-legal')
  await expect(page.getByRole('region', { name: 'My agreements and questions' }).getByText(title)).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  expect(wrong).toEqual([])
})
