/** A first screening without names, in the browsers of both sides: from the option of the challenge to the names. */
import { expect, test, type Page } from '@playwright/test'
import { isoToday } from '#api/universityDay.rules.ts'
import { complaints, devLogin, expectAccessible, pageOf, perform, register, settled } from './support.ts'

interface Challenge {
  id: string
  number: number
}
const applicant = 'Ada Unseen'

test('a company screens without names, shortlists, and states again; the applicant reads what it sees', async ({
  browser,
  request,
}) => {
  test.slow()
  const company = await devLogin('industry')
  const researcher = await register('researcher', applicant)
  const title = `Unseen pumps ${Date.now()}`
  const { challenge } = await perform<{ challenge: Challenge }>(
    request,
    company,
    'createChallenge',
    {
      title,
      problemStatement: 'They are heard two streets away.',
      goal: '60 dB at the fence',
      mustHaves: ['Runs in the open'],
      offer: 'Two pumps',
      deadline: isoToday(20),
    },
    'challenge { id number }',
  )
  const [ours, theirs] = [await pageOf(browser, company), await pageOf(browser, researcher)]
  const wrong = [ours, theirs].map(complaints)

  // The company chooses it in the form.
  await ours.goto(`/industry-challenges-management?edit=${challenge.number}`)
  await settled(ours)
  await ours.getByRole('button', { name: /Company and dates/ }).click()
  await ours.getByRole('switch', { name: 'Screen proposals without names first' }).check()
  await expectAccessible(ours)
  await ours.getByRole('button', { name: 'Next', exact: true }).click()
  await ours.getByRole('button', { name: 'Save challenge' }).click()
  await expect(ours.getByRole('dialog').getByText('First screened without names')).toBeVisible()
  const { id } = challenge
  await perform(request, company, 'submitChallenge', { id }, 'challenge { id }')
  await perform(request, await devLogin('commercialization_team'), 'publishChallenge', { id }, 'challenge { id }')

  // The applicant reads it before, and while writing.
  await theirs.goto(`/industry-challenges?challenge=${challenge.number}`)
  await settled(theirs)
  const sheet = theirs.getByRole('dialog', { name: 'Challenge' })
  await expect(sheet.getByText('First screened without names')).toBeVisible()
  await sheet.getByRole('button', { name: 'Submit Proposal' }).click()
  const form = theirs.getByRole('dialog', { name: 'Submit Proposal' })
  await expect(form.getByText(/Keep names out of the text and files/)).toBeVisible()
  await expectAccessible(theirs)
  const { proposal } = await perform<{ proposal: { number: number } }>(
    request,
    researcher,
    'propose',
    {
      challengeId: id,
      proposalTitle: 'Collars for pumps',
      ideaSummary: 'Felt collars take the noise.',
      addressingChallenge: 'They swallow it at its source.',
      trl: 4,
      timeline: '6 months',
      supportNeeded: ['PILOT'],
    },
    'proposal { number }',
  )

  // The company finds a mark in the place of the name, and reads the proposal without it.
  await ours.goto(`/proposals?challenge=${challenge.number}`)
  await settled(ours)
  await expect(ours.getByText('Names hidden')).toBeVisible()
  await ours.goto(`/proposals?challenge=${challenge.number}&proposal=${proposal.number}`)
  await settled(ours)
  await expect(ours.getByText(/You are asked again once names are shown/)).toBeVisible()
  await ours.getByRole('button', { name: 'No conflict, open the proposal' }).click()
  await expect(ours.getByText('Felt collars take the noise.')).toBeVisible()
  await expect(ours.getByText(applicant)).toHaveCount(0)
  await expectAccessible(ours)
  await theirs.goto(`/industry-challenges?tab=proposals&proposal=${proposal.number}`)
  await settled(theirs)
  await expect(theirs.getByText(/^The company and its reviewers do not see who applied/)).toBeVisible()

  // With the short list both read that the names are shown, and the company states again.
  await shortlist(ours)
  await expect(ours.getByText(/^Names are now shown/)).toBeVisible()
  await expect(ours.getByText(new RegExp(`comes from ${applicant}`))).toBeVisible()
  await ours.getByRole('button', { name: 'No conflict, open the proposal' }).click()
  await expect(ours.getByText('Felt collars take the noise.')).toBeVisible()
  await theirs.reload()
  await settled(theirs)
  await expect(theirs.getByText(/^It was first screened without names\. The company/)).toBeVisible()
  expect(wrong).toEqual([[], []])
})

async function shortlist(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Shortlist: / })
  await dialog.getByRole('button', { name: 'Shortlist', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}
