/** An idea from the form to the university's answer, and the votes of colleagues. */
import { expect, test } from '@playwright/test'
import { complaints, devLogin, enter, expectAccessible, register, settled } from './support.ts'

test('an idea is submitted, scored and approved, and its researcher sees by whom', async ({
  browser,
  page: author,
}) => {
  const team = await devLogin('commercialization_team')
  const reviewer = await (await browser.newContext()).newPage()
  await enter(author, await register('researcher', 'Author of Ideas'))
  await enter(reviewer, team)
  const wrong = [complaints(author), complaints(reviewer)]
  const title = `Shade from fishing nets ${Date.now()}`

  await author.goto('/ideas-sandbox')
  await settled(author)
  await author.getByRole('button', { name: 'Submit New Idea' }).first().click()
  const form = author.getByRole('dialog', { name: 'Submit New Idea' })
  await form.getByLabel('Title').fill(title)
  await form.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(form.getByText('Description must be at least 20 characters').first()).toBeVisible()
  await form.getByLabel('Description').fill('Worn fishing nets become sails that shade the yards of schools.')
  await form.getByLabel('Category').selectOption('Materials Science')
  await expectAccessible(author)
  await form.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(form).toHaveCount(0)
  const card = author.getByRole('article', { name: title })
  await expect(card).toBeVisible()

  const vote = card.getByRole('button', { name: `Vote for ${title}` })
  await vote.click()
  await expect(vote).toHaveAccessibleName(`Vote for ${title}, 1 vote`)
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await vote.click()
  await expect(vote).toHaveAccessibleName(`Vote for ${title}, 0 votes`)
  await expect(vote).toHaveAttribute('aria-pressed', 'false')

  await reviewer.goto(`/ideas-sandbox?q=${encodeURIComponent(title)}`)
  await settled(reviewer)
  await reviewer.getByRole('article', { name: title }).getByRole('button', { name: title, exact: true }).click()
  const review = reviewer.getByRole('dialog', { name: 'Idea' })
  for (const [criterion, score] of Object.entries({
    Novelty: '4',
    Feasibility: '3',
    Impact: '5',
    Alignment: '4',
    Scalability: '2',
  }))
    await review.getByLabel(criterion).selectOption(score)
  await review.getByLabel('Private notes').fill('Ask the port first.')
  await review.getByRole('button', { name: 'Save scores' }).click()
  // (4·25 + 3·25 + 5·25 + 4·15 + 2·10) / 5
  await expect(review.getByText('76 of 100')).toBeVisible()
  await expectAccessible(reviewer)
  await review.getByRole('button', { name: 'Decide', exact: true }).click()
  const answer = reviewer.getByRole('dialog', { name: `Decide on ${title}` })
  await answer.getByRole('radio', { name: /^Approve for validation/ }).check()
  await answer.getByLabel('Comments').fill('A clear case. Talk to the port.')
  await answer.getByRole('button', { name: 'Decide' }).click()
  await expect(answer).toHaveCount(0)
  await expect(review.getByText('approved the idea')).toBeVisible()

  await author.goto('/ideas-sandbox?tab=approved')
  await settled(author)
  await author.getByRole('button', { name: `Actions for ${title}` }).click()
  await author.getByRole('menuitem', { name: 'View Idea' }).click()
  const seen = author.getByRole('dialog', { name: 'Idea' })
  const decided = seen.getByRole('listitem').filter({ hasText: `${team.user.name} approved the idea` })
  await expect(decided.getByText('A clear case. Talk to the port.')).toBeVisible()
  await expect(seen.getByText('76 of 100')).toBeVisible()
  // The notes are the university's alone.
  await expect(seen.getByText('Ask the port first.')).toHaveCount(0)
  await expectAccessible(author)
  expect(wrong).toEqual([[], []])
})
