/** A challenge from its first draft to the answers: posted without a name, published, proposed to, accepted and declined. */
import { expect, test, type Page } from '@playwright/test'
import { isoToday } from '#api/universityDay.rules.ts'
import { complaints, devLogin, enter, expectAccessible, register, settled } from './support.ts'

test('a company posts without its name, the university publishes, two propose, one is accepted, one reads why not', async ({
  browser,
  page: company,
}) => {
  test.slow()
  const newPage = async () => (await browser.newContext()).newPage()
  const [university, ada, badr] = [await newPage(), await newPage(), await newPage()]
  await enter(company, await devLogin('industry'))
  await enter(university, await devLogin('commercialization_team'))
  await enter(ada, await register('researcher', 'Ada Proposer'))
  await enter(badr, await register('researcher', 'Badr Proposer'))
  const wrong = [company, university, ada, badr].map(complaints)
  const title = `Quieter pumps ${Date.now()}`
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(title)}`

  // The company writes it step by step; each step is kept as a draft.
  await company.goto('/industry-challenges-management?edit=new')
  await settled(company)
  const next = company.getByRole('button', { name: 'Next', exact: true })
  await company.getByLabel('Title').fill(title)
  await company.getByLabel('Problem Statement').fill('Our pumps are heard two streets away.')
  await expect(company.getByText('The problem is stated: done')).toBeAttached()
  await next.click()
  await expect(company).toHaveURL(/edit=\d+/)
  await company.getByLabel('Measurable goal').fill('From 71 dB to 60 dB at the fence.')
  await company.getByLabel('Must-haves').fill('No new foundation\nRuns in the open')
  await company.getByRole('button', { name: 'Start with the default criteria' }).click()
  await expect(company.getByText('The weights add up to 100 of 100%.')).toBeVisible()
  await expectAccessible(company)
  await next.click()
  await company.getByLabel('What we offer').fill('Two pumps and a test field.')
  await next.click()
  await company.getByRole('switch', { name: 'Post without our name' }).check()
  await company.getByLabel('Deadline').fill(isoToday(20))
  await company.getByLabel('Decision by').fill(isoToday(40))
  await next.click()
  await company.getByRole('button', { name: 'Save challenge' }).click()
  const desk = company.getByRole('dialog', { name: 'Challenge' })
  await desk.getByRole('button', { name: 'Submit for publication' }).click()
  await expect(desk.getByText('The university team checks it.')).toBeVisible()

  // The university publishes it.
  await university.goto(at('/industry/challenges?tab=check'))
  await settled(university)
  await university.getByRole('link', { name: title, exact: true }).click()
  const checked = university.getByRole('dialog', { name: 'Challenge' })
  await expect(checked.getByRole('heading', { name: 'Waiting for your check' })).toBeVisible()
  await expectAccessible(university)
  await checked.getByRole('button', { name: 'Decide', exact: true }).click()
  const publish = university.getByRole('dialog', { name: `Decide on ${title}` })
  await publish.getByRole('radio', { name: /^Publish/ }).check()
  await publish.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(publish).toHaveCount(0)

  // Two researchers propose; neither is told whose it is.
  for (const [researcher, idea] of [
    [ada, 'Felt collars'],
    [badr, 'A wall of tyres'],
  ] as const)
    await propose(researcher, at('/industry-challenges'), title, idea)

  // The company accepts one and declines the other, with the reason that it must give.
  await decide(company, at('/proposals'), 'Ada Proposer', 'Accept', 'Convincing. Let us begin in May.')
  await decide(
    company,
    at('/proposals'),
    'Badr Proposer',
    'Decline',
    'Too wide for our fence. Please look at the next one.',
  )

  // The one who was accepted reads the company's name, the other the reason.
  await ada.goto(at('/industry-challenges'))
  await settled(ada)
  await ada.getByRole('button', { name: `View ${title}` }).click()
  const named = ada.getByRole('dialog', { name: 'Challenge' })
  await expect(named.getByText('Gulf Desalination Systems').first()).toBeVisible()
  await badr.goto('/industry-challenges?tab=proposals')
  await settled(badr)
  await expect(badr.getByText('Decision: declined')).toBeVisible()
  await expect(badr.getByText('Too wide for our fence. Please look at the next one.')).toBeVisible()
  await expectAccessible(badr)
  await badr.goto(at('/industry-challenges'))
  await settled(badr)
  await expect(badr.getByText('Company name withheld').first()).toBeVisible()
  expect(wrong).toEqual([[], [], [], []])
})

async function propose(page: Page, list: string, title: string, idea: string) {
  await page.goto(list)
  await settled(page)
  await page.getByRole('button', { name: `View ${title}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Challenge' })
  await expect(sheet.getByText('Company name withheld')).toBeVisible()
  await sheet.getByRole('button', { name: 'Submit Proposal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit Proposal' })
  await dialog.getByLabel('Summary').fill(`${idea} take the noise from the pumps.`)
  await dialog.getByLabel(/addresses/).fill('They swallow the sound at its source.')
  await dialog.getByLabel('Technology Readiness Level').selectOption('4')
  await dialog.getByLabel(/timeline/i).fill('6 months')
  await dialog.getByLabel('Equipment').check()
  await dialog.getByRole('button', { name: 'Submit Proposal' }).click()
  await expect(dialog).toHaveCount(0)
}

async function decide(page: Page, list: string, author: string, decision: string, words: string) {
  await page.goto(list)
  await settled(page)
  await page.getByRole('row').filter({ hasText: author }).getByRole('link').first().click()
  const proposal = page.getByRole('dialog', { name: 'Proposal' })
  await proposal.getByRole('button', { name: 'No conflict, open the proposal' }).click()
  await proposal.getByRole('button', { name: /^More actions for/ }).click()
  await page.getByRole('menuitem', { name: decision, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${decision}: `) })
  await dialog.getByRole('textbox').fill(words)
  await dialog.getByRole('button', { name: decision, exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(proposal.getByText(words)).toBeVisible()
}
