/** The catalogues of industry, investors and the university: what they ask, what they show, how dashboards lead there. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import type { AppViewer } from '#web/app/app.ts'

type Asked = { filter: Record<string, unknown>; sort: unknown }

function renderCatalogue(path: string, as: AppViewer['role'], rows: object[] = [{ title: 'Solar still', number: 3 }]) {
  const asked: Asked[] = []
  const rendered = renderRoute(path, {
    as,
    answers: {
      projects: (args: Asked) => {
        asked.push(args)
        return { totalCount: rows.length, edges: rows.map((row, at) => ({ node: { id: `p${at}`, ...row } })) }
      },
      project: { number: 3, title: 'Solar still', description: 'Clean water' },
      departments: [{ name: 'Medicine' }],
      offerTypes: ['Licence'],
      // Who has begun something is shown figures instead of first steps.
      collaborations: { totalCount: 1 },
      portfolio: { count: 1 },
    },
  })
  return { ...rendered, last: () => asked.at(-1)!.filter, sorted: () => asked.at(-1)!.sort }
}

test('only projects whose level the university has validated are asked for', async () => {
  const { last } = renderCatalogue('/university-projects?validated=1&validatedTrl=6', 'INDUSTRY')
  expect(await screen.findByRole('button', { name: 'Remove filter Validated by the university' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove filter Validated at TRL 6' })).toBeTruthy()
  expect(last()).toMatchObject({ trlValidated: true, validatedTrl: [6] })
})

test('a list is sorted by the validated level', async () => {
  const { user, router, sorted } = renderCatalogue('/university-projects', 'INDUSTRY')
  await user.click(await screen.findByRole('button', { name: 'Sort: Recently updated' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Highest validated TRL' }))
  await waitFor(() => expect(sorted()).toEqual({ field: 'VALIDATED_TRL', direction: 'DESC' }))
  expect(router.state.location.search).toContain('VALIDATED_TRL')
})

test('a company asks by sector, level and offer, and reads a project beside the list', async () => {
  const { user, last } = renderCatalogue('/university-projects?sector=oil-gas&trl=7&offer=Licence', 'INDUSTRY')
  expect(await screen.findByRole('heading', { name: 'University Projects' })).toBeTruthy()
  expect(last()).toMatchObject({ tags: ['oil-gas'], trl: [7], offerType: ['Licence'], seekingInvestment: null })
  for (const chip of ['Sector: Oil & gas', 'TRL 7', 'Offer: License'])
    expect(screen.getByRole('button', { name: `Remove filter ${chip}` })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'View Solar still' }))
  const overlay = await screen.findByRole('dialog', { name: 'Project' })
  expect(await within(overlay).findByText('Clean water')).toBeTruthy()
  expect(within(overlay).queryByRole('button', { name: /save/i })).toBeNull()
})

test('an investor sees amounts where they are told, and who does not seek', async () => {
  localStorage.setItem('ascent.list', 'table')
  renderCatalogue('/projects/investment', 'INVESTOR', [
    { title: 'Solar still', seekingInvestment: true, fundingAmountNeeded: 1_800_000 },
    { title: 'Lunar still', seekingInvestment: false, fundingAmountNeeded: null },
  ])
  const row = (await screen.findByText('Solar still')).closest('tr')!
  expect(row.textContent).toMatch(/AED.1\.8M/)
  expect(screen.getByText('Lunar still').closest('tr')!.textContent).toContain('Not seeking')
})

test('the investment list asks for those that seek, whatever the address says', async () => {
  const { last } = renderCatalogue('/projects/investment?seeking=0', 'COMMERCIALIZATION_TEAM')
  await screen.findByText('Solar still')
  expect(last()).toMatchObject({ seekingInvestment: true })
})

test('nothing there and nothing found are two things', async () => {
  const { router, user } = renderCatalogue('/university-projects', 'INDUSTRY', [])
  expect(await screen.findByText('The university has not opened a project to industry yet.')).toBeTruthy()
  await router.navigate('/university-projects?trl=9')
  expect(await screen.findByText('No projects match your filters.')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1)!)
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test.each([
  ['INDUSTRY', '/university-projects', 'University Projects', /University projects/],
  ['INVESTOR', '/opportunities', 'Opportunities', /Open projects/],
] as const)('%s: the counts of the dashboard and /projects lead to %s', async (role, path, label, count) => {
  const { router, user } = renderCatalogue('/', role)
  const tile = await screen.findByRole('link', { name: count })
  expect(tile.getAttribute('href')).toBe(path)
  const menu = screen.getByRole('navigation', { name: /menu/i })
  expect(within(menu).getByRole('link', { name: label })).toBeTruthy()
  // What is no part of the documented menu comes after it, under a heading of its own.
  const documented = within(menu).getAllByRole('list')[0]!
  expect(within(documented).queryByRole('link', { name: 'Investment Projects' })).toBeNull()
  expect(within(documented).queryByRole('link', { name: 'Researchers' })).toBeNull()
  await user.click(tile)
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
  await router.navigate('/projects')
  expect(router.state.location.pathname).toBe(path)
})
