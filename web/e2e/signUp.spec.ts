/** From nothing to the first project, with the keyboard's and the mouse's usual ways. */
import { expect, test } from '@playwright/test'
import { password, settled } from './support.ts'

test('a researcher signs up, writes a project down, finds it, edits it and deletes it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Validation Errors' })).toContainText(
    'Name must be at least 2 characters',
  )
  await page.getByLabel('Name').fill('Noura Example')
  await page.getByLabel('Email').fill(`noura.${Date.now()}@test.example`)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await expect(page.getByText('Password strength')).toBeVisible()
  await page.getByRole('radio', { name: /^Academic\/Researcher/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByRole('heading', { name: 'Welcome, Noura Example' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My Projects' }).click()
  await expect(page.getByText('No projects found')).toBeVisible()
  await page.getByRole('link', { name: 'Create New Project' }).click()

  await page.getByRole('button', { name: 'Step 6: Supporting Info' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  const missing = page.getByRole('alert').filter({ hasText: 'Validation Errors' })
  await missing.getByRole('link', { name: 'Project Title is required' }).click()
  await expect(page.getByLabel('Project Title')).toBeFocused()
  await page.getByLabel('Project Title').fill('Fog harvesting for mountain farms')
  await page.getByLabel('Institution/Lab').fill('Mountain water lab')
  await page.getByLabel('Technology Summary').fill('Nets that turn fog into water where no river runs.')
  await page.getByLabel('TRL').selectOption('3')
  await page.getByLabel('Tags').fill('water, agriculture')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Step 2 of 6: Intellectual Property' })).toBeFocused()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Your draft of “Fog harvesting for mountain farms” was saved')).toBeVisible()
  }).toPass()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Step 3: Research Outputs' }).click()
  await page.getByLabel('Papers').fill('Fog nets, 10.1000/fog')
  await page.getByRole('button', { name: 'Step 6: Supporting Info' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fog harvesting for mountain farms' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Project Status' }).getByText('TRL 3 – Proof of Concept')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fog nets, 10.1000/fog' })).toHaveAttribute(
    'href',
    'https://doi.org/10.1000/fog',
  )

  await page.goto('/researchers/projects?q=HARVEST')
  await settled(page)
  await page.getByRole('button', { name: 'Actions for Fog harvesting' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const overlay = page.getByRole('dialog')
  await overlay.getByLabel('Title').fill('')
  await overlay.getByRole('button', { name: 'Save changes' }).click()
  await expect(overlay.getByRole('alert').filter({ hasText: 'Validation Errors' })).toContainText('Title is required')
  await overlay.getByLabel('Title').fill('Fog harvesting for high farms')
  await overlay.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The project has been updated successfully.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fog harvesting for high farms' })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Fog harvesting' }).click()
  await page.getByRole('menuitem', { name: 'Delete Project' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you absolutely sure?')
  await expect(question).toContainText('Fog harvesting for high farms')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The project has been deleted successfully.')).toBeVisible()
  await expect(page.getByText('No projects found')).toBeVisible()
})
