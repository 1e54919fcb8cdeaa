/** Three people in three browsers bring an idea to a project; and of two who want the same half hour one gets it. */
import { expect, test } from '@playwright/test'
import { complaints, demoLogin, devLogin, enter, expectAccessible, pageOf, register, settled } from './support.ts'

/** A working day that is within everybody's notice and in nobody's vacation. */
function workingDay(): string {
  const day = new Date(Date.now() + 2 * 86_400_000)
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

const clock = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

test('an idea is approved, a session booked, the idea validated and turned into a project', async ({
  browser,
  page: author,
  request,
}) => {
  test.setTimeout(120_000)
  const researcher = await register('researcher', 'Inventor in Berlin')
  const zone = await request.patch('/api/user/profile', {
    headers: { authorization: `Bearer ${researcher.token}` },
    data: { timeZone: 'Europe/Berlin' },
  })
  expect(zone.status()).toBe(200)
  const oneExpert = await demoLogin('yusra.hamadneh')
  const team = await pageOf(browser, await devLogin('commercialization_team'))
  const expert = await pageOf(browser, oneExpert)
  await enter(author, researcher)
  const wrong = [complaints(author), complaints(team), complaints(expert)]
  const title = `Cool roofs from sand ${Date.now()}`

  await author.goto('/ideas-sandbox?new=1')
  await settled(author)
  const form = author.getByRole('dialog', { name: 'Submit New Idea' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('White sand, baked onto roofs, sends the heat back to the sky.')
  await form.getByLabel('Category').selectOption('Materials Science')
  await form.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(form).toHaveCount(0)

  await team.goto(`/ideas-sandbox?q=${encodeURIComponent(title)}`)
  await settled(team)
  await team.getByRole('article', { name: title }).getByRole('button', { name: 'Decide', exact: true }).click()
  const answer = team.getByRole('dialog', { name: `Decide on ${title}` })
  await answer.getByRole('radio', { name: /^Approve for validation/ }).check()
  await answer.getByLabel('Comments').fill('Find out how long it stays white.')
  await answer.getByRole('button', { name: 'Decide' }).click()
  await expect(answer).toHaveCount(0)

  await author.goto('/ideas-sandbox?tab=approved&whose=mine')
  await settled(author)
  const card = author.getByRole('article', { name: title })
  await card.getByRole('button', { name: 'Book Expert Session' }).click()
  const booking = author.getByRole('dialog', { name: 'Book Expert Session' })
  await booking.getByLabel('Session date').fill(workingDay())
  await expect(booking.getByText(/Times in Central European (Standard|Summer) Time \(Berlin\)/)).toBeVisible()
  const slots = booking.getByLabel('Time slot')
  // Two in the afternoon in Dubai, when every expert works, whatever the day of the week.
  const instant = (await slots.locator('option[value*="T10:00"]').getAttribute('value'))!
  await slots.selectOption(instant)
  const experts = booking.getByLabel('Expert')
  const named = experts.locator('option').filter({ hasText: oneExpert.user.name })
  await expect(named).toHaveCount(1)
  await experts.selectOption((await named.getAttribute('value'))!)
  await expectAccessible(author)
  await booking.getByRole('button', { name: 'Book session' }).click()
  await expect(author.getByText(`Your session with ${oneExpert.user.name} has been booked`)).toBeVisible()
  await expect(card.getByRole('link', { name: `Session booked: ${clock(instant, 'Europe/Berlin')}` })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Book Expert Session' })).toHaveCount(0)

  // The expert lives in Dubai, and sees the same instant on another clock.
  await expert.goto('/experts/sessions')
  await settled(expert)
  const session = expert.getByRole('article', { name: title })
  await expect(session.getByText(clock(instant, 'Asia/Dubai'))).toBeVisible()
  await expert.goto('/experts/validations')
  await settled(expert)
  const request_ = expert.getByRole('article', { name: title })
  await expect(request_.getByText('White sand')).toHaveCount(0)
  await request_.getByRole('button', { name: 'Accept' }).click()
  const accept = expert.getByRole('dialog', { name: `Validate ${title}` })
  await accept.getByText('I have no conflict of interest').click()
  await accept.getByRole('button', { name: 'Accept' }).click()
  await expect(request_.getByText('White sand')).toBeVisible()
  await request_.getByRole('link', { name: 'Write feedback' }).click()
  await settled(expert)
  await expert.getByLabel('Summary').fill('It works, and it is cheap.')
  // What is written survives the window.
  await expect(expert.getByText('Draft from')).toBeVisible({ timeout: 15_000 })
  await expert.reload()
  await settled(expert)
  await expect(expert.getByLabel('Summary')).toHaveValue('It works, and it is cheap.')
  for (const criterion of [
    'Clarity of problem',
    'Novelty',
    'Feasibility',
    'Industry relevance',
    'Commercial potential',
    'Alignment with national priorities',
  ])
    await expert.getByLabel(criterion).selectOption('4')
  await expert.getByLabel('Strengths').fill('Sand is there')
  await expert.getByLabel('Overall assessment').selectOption('STRONG_POTENTIAL')
  await expectAccessible(expert)
  await expert.getByRole('button', { name: 'Send feedback' }).click()
  await expect(expert.getByText('Feedback sent')).toBeVisible()

  await author.goto('/ideas-sandbox?tab=validated&whose=mine')
  await settled(author)
  await card.getByRole('button', { name: 'View Full Feedback' }).click()
  const feedback = author.getByRole('dialog', { name: `Expert feedback: ${title}` })
  await expect(feedback.getByText('It works, and it is cheap.')).toBeVisible()
  await expect(feedback.getByText('Strong potential')).toBeVisible()
  await feedback.getByLabel('Your answer').fill('Thank you. We measure a second summer.')
  await feedback.getByRole('button', { name: 'Send answer' }).click()
  await expect(feedback.getByRole('button', { name: 'Send answer' })).toHaveCount(0)
  await feedback.getByRole('button', { name: 'Close' }).click()
  await card.getByRole('button', { name: 'Create Project' }).click()
  await expect(author.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(author.getByRole('link', { name: `Created from the idea “${title}”` })).toBeVisible()
  expect(wrong).toEqual([[], [], []])
})

test('of two who want the same half hour one gets it, and the other reads why not', async ({ browser }) => {
  const expert = await demoLogin('wafa.alsuboosi')
  const pages = await Promise.all(
    ['First', 'Second'].map(async (name) => pageOf(browser, await register('researcher', `${name} in Line`))),
  )
  const dialogs = await Promise.all(
    pages.map(async (page) => {
      await page.goto(`/researcher-dashboard?expert=${expert.user.id}`)
      await settled(page)
      await page.getByRole('dialog', { name: 'Expert' }).getByRole('button', { name: 'Book a session' }).click()
      const dialog = page.getByRole('dialog', { name: `Book a session with ${expert.user.name}` })
      await dialog.getByLabel('Topic').fill('The rules for sensors in clinics')
      await dialog.getByLabel('Session date').fill(workingDay())
      await dialog.getByLabel('Time slot').selectOption({ index: 1 })
      return dialog
    }),
  )
  await Promise.all(dialogs.map((dialog) => dialog.getByRole('button', { name: 'Book session' }).click()))
  const words = 'This time slot has just been taken. Choose another.'
  const outcomes = await Promise.all(
    pages.map(async (page) => {
      const [booked, taken] = [page.getByText('has been booked successfully.'), page.getByText(words)]
      await expect(booked.or(taken).first()).toBeVisible()
      return (await taken.count()) > 0
    }),
  )
  expect(outcomes.filter((refused) => refused)).toHaveLength(1)
  const loser = dialogs[outcomes.indexOf(true)]!
  await expect(loser.getByLabel('Topic')).toHaveValue('The rules for sensors in clinics')
  await expect(loser.getByLabel('Time slot')).toHaveValue('')
})
