/** The wizard by keyboard alone: nothing is lost by a reload, people and files hang on the draft, the review says what is missing. */
import { expect, test } from '@playwright/test'
import { pressOn, tabTo, write } from './keyboard.ts'
import { complaints, enter, expectAccessible, register, settled } from './support.ts'

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a project is written, kept, completed and submitted without a mouse, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const said = complaints(page)
    const colleague = `Salma ${Date.now()}`
    await register('researcher', colleague)
    await enter(page, await register('researcher', 'Noura Writes'))
    await page.goto('/researchers/projects/new')
    await settled(page)
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

    // The buttons stay in sight over the fields, which are only whole where all of them are in sight.
    const accessible = async () => {
      await page.setViewportSize({ width, height: 4_000 })
      await expectAccessible(page)
      await page.setViewportSize({ width, height })
    }

    await write(page, page.getByLabel('Project Title'), 'Fog nets')
    // Kept without another step: what was written stays when the page is read again.
    await expect(page.getByText('Changes saved')).toBeVisible()
    await page.reload()
    await pressOn(page, button('Continue'))
    await expect(page.getByLabel('Project Title')).toHaveValue('Fog nets')

    await pressOn(page, button('Review'))
    await expect(page.getByRole('heading', { name: 'Review' })).toBeFocused()
    await expect(button('Step 1: Project Overview, incomplete')).toBeVisible()
    await accessible()
    await pressOn(page, button('Add Technology Summary'))
    await expect(page.getByLabel('Technology Summary')).toBeFocused()
    await page.keyboard.type('Nets that turn fog into water.')

    await tabTo(page, button('Step 6: Supporting Info'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await pressOn(page, button('Save draft and add people and files'))
    await expect(page).toHaveURL(/\?project=\d+&step=6$/)
    await pressOn(page, button('Add member'))
    const dialog = page.getByRole('dialog', { name: 'Add member' })
    await write(page, dialog.getByRole('combobox').first(), colleague)
    await expect(page.getByRole('option', { name: colleague })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await pressOn(page, dialog.getByRole('button', { name: 'Add', exact: true }))
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(colleague).first()).toBeVisible()
    const chooser = page.waitForEvent('filechooser')
    await pressOn(page, button('Add files'))
    await (await chooser).setFiles({ name: 'nets.txt', mimeType: 'text/plain', buffer: Buffer.from('Fog') })
    await expect(page.getByText('nets.txt').first()).toBeVisible()
    await accessible()

    await pressOn(page, button('Submit'))
    const missing = page.getByRole('alert').filter({ hasText: 'Validation Errors' })
    await expect(missing).toContainText('TRL is required')
    await pressOn(page, missing.getByRole('link', { name: 'TRL is required' }))
    await expect(page.getByLabel('TRL')).toBeFocused()
    for (let level = 1; level <= 3; level++) await page.keyboard.press('ArrowDown')
    await tabTo(page, page.getByLabel('Institution/Lab'), 'Shift+Tab')
    await page.keyboard.type('Mountain water lab')
    await tabTo(page, button('Review'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const review = page.getByRole('region', { name: 'Supporting Info' })
    await expect(review).toContainText(colleague)
    await expect(review).toContainText('nets.txt')
    await expect(button('Step 1: Project Overview, done')).toBeVisible()
    await pressOn(page, button('Submit'))
    await expect(page.getByText('Project submitted for review')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Fog nets' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(said).toEqual([])
  })
