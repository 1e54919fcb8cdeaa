/** Access control on screen: the rules by kind of record, and why a person sees one. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { listOf } from '#web/testing/steps.ts'

const rule = (name: string, entity: string | null, meaning: string, kind = entity) => ({
  name,
  entity,
  kind,
  meaning,
  roles: [{ role: 'RESEARCHER', within: 'involved' }],
})
const answers = {
  permissionTable: [
    rule('PROJECT_READ', 'Project', 'See a project'),
    rule('IDEA_READ', 'Idea', 'See an idea'),
    rule('SIGN_IN_READ', 'SignIn', 'See your own sessions', 'Session'),
    rule('SEARCH', null, 'Search the platform'),
  ],
  accountCounts: [],
}

test('rules are shown for the kind of record that is chosen', async () => {
  const { user } = renderRoute('/admin/access-control', { as: 'ADMIN', answers })
  const kind = await screen.findByLabelText<HTMLSelectElement>('Record type')
  const rows = () => within(screen.getByRole('table')).getAllByRole('rowheader')
  expect(rows().map((row) => row.textContent)).toEqual(['See a projectProject'])
  await user.selectOptions(kind, 'Idea')
  expect(rows().map((row) => row.textContent)).toEqual(['See an ideaIdea'])
  expect([...kind.options].map(({ text }) => text)).toEqual(['Idea', 'Pages and tools', 'Project', 'Session'])
  await user.selectOptions(kind, 'Session')
  expect(rows().map((row) => row.textContent)).toEqual(['See your own sessionsSession'])
  await user.selectOptions(kind, 'Pages and tools')
  expect(rows()[0]!.textContent).toContain('Search the platform')
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign-in Settings' }).getAttribute('href')).toBe(
    '/admin/access-control/sign-in',
  )
})

test('why a person sees a record is answered with the rule that decides', async () => {
  const { user } = renderRoute('/admin/access-control', {
    as: 'ADMIN',
    answers: {
      ...answers,
      search: { projects: [{ id: btoa('Project:4'), title: 'Cool roofs' }], ideas: [], challenges: [] },
      users: listOf({
        __typename: 'User',
        id: btoa('User:7'),
        number: 7,
        name: 'Reem',
        department: '',
        role: 'RESEARCHER',
      }),
      canSee: {
        can: true,
        why: 'Reem is a member of the project.',
        meaning: 'See a project',
        permission: 'PROJECT_READ',
        relation: 'involved',
        person: { name: 'Reem' },
      },
    },
  })
  const pick = async (place: string, text: string, option: RegExp) => {
    await user.type(await screen.findByPlaceholderText(place), text)
    await user.click(await screen.findByRole('option', { name: option }))
  }
  await pick('Search by title...', 'Cool', /Cool roofs/)
  await user.type(await screen.findByRole('combobox', { name: /Person/ }), 'Reem')
  await user.click(await screen.findByRole('option', { name: /Reem/ }))
  expect(await screen.findByText('Yes, Reem can see this.')).toBeTruthy()
  expect(screen.getByText('Reem is a member of the project.')).toBeTruthy()
})
