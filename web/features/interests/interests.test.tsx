/** Interests of investors: expressing one, what each side sees, and one that is gone. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { dialogOf, field, findButton, listOf, recorded, wrongField } from '#web/testing/steps.ts'

const interest = (more: object = {}) => ({
  __typename: 'InvestmentInterest',
  id: btoa('InvestmentInterest:6'),
  number: 6,
  title: 'A quiet pump',
  path: '/interests/6',
  status: 'EXPRESSED',
  ...more,
})
const open = (path: string, answers: Answers, as: 'INVESTOR' | 'KU_TEAM' = 'INVESTOR') =>
  renderRoute(path, { as, answers })
const opportunities = {
  opportunities: {
    totalCount: 1,
    opportunities: [
      {
        __typename: 'Opportunity',
        id: btoa('Opportunity:7'),
        project: {
          __typename: 'Project',
          id: btoa('Project:7'),
          number: 7,
          title: 'A quiet pump',
          canExpressInterest: true,
          ownInterests: [],
        },
      },
    ],
  },
}

test('no interest yet leads to the opportunities', async () => {
  open('/interests/expressed', { investmentInterests: listOf() })
  expect(await screen.findByText(/Express interest in an opportunity/)).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Find opportunities' })).getAttribute('href')).toBe('/opportunities')
})

test('the menu marks the list that an interest belongs to', async () => {
  const { router } = open('/interests/6', { investmentInterest: null })
  const entry = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }))
  const marked = async () => (await entry()).getByRole('link', { current: 'page' }).getAttribute('href')
  await screen.findByRole('link', { name: 'Back to my interests' })
  expect(await marked()).toBe('/interests/expressed')
  await router.navigate('/opportunities/saved')
  await waitFor(async () => expect(await marked()).toBe('/opportunities'))
})

test('of two entries of which one continues the address of the other, the menu marks the page itself', async () => {
  open('/investors/engagement', { investmentInterests: listOf() }, 'KU_TEAM')
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
  const marked = await menu.findAllByRole('link', { current: 'page' })
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/investors/engagement'])
})

test('the list is narrowed to interests in progress, to which the dashboard leads', async () => {
  let asked: unknown
  const investmentInterests = ({ filter }: { filter: unknown }) => {
    asked = filter
    return listOf()
  }
  open('/interests/expressed?goingOn=1', { investmentInterests })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  await waitFor(() => expect(asked).toMatchObject({ goingOn: true }))
})

test('each side is led back to its own list from an interest that is gone', async () => {
  const { router } = open('/interests/6', { investmentInterest: null })
  expect((await screen.findByRole('link', { name: 'Back to my interests' })).getAttribute('href')).toBe(
    '/interests/expressed',
  )
  await router.navigate('/interests/expressed')
  open('/interests/6', { investmentInterest: null }, 'KU_TEAM')
  expect(await screen.findByRole('link', { name: 'Back to engagement' })).toBeTruthy()
})

test('amounts are given at both ends in order, and a refusal keeps what was written', async () => {
  const express = recorded(refusal('CONFLICT', 'You have an open interest in this project already'))
  const { user } = open('/opportunities', { ...opportunities, createInterest: express.answer })
  await user.click(await findButton('Express interest in A quiet pump'))
  const dialog = await dialogOf('Express interest')
  const amount = async (name: RegExp, text: string) => {
    await user.clear(field(dialog, name))
    await user.click(field(dialog, name))
    await user.paste(text)
  }
  await amount(/^From \(AED\)/, '2000000')
  await amount(/^To \(AED\)/, '1000000')
  await user.click(dialog.getByRole('button', { name: 'Express interest' }))
  await wrongField(dialog, /^To \(AED\)/, 'The upper amount must not be below the lower one')
  expect(express.sent).toEqual([])
  await amount(/^To \(AED\)/, '3000000')
  await user.click(dialog.getByRole('button', { name: 'Express interest' }))
  expect(await screen.findByText('You have an open interest in this project already')).toBeTruthy()
  expect(field(dialog, /^To \(AED\)/).value).toBe('3000000')
  expect(express.sent).toMatchObject([
    { projectId: btoa('Project:7'), amountFrom: 2_000_000, amountUntil: 3_000_000, amountOpen: false },
  ])
})

test('an interest leads from its opportunity instead of being expressed twice', async () => {
  const [one] = opportunities.opportunities.opportunities
  const project = { ...one!.project, ownInterests: [interest({ isOver: false })] }
  open('/opportunities', { opportunities: { totalCount: 1, opportunities: [{ ...one, project }] } })
  const link = await screen.findByRole('link', { name: /Your interest in A quiet pump/ })
  await waitFor(() => expect(link.getAttribute('href')).toBe('/interests/6'))
  expect(screen.queryByRole('button', { name: /^Express interest/ })).toBeNull()
})
