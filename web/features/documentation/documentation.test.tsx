/** The pages made from the code: every page with its roles and its place. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const permissionTable = [
  {
    name: 'INVESTOR_DASHBOARD',
    entity: null,
    meaning: 'Open the investor dashboard',
    roles: [
      { role: 'INVESTOR', within: 'own' },
      { role: 'RESEARCHER', within: '' },
    ],
  },
]

test('a page is found by its name or path, with who opens it and where it stands', async () => {
  const { user } = renderRoute('/admin/documentation/navigation', { as: 'ADMIN', answers: { permissionTable } })
  const search = await screen.findByRole('searchbox', { name: 'Search names and paths' })
  await user.type(search, '/investor-dashboard')
  expect(await screen.findByText('1 page')).toBeTruthy()
  const rows = within(screen.getByRole('table', { name: 'Pages' })).getAllByRole('row')
  expect(rows).toHaveLength(2)
  expect(within(rows[1]!).getByText('Investor')).toBeTruthy()
  expect(within(rows[1]!).getByText('INVESTOR_DASHBOARD')).toBeTruthy()
  await user.clear(search)
  await user.type(search, 'no such page')
  expect(await screen.findByText('No pages match “no such page”.')).toBeTruthy()
})

test('components are shown in light, dark and right to left, in each of their kinds', async () => {
  renderRoute('/component-demo', { as: 'ADMIN' })
  for (const kind of ['Buttons', 'Tags', 'Fields', 'Messages', 'Records'])
    for (const look of ['Light', 'Dark', 'Right to left'])
      expect(await screen.findByRole('group', { name: `${kind}: ${look}` })).toBeTruthy()
  const dark = screen.getByRole('group', { name: 'Tags: Dark' })
  expect(dark.querySelector('.dark')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Tags: Right to left' }).querySelector('[dir=rtl]')).toBeTruthy()
  expect(within(dark).getAllByText(/^(neutral|info|pending|warning|success|danger|settled|brand)$/)).toHaveLength(8)
})

test('the overview leads to what the code says of itself', async () => {
  renderRoute('/admin/documentation', { as: 'ADMIN' })
  const main = within(await screen.findByRole('main'))
  const links = (await main.findAllByRole('link')).map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining(['/admin/documentation/navigation', '/admin/user-management/roles', '/api/docs']),
  )
})
