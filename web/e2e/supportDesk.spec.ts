/** The team arranges its desk: what a category asks for, a checklist, a template, a duplicate that is merged, and a view that is shared. */
import { expect, test } from '@playwright/test'
import { complaints, devLogin, enter, expectAccessible, pageOf, settled } from './support.ts'

test('what a category asks for is filled in, its checklist done, a template inserted, and a duplicate merged', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const name = `Pilot plants ${Date.now()}`
  const wrong = complaints(page)
  await enter(page, await devLogin('KU_TEAM'))
  await page.goto('/commercialization/innovation-support/categories')
  await page.getByRole('button', { name: 'Add category' }).click()
  const adding = page.getByRole('dialog', { name: 'Add category' })
  await adding.getByLabel('Name').fill(name)
  await adding.getByLabel('Answer time').fill('4')
  await adding.getByLabel('Checklist').fill('Visit the site\nAsk legal')
  await adding.getByRole('button', { name: 'Add category' }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Add field' }).click()
  const field = page.getByRole('dialog', { name: 'Add field' })
  await field.getByLabel('Label').fill('Size of the site')
  await field.getByLabel('Type').selectOption('NUMBER')
  await field.getByText('Required to submit').click()
  await field.getByRole('button', { name: 'Save field' }).click()
  await expect(page.getByText('Number · Required to submit')).toBeVisible()
  await settled(page)
  await expectAccessible(page)

  // A template of its own: the walk of all forms renames those of the demo.
  await page.goto('/commercialization/innovation-support/templates')
  await page.getByRole('button', { name: 'Add template' }).click()
  const template = page.getByRole('dialog', { name: 'Add template' })
  await template.getByLabel('Name').fill(`Visit ${name}`)
  await template.getByLabel('Text').fill('We visit the site for “{request}” next week.')
  await template.getByRole('button', { name: 'Add template' }).click()
  await expect(template).toBeHidden()

  const researcher = await pageOf(browser, await devLogin('RESEARCHER'))
  const send = async (title: string) => {
    await researcher.goto('/researcher/new-request')
    await researcher.getByRole('combobox', { name: 'Category' }).selectOption({ label: name })
    await researcher.getByRole('textbox', { name: 'Title' }).fill(title)
    await researcher.getByLabel('Description').fill('The site belongs to a municipality.')
    await researcher.getByRole('button', { name: 'Submit request' }).click()
    await expect(researcher.getByText('Fill in “Size of the site”').first()).toBeVisible()
    await researcher.getByLabel('Size of the site').fill('1,200')
    await researcher.getByLabel('Files to add').setInputFiles({
      name: 'plan.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A plan of the site'),
    })
    await researcher.getByRole('button', { name: 'Submit request' }).click()
    await expect(researcher.getByRole('main').getByText('Submitted', { exact: true }).first()).toBeVisible()
  }
  const [first, second] = [`Site in the north ${Date.now()}`, `The same site ${Date.now()}`]
  await send(first)
  await expect(researcher.getByText('1,200')).toBeVisible()
  await expect(researcher.getByText('plan.txt').first()).toBeVisible()
  await expect(researcher.getByRole('region', { name: 'Checklist' })).toHaveCount(0)
  await send(second)

  await page.goto(`/commercialization/innovation-support/requests?q=${encodeURIComponent(second)}`)
  await page.getByRole('link', { name: second }).click()
  const checklist = page.getByRole('region', { name: 'Checklist' })
  await checklist.getByText('Visit the site').click()
  await expect(checklist.getByText('1 of 2 steps done')).toBeVisible()
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await conversation.getByLabel('Insert a template').selectOption({ label: `Visit ${name}` })
  await expect(conversation.getByRole('textbox')).toHaveValue(`We visit the site for “${second}” next week.`)
  await conversation.getByRole('button', { name: 'Send message' }).click()
  await expect(conversation.getByText(`We visit the site for “${second}”`).first()).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: `More actions for ${second}` }).click()
  await page.getByRole('menuitem', { name: 'Merge' }).click()
  const merging = page.getByRole('dialog', { name: 'Merge request' })
  const into = await merging.getByRole('option', { name: first }).getAttribute('value')
  await merging.getByLabel('Merge into').selectOption(into!)
  await merging.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  await expect(page.getByText('was merged into this one').first()).toBeVisible()
  await researcher.reload()
  await expect(researcher.getByText('This request was merged into request')).toBeVisible()
  expect(wrong).toEqual([])
})

test('a view of the requests is saved, shared and used by a colleague', async ({ page, browser }) => {
  const name = `Waiting, by title ${Date.now()}`
  await enter(page, await devLogin('KU_TEAM'))
  await page.goto('/commercialization/innovation-support/requests?status=waiting&sort=TITLE%3AASC&page=1')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'Save this view' }).click()
  const saving = page.getByRole('dialog', { name: 'Save this view' })
  await saving.getByLabel('Name').fill(name)
  await saving.getByText('Share with the team').click()
  await saving.getByRole('button', { name: 'Save view' }).click()
  await expect(saving).toBeHidden()

  const colleague = await pageOf(browser, await devLogin('COMMERCIALIZATION_TEAM'))
  await colleague.goto('/commercialization/innovation-support/requests')
  await colleague.getByRole('button', { name: 'Views' }).click()
  const views = colleague.getByRole('list', { name: 'Saved views' })
  await expect(views.getByText(/^Shared by /).first()).toBeVisible()
  await settled(colleague)
  await expectAccessible(colleague)
  await views.getByRole('link', { name }).click()
  await expect(colleague).toHaveURL(/status=waiting/)
  await expect(colleague.getByRole('main').getByText('Waiting for researcher').first()).toBeVisible()
})
