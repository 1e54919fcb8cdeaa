/** An owner adds files to a project by the button, looks at them, downloads, replaces and deletes them; nobody else sees them. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { complaints, enter, expectAccessible, register, settled } from './support.ts'

/** A page with one line of text, and a picture of one pixel. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj
trailer<</Root 1 0 R>>
%%EOF`
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('files are added, shown, downloaded, replaced and deleted', async ({ page, request }) => {
  const owner = await register('researcher', 'Owner of Files')
  const stranger = await register('researcher', 'Stranger to Files')
  const as = ({ token }: { token: string }) => ({ headers: { authorization: `Bearer ${token}` } })
  const created = await request.post('/api/projects', {
    ...as(owner),
    data: { title: `Files ${Date.now()}`, description: 'With files' },
  })
  const { id } = (await created.json()) as { id: number }
  const found = complaints(page)
  await enter(page, owner)
  await page.goto(`/projects/${id}`)
  await settled(page)

  const section = page.getByRole('region', { name: 'Files' })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add files' }).press('Enter')
  await (
    await chooser
  ).setFiles([
    { name: 'summary.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
    { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(png, 'base64') },
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') },
  ])
  await expect(section.getByRole('button', { name: 'photo.png', exact: true })).toBeVisible()
  await expect(section.getByRole('alert')).toContainText('“page.png” is not an accepted file type')
  // The browser itself reports the refusal.
  expect(found.splice(0).filter((words) => !words.includes('415'))).toEqual([])
  await expectAccessible(page)
  await section.getByRole('button', { name: 'Dismiss page.png' }).click()

  await section.getByRole('button', { name: 'photo.png', exact: true }).click()
  const picture = page.getByRole('dialog', { name: 'photo.png' }).getByRole('img', { name: 'photo.png' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await section.getByRole('button', { name: 'Actions for summary.pdf' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('summary.pdf')
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(pdf)

  const list = (who: { token: string }) => request.get(`/api/files/project/${id}`, as(who))
  const [, first] = (await (await list(owner)).json()) as { id: number }[]
  expect((await list(stranger)).status()).toBe(404)
  expect((await request.get(`/api/files/${first!.id}/content`, as(stranger))).status()).toBe(404)

  await section.getByRole('button', { name: 'Actions for summary.pdf' }).click()
  const next = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: 'Upload a new version' }).click()
  await (await next).setFiles({ name: 'summary.txt', mimeType: 'text/plain', buffer: Buffer.from('Shorter') })
  await section.getByRole('button', { name: '1 earlier version' }).press('Enter')
  const earlier = section.getByRole('list', { name: 'Earlier versions of summary.txt' })
  await expect(earlier.getByRole('button', { name: 'summary.pdf', exact: true })).toBeVisible()
  await expectAccessible(page)

  await section.getByRole('button', { name: 'Actions for summary.txt' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  // The status goes on saying what was uploaded; the list has it no more.
  await expect(section.getByRole('list', { name: 'Files' }).getByText(/summary/)).toHaveCount(0)
  await expect(section.getByRole('button', { name: 'photo.png', exact: true })).toBeVisible()
  expect((await request.get(`/api/files/${first!.id}/content`, as(owner))).status()).toBe(404)
  expect(found).toEqual([])
})
