/** A PDF is shown by our own viewer: pages, thumbnails, search and keys; one that cannot be shown says why. */
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { pdfOf } from './pdfs.ts'
import { complaints, enter, expectAccessible, expectReadable, register, settled } from './support.ts'

const pages = [
  'Summary',
  'Market',
  'The membrane lasts ten years. A membrane costs little.',
  'Team',
  'Membrane suppliers',
]

/** A researcher on the page of a project with these files. */
async function projectWith(page: Page, request: APIRequestContext, files: Record<string, Buffer>) {
  const owner = await register('researcher', 'Owner of PDFs')
  const headers = { authorization: `Bearer ${owner.token}` }
  const created = await request.post('/api/projects', {
    headers,
    data: { title: `PDFs ${Date.now()}`, description: 'With files' },
  })
  const { id } = (await created.json()) as { id: number }
  for (const [name, buffer] of Object.entries(files)) {
    const file = { name, mimeType: 'application/pdf', buffer }
    const sent = await request.post('/api/upload', {
      headers,
      multipart: { entityType: 'project', entityId: String(id), file },
    })
    expect(sent.status()).toBe(201)
  }
  await enter(page, owner)
  await page.goto(`/projects/${id}`)
  await settled(page)
  return page.getByRole('region', { name: 'Files' })
}

/** How many different colours a canvas shows. */
const coloursOf = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')!.getImageData(0, 0, element.width, element.height)
    const colours = new Set<number>()
    for (let at = 0; at < data.length; at += 4) colours.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!)
    return colours.size
  })

test('a PDF is read, searched and turned by keys', async ({ page, request }) => {
  const found = complaints(page)
  const section = await projectWith(page, request, { 'deck.pdf': await pdfOf(pages) })
  const opener = section.getByRole('button', { name: 'deck.pdf', exact: true })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'deck.pdf' })
  const document = dialog.getByRole('region', { name: 'Pages of deck.pdf' })
  await expect.poll(() => coloursOf(document.locator('.page canvas').first())).toBeGreaterThan(2)
  await expect(document.getByText('Summary')).toBeVisible()
  const link = document.getByRole('link').first()
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)

  const thumbnails = dialog.getByRole('navigation', { name: 'Pages' }).getByRole('button')
  await expect(thumbnails).toHaveCount(pages.length)
  await expect.poll(() => coloursOf(thumbnails.first().locator('canvas'))).toBeGreaterThan(2)

  const number = dialog.getByRole('textbox', { name: 'Page', exact: true })
  await expect(document).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(number).toHaveValue('2')
  await page.keyboard.press('End')
  await expect(number).toHaveValue('5')
  await page.keyboard.press('Home')
  await expect(number).toHaveValue('1')
  const zoom = dialog.getByRole('toolbar').getByText('%')
  const fitted = await zoom.innerText()
  await page.keyboard.press('+')
  await expect(zoom).not.toHaveText(fitted)
  await dialog.getByRole('button', { name: 'Fit to width' }).click()
  await expect(zoom).toHaveText(fitted)
  await number.fill('4')
  await number.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Page 4', exact: true })).toHaveAttribute('aria-current', 'page')
  await dialog.getByRole('button', { name: 'Page 1', exact: true }).click()
  await expect(number).toHaveValue('1')

  await page.keyboard.press('Control+f')
  const search = dialog.getByRole('searchbox', { name: 'Search in the document' })
  await expect(search).toBeFocused()
  await search.pressSequentially('membrane')
  const status = dialog.getByRole('search').getByRole('status')
  await expect(status).toHaveText('1 of 3')
  await expect(number).toHaveValue('3')
  await expect(document.locator('.highlight').first()).toBeVisible()
  await search.press('Enter')
  await expect(status).toHaveText('2 of 3')
  await search.press('Enter')
  await expect(status).toHaveText('3 of 3')
  await expect(number).toHaveValue('5')
  await search.press('Shift+Enter')
  await expect(status).toHaveText('2 of 3')
  await search.fill('nowhere')
  await expect(status).toHaveText('No results')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(found).toEqual([])
})

test('on a phone the pages take the width and thumbnails wait behind a button', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const section = await projectWith(page, request, { 'deck.pdf': await pdfOf(pages) })
  await section.getByRole('button', { name: 'deck.pdf', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'deck.pdf' })
  await expect(dialog.getByText('Summary')).toBeVisible()
  await expect(dialog.getByRole('navigation', { name: 'Pages' })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await dialog.getByRole('button', { name: 'Page thumbnails' }).click()
  await dialog.getByRole('button', { name: 'Page 3', exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('3')
  await expect(dialog.getByRole('navigation', { name: 'Pages' })).toBeHidden()
  await expectAccessible(page)
})

test('a protected, a damaged and an unreachable PDF say why, and can be downloaded', async ({ page, request }) => {
  const section = await projectWith(page, request, {
    'protected.pdf': await pdfOf(pages, { userPassword: 'secret' }),
    'damaged.pdf': Buffer.from('%PDF-1.4\nnothing of a PDF follows'),
    'deck.pdf': await pdfOf(pages),
  })
  const expectMessage = async (name: string, title: string) => {
    await section.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Download' })).toBeVisible()
    return dialog
  }
  await expectMessage('protected.pdf', 'This PDF is password-protected')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectMessage('damaged.pdf', 'This PDF is damaged')
  await page.keyboard.press('Escape')
  await page.route('**/api/files/*/content**', (route) => route.abort())
  const dialog = await expectMessage('deck.pdf', 'The PDF could not be loaded')
  await page.unroute('**/api/files/*/content**')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('Summary')).toBeVisible()
})
