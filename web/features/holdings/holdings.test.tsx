/** A portfolio that is empty, grows and is not saved; holdings that are gone; and updates that a lead is asked for. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { dialogOf, field, findButton, listOf, recorded, wrongField } from '#web/testing/steps.ts'

const open = (path: string, answers: Answers, as: 'INVESTOR' | 'RESEARCHER' = 'INVESTOR') =>
  renderRoute(path, { as, answers })
const holding = (more: object = {}) => ({
  __typename: 'Holding',
  id: btoa('Holding:3'),
  number: 3,
  name: 'Dune Robotics',
  sector: 'SMART_CITIES',
  amount: 4_000_000,
  external: true,
  canUpdate: true,
  ...more,
})
const update = (more: object = {}) => ({
  __typename: 'HoldingUpdate',
  id: btoa('HoldingUpdate:5'),
  number: 5,
  title: 'A quiet pump',
  canAnswer: true,
  figures: [{ name: 'Revenue', unit: 'AED', value: null }],
  request: { every: 'QUARTERLY', message: 'How is the pilot?', investor: { name: 'Nasser', department: 'Dune Fund' } },
  ...more,
})

test('an empty portfolio says where holdings come from', async () => {
  open('/portfolio', { holdings: listOf() })
  expect(
    await screen.findByText(/Investments that the university records from your interests appear here/),
  ).toBeTruthy()
})

test('an empty portfolio has no charts and no multiples', async () => {
  const { router } = open('/portfolio/analytics', { portfolio: { count: 0, conversion: [] } })
  expect(await screen.findByText('Nothing to analyze yet')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'By sector' })).toBeNull()
  await router.navigate('/portfolio/performance')
  expect(await screen.findByText('No performance to show')).toBeTruthy()
  expect(screen.queryByText('Multiple')).toBeNull()
})

test('a company that the server refuses keeps what was typed, with the words at its field', async () => {
  const create = recorded(refusal('VALIDATION', 'Check the form', { stakePercent: 'Enter a percentage up to 49' }))
  const { user } = open('/portfolio', { holdings: listOf(), createHolding: create.answer })
  await user.click((await screen.findAllByRole('button', { name: 'Add company' }))[0]!)
  const dialog = await dialogOf('Add company')
  await user.click(dialog.getByRole('button', { name: 'Add company' }))
  await wrongField(dialog, /^Amount/, 'Enter the amount')
  expect(create.sent).toEqual([])
  const type = async (name: RegExp, text: string) => {
    await user.click(field(dialog, name))
    await user.paste(text)
  }
  await type(/^Company/, 'Dune Robotics')
  await type(/^Amount/, '4000000')
  await type(/^Stake \(%\)/, '60')
  await user.type(dialog.getByLabelText(/^Invested on/), '2025-05-01')
  for (const [name, value] of [
    [/^Instrument/, 'EQUITY'],
    [/^Stage/, 'SEED'],
    [/^Sector/, 'SMART_CITIES'],
  ] as const)
    await user.selectOptions(dialog.getByLabelText(name), value)
  await user.click(dialog.getByRole('button', { name: 'Add company' }))
  await wrongField(dialog, /^Stake \(%\)/, 'Enter a percentage up to 49')
  expect(field(dialog, /^Company/).value).toBe('Dune Robotics')
  expect(create.sent).toMatchObject([{ name: 'Dune Robotics', amount: 4_000_000, stakePercent: 60 }])
})

test('a holding names its sector in words; what is gone or of somebody else leads back', async () => {
  const { router } = open('/portfolio/holdings/3', {
    holding: ({ number }: { number: number }) => (number === 3 ? holding() : null),
  })
  expect(await screen.findByText('Smart cities')).toBeTruthy()
  expect(screen.getByText('AED 4,000,000')).toBeTruthy()
  await router.navigate('/portfolio/holdings/4')
  expect(await screen.findByRole('heading', { name: 'Holding not available' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to portfolio' })).toBeTruthy()
})

test('a lead sends what was asked for; a figure that is not known stays empty', async () => {
  const answered = recorded({ update: update({ answeredAt: '2026-11-25T08:00:00Z' }) })
  const { user } = open(
    '/investor-updates/5',
    { holdingUpdate: update(), answerHoldingUpdate: answered.answer },
    'RESEARCHER',
  )
  expect(await screen.findByText('How is the pilot?')).toBeTruthy()
  await user.click(await findButton('Send update'))
  expect((await screen.findAllByText('Write what has happened')).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('textbox', { name: /^Update/ }))
  await user.paste('Five customers.')
  await user.click(await findButton('Send update'))
  await waitFor(() =>
    expect(answered.sent).toEqual([
      { id: btoa('HoldingUpdate:5'), text: 'Five customers.', figures: [{ name: 'Revenue', value: null }] },
    ]),
  )
})
