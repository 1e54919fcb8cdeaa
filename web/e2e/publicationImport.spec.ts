/** A researcher pastes BibTeX, sees what is listed, repeated and broken, and takes the rest; then claims and highlights. */
import { expect, test } from '@playwright/test'
import { complaints, devLogin, enter, expectAccessible, settled } from './support.ts'

const bibtex = `
@article{falaj2024, title = {Falaj channels as heat stores, revisited}, author = {Al Shehhi, Layla and Kay, B.}, year = 2024, journal = {Letters}}
@article{known, title = {A known work under its DOI}, author = {Kay, B.}, year = 2024, doi = {10.5555/wadinoor.001}}
@article{again, title = {Falaj channels as heat stores --- revisited}, author = {Al Shehhi, L.}, year = 2024}
@article{noyear, title = {A work without a year}, author = {Kay, B.}}
@article{unclosed, title = {Never ends, author = {Kay, B.}, year = 2020

@book{salt, title = {Salt and sun}, author = {{Water Research Group}}, year = 2019, publisher = {Wadi Noor Press}}
`

test('BibTeX is read, checked and imported', async ({ page }) => {
  const wrong = complaints(page)
  await enter(page, await devLogin('RESEARCHER'))
  await page.goto('/research-management/publications')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page).toHaveURL(/\/research-management\/publications\/import$/)
  await settled(page)
  await page.getByLabel('Entries').fill('Dear editor')
  await page.getByRole('button', { name: 'Read entries' }).click()
  await expect(page.getByText(/neither BibTeX, RIS, CSL-JSON/).first()).toBeVisible()
  await page.getByLabel('Entries').fill(bibtex)
  await page.getByRole('button', { name: 'Read entries' }).click()

  await expect(page.getByText('2 new publications, 1 already listed, 1 repeated in the source, 2 broken')).toBeVisible()
  const broken = page.getByRole('region', { name: '2 broken entries' })
  await expect(broken.getByText('Line 5: noyear')).toBeVisible()
  await expect(broken.getByText('Year: Enter the year')).toBeVisible()
  await expect(broken.getByText('Line 6: unclosed')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'A known work under its DOI' })).toBeDisabled()
  await expect(page.getByRole('checkbox', { name: 'Falaj channels as heat stores, revisited' })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Salt and sun' }).uncheck()
  await page.getByRole('button', { name: 'Import 1 publication' }).click()
  await expect(page.getByText('1 publication added')).toBeVisible()

  await page.getByRole('link', { name: 'See your publications' }).click()
  await page.getByRole('link', { name: 'Falaj channels as heat stores, revisited' }).click()
  const sheet = page.getByRole('dialog', { name: 'Publication' })
  await expect(sheet.getByText(/Al Shehhi, L., & Kay, B. \(2024\)/)).toBeVisible()
  await sheet.getByLabel('Citation style').selectOption('ieee')
  await expect(sheet.getByText(/“Falaj channels as heat stores, revisited,”/)).toBeVisible()
  await sheet.getByRole('button', { name: 'I’m not an author' }).click()
  await expect(page.getByText('Authorship rejected')).toBeVisible()
  await sheet.getByRole('button', { name: 'I am an author' }).click()
  const claim = page.getByRole('dialog', { name: 'I am an author' })
  await claim.getByRole('combobox').selectOption('Layla Al Shehhi')
  await claim.getByRole('button', { name: 'Claim authorship' }).click()
  await expect(sheet.getByRole('button', { name: 'I’m not an author' })).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  expect(wrong).toEqual([])
})
