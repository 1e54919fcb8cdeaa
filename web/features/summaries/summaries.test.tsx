/** Technology summaries on screen: what each state allows to whom, and what visitors find. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const summary = (more: object = {}) => ({
  __typename: 'TechnologySummary',
  id: btoa('TechnologySummary:7'),
  headline: 'Water from the sun',
  status: 'DRAFT',
  revision: 2,
  problem: 'No fresh water',
  solution: 'A still',
  alternative: 'Diesel pumps',
  advantages: ['Cheaper'],
  sector: 'WATER',
  offers: ['LICENCE'],
  sought: '',
  protection: 'PATENT_FILED',
  comments: '',
  contact: null,
  project: {
    title: 'Kiln',
    path: '/projects/3',
    department: 'Physics',
    trl: 6,
    validatedTrl: 4,
    owner: { name: 'Ada' },
  },
  publicPath: null,
  canUpdate: false,
  canAgree: false,
  canWithdraw: false,
  ...more,
})
const team = (more: object) =>
  renderRoute('/technology-summaries/7', {
    as: 'KU_TEAM',
    answers: { technologySummary: summary({ canUpdate: true, canWithdraw: true, ...more }) },
  })
const owner = (more: object) =>
  renderRoute('/technology-summaries/7', {
    as: 'RESEARCHER',
    answers: { technologySummary: summary({ canAgree: true, canWithdraw: true, ...more }) },
  })
const button = (name: string) => screen.queryByRole('button', { name })

test.each([
  ['DRAFT', 'Ask owner to agree'],
  ['CHANGES_REQUESTED', 'Ask owner to agree'],
  ['AGREED', 'Publish'],
  ['WITHDRAWN', 'Edit text'],
])('what the team does next in %s is %s', async (status, next) => {
  team({ status })
  expect(await screen.findByRole('button', { name: next })).toBeTruthy()
})

test('while the owner is asked, the team waits', async () => {
  team({ status: 'PROPOSED' })
  expect(await screen.findByText('The owner of the project has been asked to agree.')).toBeTruthy()
  expect(button('Publish')).toBeNull()
})

test('the owner is asked once more before agreeing', async () => {
  const { user } = owner({ status: 'PROPOSED' })
  await user.click(await screen.findByRole('button', { name: 'Agree' }))
  expect(await screen.findByText('Agree to this text?')).toBeTruthy()
})

test('levels are told apart, and the preview says what is offered', async () => {
  owner({ status: 'PROPOSED' })
  expect(await screen.findByText('TRL 4 validated, TRL 6 stated by the researchers')).toBeTruthy()
  expect(screen.getByText('License')).toBeTruthy()
  expect(screen.getByText('Patent application filed')).toBeTruthy()
})

test('the room on the page is counted while one writes', async () => {
  const { user } = team({ status: 'WITHDRAWN' })
  await user.click(await screen.findByRole('button', { name: 'Edit text' }))
  const before = 'Water from the sunNo fresh waterA stillDiesel pumpsCheaper'.length
  expect(await screen.findByText(`${before} of 2,600 characters`)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^Advantages/ }), '!')
  expect(await screen.findByText(`${before + 1} of 2,600 characters`)).toBeTruthy()
})

test('a summary that is not there says so', async () => {
  renderRoute('/technology-summaries/7', { as: 'RESEARCHER', answers: { technologySummary: null } })
  expect(await screen.findByText('Technology summary not found')).toBeTruthy()
})

const published = {
  number: 7,
  path: '/technologies/7',
  headline: 'Water from the sun',
  problem: 'No fresh water',
  solution: 'A still',
  alternative: '',
  advantages: ['Cheaper'],
  sector: 'WATER',
  offers: ['PILOT'],
  sought: 'A farm',
  protection: 'COPYRIGHT',
  department: 'Physics',
  validatedTrl: 4,
  claimedTrl: null,
  contactName: null,
}

const answerPromise = { days: 3, kept: { answered: 24, inTime: 22 } }

test('visitors read a technology, and write to the university', async () => {
  const refused = refusal('INVALID', 'x', { email: 'Please enter a valid email address' })
  const { user } = renderRoute('/technologies/7', {
    answers: { publishedTechnology: published, answerPromise, askAboutTechnology: refused },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Water from the sun' })).toBeTruthy()
  expect(screen.getByText('TRL 4, validated by the university')).toBeTruthy()
  expect(
    screen.getByText(
      'The university answers enquiries within 3 working days. In the last 12 months, 22 of 24 enquiries were answered in time.',
    ),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe('/api/technologies/7/summary')
  await user.click(screen.getByRole('button', { name: 'Contact the university' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Zara')
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'zara@company.example')
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Is it for sale?')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect((await screen.findAllByText('Please enter a valid email address')).length).toBeGreaterThan(0)
})

test('visitors are told that a technology is not published', async () => {
  renderRoute('/technologies/7', { answers: { publishedTechnology: null, answerPromise } })
  expect(await screen.findByText('Technology not found')).toBeTruthy()
})

test('the list of technologies is narrowed by its address, and says when nothing fits', async () => {
  const none = { totalCount: 0, pageSize: 12, technologies: [] }
  renderRoute('/technologies?sector=water&trl=7&q=sun', {
    answers: { publishedTechnologies: none, publishedSectors: ['WATER'] },
  })
  expect(await screen.findByText('No technologies match your filters.')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Sector' })).toHaveProperty('value', 'water')
  expect(screen.getByRole('combobox', { name: 'Stage' })).toHaveProperty('value', '7')
  expect(screen.getByRole('link', { name: 'Clear filters' })).toBeTruthy()
})

test('cards lead to the pages of technologies', async () => {
  renderRoute('/technologies', {
    answers: {
      publishedTechnologies: { totalCount: 1, pageSize: 12, technologies: [published] },
      publishedSectors: ['WATER'],
    },
  })
  const link = await screen.findByRole('link', { name: 'Water from the sun' })
  expect(link.getAttribute('href')).toBe('/technologies/7')
  expect(screen.getByText('1 technology')).toBeTruthy()
})
