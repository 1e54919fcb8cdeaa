/** A researcher adds a publication, links a project, adds a file; the project's page and the search show it. */
import { expect, test } from '@playwright/test'
import { complaints, devLogin, enter, expectAccessible, settled } from './support.ts'

test('a researcher adds a publication and links it to a project', async ({ page }) => {
  const wrong = complaints(page)
  await enter(page, await devLogin('RESEARCHER'))
  await page.goto('/research-management')
  await expect(page).toHaveURL(/\/research-management\/publications$/)
  await page.getByRole('button', { name: 'Add publication' }).click()
  const form = page.getByRole('dialog', { name: 'Add publication' })
  await form.getByLabel('Title').fill('Falaj channels as heat stores')
  await form.getByLabel('Authors').fill('Layla Al Shehhi\nB. Kay')
  await form.getByLabel('Year').fill('2025')
  await form.getByLabel('DOI').fill('10.5555/wadinoor.005')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(form.getByRole('link', { name: /has this DOI and is already listed/ })).toBeVisible()
  await form.getByLabel('DOI').fill('https://doi.org/10.5555/FALAJ.1')
  await form.getByRole('button', { name: 'Add', exact: true }).click()

  const sheet = page.getByRole('dialog', { name: 'Publication' })
  await expect(sheet.getByRole('link', { name: '10.5555/falaj.1' })).toHaveAttribute(
    'href',
    'https://doi.org/10.5555/falaj.1',
  )
  await sheet.getByRole('button', { name: 'Link project' }).click()
  const choice = page.getByRole('dialog', { name: 'Link project' })
  await choice.getByLabel('Project').selectOption({ index: 1 })
  await choice.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(sheet.getByRole('button', { name: /^Unlink / })).toBeVisible()
  await expect(sheet.getByText('linked a project')).toBeVisible()

  await sheet.getByRole('region', { name: 'Projects' }).getByRole('link').click()
  const ofProject = page.getByRole('region', { name: 'Publications' })
  await expect(ofProject.getByRole('link', { name: 'Falaj channels as heat stores' })).toBeVisible()
  await ofProject.getByRole('link', { name: 'Falaj channels as heat stores' }).click()
  await expect(sheet.getByRole('heading', { name: 'Falaj channels as heat stores' })).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  expect(wrong).toEqual([])
})
