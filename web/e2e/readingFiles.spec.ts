/** Files are read for an assessment: cancelled by the keyboard, tried again, and announced to the owner who has left the page. */
import { expect, test, type Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { complaints, enter, expectAccessible, register, settled } from './support.ts'

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A Word document that takes about a second to read: much markup, little text. */
const slowDocument = () => {
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${docxType}.main+xml"/></Types>`
  const xml = `<w:p><w:r><w:t>The pilot plant needs a permit.</w:t></w:r></w:p>${'<w:b></w:b>'.repeat(2_500_000)}`
  const parts = { '[Content_Types].xml': strToU8(types), 'word/document.xml': strToU8(xml) }
  return Buffer.from(zipSync(parts, { level: 1 }))
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).press('Enter')

test('reading is cancelled, tried again, and ends in a notification', async ({ page, request }) => {
  test.setTimeout(240_000)
  const owner = await register('researcher', 'Owner of slow files')
  const headers = { authorization: `Bearer ${owner.token}` }
  const created = await request.post('/api/projects', {
    headers,
    data: { title: `Slow files ${Date.now()}`, description: 'A still that distils brackish water.' },
  })
  const { id } = (await created.json()) as { id: number }
  const buffer = slowDocument()
  for (const nth of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const file = { name: `plan ${nth}.docx`, mimeType: docxType, buffer }
    const multipart = { entityType: 'project', entityId: String(id), file }
    expect((await request.post('/api/upload', { headers, multipart })).status()).toBe(201)
  }
  const wrong = complaints(page)
  await enter(page, owner)
  await page.goto(`/commercial-advisor/${id}`)
  await press(page, 'Begin ARL Assessment')
  const processing = page.getByRole('region', { name: 'Processing' })
  await expect(processing.getByRole('status')).toHaveText(/^Reading plan \d\.docx \(\d of 8 done\)$/, {
    timeout: 30_000,
  })
  const bar = processing.getByRole('progressbar', { name: 'Processing' })
  await expect(bar).not.toHaveAttribute('value', '0', { timeout: 30_000 })
  await expectAccessible(page)

  await press(page, 'Cancel analysis')
  await expect(page.getByText('You canceled this analysis.')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  await expect(page.getByText(/^Question 1 of/)).toBeVisible()
  await settled(page)
  await expectAccessible(page)

  const address = page.url()
  await page.keyboard.press('Enter')
  await expect(processing).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel analysis' })).toBeFocused()
  await page.goto('/dashboard')
  await expect(page.getByText('Assessment ready to rate').first()).toBeVisible({ timeout: 90_000 })
  await page.goto(address)
  await expect(page.getByText(/^Question 1 of/)).toBeVisible()
  await expect(page.getByText('You canceled this analysis.')).toBeHidden()
  expect(wrong).toEqual([])
})
