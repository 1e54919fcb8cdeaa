/** A researcher reports an idea; an administrator hides it; its author sees why and appeals; another administrator restores it. */
import { expect, test, type Page } from '@playwright/test'
import { complaints, demoLogin, devLogin, enter, expectAccessible, pageOf, register } from './support.ts'

const graphql = async (page: Page, token: string, query: string, variables: object = {}) => {
  const response = await page.request.post('/graphql', {
    data: { query, variables },
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await response.json()) as { data: Record<string, { idea: { number: number } }> }).data
}

test('an idea is reported, hidden, appealed and restored', async ({ page, browser }) => {
  test.slow()
  const title = `Salt battery ${Date.now()}`
  const [writer, finder] = [await register('researcher', 'Amal Author'), await register('researcher', 'Rami Reporter')]
  const made = await graphql(
    page,
    writer.token,
    'mutation ($input: CreateIdeaInput!) { createIdea(input: $input) { idea { number } } }',
    {
      input: {
        title,
        description: 'Stores the heat of the day in salt, for the night.',
        category: 'Clean Energy & Sustainability',
        visibleToResearchers: true,
        submit: true,
      },
    },
  )
  const { number } = made['createIdea']!.idea
  const address = `/ideas-sandbox?idea=${number}`
  const [author, reporter] = [await pageOf(browser, writer), await pageOf(browser, finder)]
  const other = await pageOf(browser, await demoLogin('lars.wetterholm'))
  await enter(page, await devLogin('admin'))
  const wrong = [page, author, reporter, other].map(complaints)

  await reporter.goto(address)
  await reporter
    .getByRole('dialog')
    .getByRole('button', { name: /^More actions for/ })
    .click()
  await reporter.getByRole('menuitem', { name: 'Report' }).click()
  const report = reporter.getByRole('dialog', { name: 'Report to moderators' })
  await expectAccessible(reporter)
  await report.getByLabel('Reason').selectOption({ label: 'Copyright' })
  await report.getByLabel('Details').fill('It is from a paper of ours.')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report).toHaveCount(0)

  await page.goto('/admin/content-moderation')
  await expect(page.getByRole('heading', { name: 'Content Moderation', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Reported Content' }).first().click()
  await expect(page.getByRole('heading', { name: 'Reported Content', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: title }).click()
  const sheet = page.getByRole('dialog', { name: 'Case' })
  await expect(sheet.getByText('It is from a paper of ours.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Claim', exact: true }).click()
  await sheet.getByRole('button', { name: 'Decide' }).click()
  const decision = page.getByRole('dialog', { name: 'Decide on this content' })
  await decision.getByLabel('Decision').selectOption({ label: 'Hide' })
  await decision.getByLabel('Template').selectOption({ label: 'Work of others' })
  await expect(decision.getByRole('textbox', { name: /^Explanation(?! in)/ })).toHaveValue(/repeats the work of others/)
  await expectAccessible(page)
  await decision.getByRole('button', { name: 'Decide' }).click()
  await expect(decision).toHaveCount(0)
  await expect(sheet.getByText('Hidden', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)

  await reporter.goto(address)
  await expect(reporter.getByText('Idea unavailable')).toBeVisible()
  await reporter.goto('/moderation')
  await expect(reporter.getByText('Action taken')).toBeVisible()
  await expect(reporter.getByText('Rania')).toHaveCount(0)
  await expectAccessible(reporter)

  await author.goto(address)
  await expect(author.getByText('Moderators have hidden this from others')).toBeVisible()
  await author.getByRole('link', { name: 'Read why, and what you can do' }).click()
  await expect(author.getByText('This repeats the work of others without naming them.')).toBeVisible()
  await expect(author.getByText('Rami Reporter')).toHaveCount(0)
  await expectAccessible(author)
  await author.getByRole('button', { name: 'Appeal' }).click()
  const appeal = author.getByRole('dialog', { name: 'Appeal' })
  await appeal.getByRole('textbox').fill('The figure is mine, and the paper cites me.')
  await appeal.getByRole('button', { name: 'Send appeal' }).click()
  await expect(author.getByText('Appealed', { exact: true })).toBeVisible()
  await expect(author.getByRole('button', { name: 'Appeal' })).toHaveCount(0)

  // The one who decided cannot answer.
  await page.reload()
  await expect(sheet.getByText('Appealed', { exact: true }).first()).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Claim', exact: true })).toHaveCount(0)

  await other.goto('/admin/content-moderation/moderation-queue?state=appealed')
  await other.getByRole('button', { name: title, exact: true }).click()
  const answer = other.getByRole('dialog', { name: 'Case' })
  await answer.getByRole('button', { name: 'Claim', exact: true }).click()
  await answer.getByRole('button', { name: 'Decide on appeal' }).click()
  const form = other.getByRole('dialog', { name: 'Decide on appeal' })
  await form.getByLabel('Appeal').selectOption({ label: 'Grant the appeal and restore the content' })
  await form.getByRole('textbox').fill('You are right.')
  await form.getByRole('button', { name: 'Send decision' }).click()
  await expect(form).toHaveCount(0)
  await expect(answer.getByText('Restored', { exact: true }).first()).toBeVisible()

  await author.reload()
  await expect(author.getByText('You are right.')).toBeVisible()
  await reporter.goto(address)
  await expect(reporter.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
  expect(wrong.flat()).toEqual([])
})
