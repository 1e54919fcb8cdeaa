/** A collaboration from its first agreement to its outcome, in the browsers of both sides; a stranger finds nothing. */
import { expect, test } from '@playwright/test'
import { isoToday } from '#api/universityDay.rules.ts'
import { complaints, devLogin, expectAccessible, pageOf, perform, register, settled } from './support.ts'

interface Challenge {
  id: string
}

test('two sides agree, deliver, write, weigh risks and close; a stranger sees nothing of it', async ({
  browser,

  request,
}) => {
  const company = await devLogin('industry')
  const researcher = await register('researcher', 'Partner of Pumps')
  const number = await accepted()
  const [ours, theirs, stranger] = await Promise.all([
    pageOf(browser, company),
    pageOf(browser, researcher),
    pageOf(browser, await register('researcher', 'Stranger to Pumps')),
  ])
  const wrong = [ours, theirs, stranger].map(complaints)
  await Promise.all(
    [ours, theirs].map(async (page) => {
      await page.goto(`/collaborations/${number}`)
      await settled(page)
    }),
  )

  // What one side does, the other sees without loading its page again.
  await ours.getByRole('button', { name: 'Record an agreement' }).click()
  const agreement = ours.getByRole('dialog', { name: 'Record an agreement' })
  await agreement.getByLabel('What was agreed').selectOption('NDA')
  await agreement.getByLabel(/^Agreed on|^Since/).fill(isoToday(-1))
  await agreement.getByRole('button', { name: 'Save' }).click()
  await expect(agreement).toHaveCount(0)
  await expect(theirs.getByRole('region', { name: 'Agreement' }).getByText(/^Since /)).toBeVisible()

  await ours.getByRole('button', { name: 'Add milestone' }).click()
  const milestone = ours.getByRole('dialog', { name: 'Add milestone' })
  await milestone.getByLabel('Milestone').fill('Collars at the first pump')
  await milestone.getByLabel(/^Due/).fill(isoToday(30))
  await milestone.getByLabel(/^Payment/).fill('40000')
  await milestone.getByRole('button', { name: 'Save' }).click()
  await expect(milestone).toHaveCount(0)
  await theirs.getByRole('button', { name: 'Done: Collars at the first pump' }).click()
  await expect(ours.getByText('1 of 1 done')).toBeVisible()
  await expect(ours.getByText('AED 40,000 of AED 40,000 paid on completed milestones')).toBeVisible()

  const documents = theirs.getByRole('region', { name: 'Documents' })
  const chooser = theirs.waitForEvent('filechooser')
  await theirs.getByRole('button', { name: 'Add files' }).press('Enter')
  await (await chooser).setFiles({ name: 'noise.csv', mimeType: 'text/csv', buffer: Buffer.from('hour,dB\n1,58\n') })
  await expect(documents.getByRole('list', { name: 'Documents' }).getByText('noise.csv')).toBeVisible()

  await ours.getByRole('textbox', { name: 'Message' }).fill('58 dB at the fence. **Well done.**')
  await ours.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(theirs.getByLabel('Thread, latest first').getByText('Well done.')).toBeVisible()

  await theirs.getByRole('button', { name: 'Add risk' }).click()
  const risk = theirs.getByRole('dialog', { name: 'Add risk' })
  await risk.getByLabel('Risk').fill('Felt does not like rain')
  await risk.getByLabel('Level').selectOption('HIGH')
  await risk.getByRole('button', { name: 'Save' }).click()
  await expect(ours.getByRole('region', { name: 'Risks' }).getByText('Felt does not like rain')).toBeVisible()
  await expectAccessible(ours)

  await ours.getByRole('button', { name: /^More actions for/ }).click()
  await ours.getByRole('menuitem', { name: 'Close', exact: true }).click()
  const end = ours.getByRole('dialog', { name: 'Close the collaboration' })
  await end.getByLabel('Outcome').fill('Forty pumps get collars.')
  await end.getByRole('button', { name: 'Close collaboration' }).click()
  await expect(theirs.getByText('Forty pumps get collars.').first()).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Add milestone' })).toHaveCount(0)

  await stranger.goto(`/collaborations/${number}`)
  await expect(stranger.getByRole('heading', { name: 'Collaboration not found' })).toBeVisible()
  await expect(stranger.getByText(/collars|Silent pumps/i)).toHaveCount(0)
  expect(wrong).toEqual([[], [], []])

  /** Brings a challenge and a proposal as far as a collaboration, and gives its number. */
  async function accepted(): Promise<number> {
    const university = await devLogin('commercialization_team')
    const { challenge } = await perform<{ challenge: Challenge }>(
      request,
      company,
      'createChallenge',
      {
        title: `Silent pumps ${Date.now()}`,
        problemStatement: 'They are heard two streets away.',
        goal: '60 dB at the fence',
        mustHaves: ['Runs in the open'],
        offer: 'Two pumps',
        deadline: isoToday(20),
      },
      'challenge { id }',
    )
    await perform(request, company, 'submitChallenge', challenge, 'challenge { id }')
    await perform(request, university, 'publishChallenge', challenge, 'challenge { id }')
    const { proposal } = await perform<{ proposal: { id: string } }>(
      request,
      researcher,
      'propose',
      {
        challengeId: challenge.id,
        proposalTitle: 'Collars for pumps',
        ideaSummary: 'Felt collars take the noise.',
        addressingChallenge: 'They swallow it at its source.',
        trl: 4,
        timeline: '6 months',
        supportNeeded: ['PILOT'],
      },
      'proposal { id }',
    )
    const { id } = proposal
    await perform(request, company, 'declareConflict', { id, conflict: false }, 'proposal { id }')
    await perform(
      request,
      company,
      'reviewProposal',
      { id, decision: 'ACCEPTED', comments: 'Let us begin' },
      'proposal { id }',
    )
    const found = await request.post('/graphql', {
      headers: { authorization: `Bearer ${researcher.token}` },
      data: { query: '{ collaborations(first: 1) { edges { node { number } } } }' },
    })
    const { data } = (await found.json()) as { data: { collaborations: { edges: { node: { number: number } }[] } } }
    return data.collaborations.edges[0]!.node.number
  }
})
