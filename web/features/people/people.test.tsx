/** The choice of a person: found on the server while one types, by keyboard alone, in a form and as a filter. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

type Asked = { filter: { search?: string; role?: string[]; status?: string[] }; first: number }

const names = ['Ada Noor', 'Adam Reyes', 'Badr Salem']
const node = (name: string) => ({
  __typename: 'User',
  id: btoa(`User:${names.indexOf(name) + 7}`),
  name,
  department: 'D',
})

/** The second list of projects, whose owner filter is a person; people are searched as the server does it. */
function renderList(address = '/projects-redux') {
  const people: Asked[] = []
  const projects: { filter: { ownerId?: string } }[] = []
  const rendered = renderRoute(address, {
    as: 'ADMIN',
    answers: {
      projects: (args: (typeof projects)[number]) => {
        projects.push(args)
        return { totalCount: 0, edges: [] }
      },
      users: (args: Asked) => {
        people.push(args)
        const search = args.filter.search!.toLowerCase()
        const found = names.filter((name) => name.toLowerCase().includes(search))
        // Expertise is found, too, and may come first.
        return { edges: [...(search === 'ada' ? ['Badr Salem'] : []), ...found].map((name) => ({ node: node(name) })) }
      },
      node: ({ id }: { id: string }) => node(names[Number(atob(id).slice(5)) - 7]!),
    },
  })
  return { ...rendered, people, owner: () => projects.at(-1)!.filter.ownerId }
}
const openFilters = async (user: ReturnType<typeof renderList>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Filters/ }))
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'Owner' })
}
const options = () => {
  const list = screen.queryByRole('listbox', { name: 'Results' })
  return list
    ? within(list)
        .getAllByRole('option')
        .map((option) => option.textContent)
    : []
}

test('is searched on the server, walked with arrows and taken with Enter', async () => {
  const { user, people, owner } = renderList()
  const box = await openFilters(user)
  expect(people).toEqual([])
  await user.click(box)
  await waitFor(() => expect(options()).toHaveLength(3))
  await user.type(box, 'ada')
  await waitFor(() => expect(options()).toEqual(['Ada NoorD', 'Adam ReyesD', 'Badr SalemD']))
  expect(people.at(-1)).toMatchObject({ first: 40, filter: { search: 'ada', role: ['RESEARCHER'] } })
  expect(box.getAttribute('aria-expanded')).toBe('true')
  const marked = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent
  expect(marked()).toBe('Ada NoorD')
  await user.keyboard('{ArrowDown}')
  expect(marked()).toBe('Adam ReyesD')
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await waitFor(() => expect(box.value).toBe('Adam Reyes'))
  expect(box.getAttribute('aria-expanded')).toBe('false')
  await waitFor(() => expect(owner()).toBe(btoa('User:8')))
  expect(await screen.findByRole('button', { name: 'Remove filter PI: Adam Reyes', hidden: true })).toBeTruthy()
  await user.clear(box)
  await waitFor(() => expect(owner()).toBeNull())
})

test('Escape closes the list alone; leaving without a choice brings back who was chosen', async () => {
  const { user, owner } = renderList('/projects-redux?owner=7')
  const box = await openFilters(user)
  await waitFor(() => expect(box.value).toBe('Ada Noor'))
  await user.type(box, 'x')
  expect(await screen.findByText('No people found.')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(box.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeTruthy()
  await user.tab()
  expect(box.value).toBe('Ada Noor')
  expect(owner()).toBe(btoa('User:7'))
})

test('in a form it holds who is chosen, and does not offer those who are there', async () => {
  const invited: unknown[] = []
  const ada = node('Ada Noor')
  const { user } = renderRoute('/researchers/teams/1', {
    as: 'RESEARCHER',
    answers: {
      team: {
        __typename: 'Team',
        id: 'team',
        name: 'Optics',
        canLead: true,
        members: [{ role: 'OWNER', user: ada }],
      },
      users: { edges: names.map((name) => ({ node: node(name) })) },
      inviteToTeam: ({ input }: { input: object }) => {
        invited.push(input)
        return {}
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  const dialog = await screen.findByRole('dialog', { name: 'Invite to the team' })
  await user.click(within(dialog).getByRole('combobox', { name: /^Researcher/ }))
  await user.click(await within(dialog).findByRole('option', { name: /Badr Salem/ }))
  expect(within(dialog).queryByRole('option', { name: /Ada Noor/ })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(invited).toEqual([expect.objectContaining({ userIds: [node('Badr Salem').id] })]))
})
