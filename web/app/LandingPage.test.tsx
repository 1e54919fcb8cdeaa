/** What visitors find on the landing page, and where its buttons lead. */
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const latest = {
  publicStats: {
    latestChallenges: [{ title: 'Cleaner hulls', sector: 'Smart cities', deadline: '2026-12-24' }],
    latestTechnologies: [
      { title: 'Solar still', department: 'Chemistry', trl: 5 },
      { title: 'Fog nets', department: 'Physics', trl: null },
    ],
    publishedTechnologies: [
      { path: '/technologies/7', headline: 'Water from the sun', sector: 'WATER', problem: 'No fresh water' },
    ],
  },
}
const cards = () => screen.getAllByRole('article').map(({ textContent }) => textContent)

test('the latest challenges and technologies are shown', async () => {
  renderRoute('/landing', { answers: latest })
  await screen.findByRole('heading', { name: 'Cleaner hulls' })
  expect(cards()).toEqual([
    'Cleaner hullsOpen until Dec 24, 2026Smart cities',
    'Solar stillChemistryTRL 5',
    'Fog netsPhysics',
    'Water from the sunNo fresh waterWater',
  ])
})

test('a published technology leads to its page', async () => {
  renderRoute('/landing', { answers: latest })
  expect((await screen.findByRole('link', { name: 'Water from the sun' })).getAttribute('href')).toBe('/technologies/7')
  expect(screen.getByRole('link', { name: 'All technologies' }).getAttribute('href')).toBe('/technologies')
})

test('figures and rows are left out while there is nothing in them', async () => {
  const none = { latestChallenges: [], latestTechnologies: [], publishedTechnologies: [] }
  const figures = { approvedProjects: 0, openChallenges: 0, researchers: 1, departments: 0 }
  renderRoute('/landing', { answers: { publicStats: { ...none, ...figures } } })
  expect((await screen.findByText('researchers')).parentElement!.textContent).toBe('researchers1')
  expect(screen.queryByText(/^(departments|open challenges from industry)$/)).toBeNull()
  expect(screen.queryByRole('heading', { name: /^(Latest|Published)/ })).toBeNull()
  cleanup()
  renderRoute('/landing', { answers: { publicStats: { ...none, ...figures, researchers: 0 } } })
  await screen.findByRole('heading', { name: 'What it does' })
  expect(screen.queryByText('researchers')).toBeNull()
})

test.each([
  ['Register as a researcher', 'RESEARCHER'],
  ['Register as an expert', 'EXPERT'],
  ['Register as a company', 'INDUSTRY'],
  ['Register as an investor', 'INVESTOR'],
])('“%s” opens the sign-up form with that role', async (name, role) => {
  const { user } = renderRoute('/landing', { answers: latest })
  await user.click(await screen.findByRole('link', { name }))
  await screen.findByRole('group', { name: /^Role/ })
  expect(screen.getAllByRole<HTMLInputElement>('radio').flatMap((one) => (one.checked ? one.value : []))).toEqual([
    role,
  ])
})

test.each(['ADMIN', 'anything'])('the sign-up form presets no role for %s', async (role) => {
  renderRoute(`/auth?tab=register&role=${role}`)
  await screen.findByRole('group', { name: /^Role/ })
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([])
})
