/** A review of access: opened by hand, decided item by item, finished with the last decision. */
import { expect, test } from '@playwright/test'
import { isoToday } from '#api/universityDay.rules.ts'
import { read, serverOf } from './forms/server.ts'
import { devLogin, enter, expectAccessible, settled } from './support.ts'

test('an administrator starts a review, removes one access, keeps the others, and it is finished', async ({
  page,
  request,
}) => {
  const server = serverOf(request)
  const { accessReviews } = await read<{ accessReviews: { nodes: { number: number }[] } }>(
    server,
    'admin',
    '{ accessReviews(filter: { status: FINISHED }) { nodes { number } } }',
  )
  expect(accessReviews.nodes.length).toBeGreaterThan(0)
  const name = `Records ${Date.now()}`
  await enter(page, await devLogin('admin'))
  await page.goto('/admin/access-control/reviews')
  await settled(page)
  await page.getByRole('button', { name: 'Add schedule' }).click()
  const form = page.getByRole('dialog', { name: 'Add schedule' })
  await form.getByLabel('Name').fill(name)
  await form.getByText('Access to individual records').click()
  await form.getByLabel('Next review').fill(isoToday(30))
  await form.getByRole('button', { name: 'Add schedule' }).click()
  await expect(page.getByText('Schedule added')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Start review now' }).click()
  await page.getByRole('link', { name }).first().click()
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectAccessible(page)
  const row = page.getByRole('row').nth(1)
  const person = await row.getByRole('link').innerText()
  await row.getByRole('button', { name: `Remove the access of ${person}` }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The study is over')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Decision saved')).toBeVisible()
  await expect(row.getByText('Removed')).toBeVisible()
  while ((await page.getByRole('button', { name: /^Keep the access of/ }).count()) > 0) {
    const open = await page.getByRole('button', { name: /^Keep the access of/ }).count()
    await page
      .getByRole('button', { name: /^Keep the access of/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Keep the access of/ })).toHaveCount(open - 1)
  }
  await expect(page.getByText(/^Finished /)).toBeVisible()
})
