/** What every list does, on the list of one's own projects: the address is its state. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

type Asked = {
  first: number
  filter: Record<string, unknown>
  sort: { field: string; direction: string }
  page: number
}

/** A list of 40 projects whose titles say what was asked for. */
function renderList(address = '/researchers/projects') {
  const asked: Asked[] = []
  const rendered = renderRoute(address, {
    as: 'RESEARCHER',
    answers: {
      projects: (args: Asked) => {
        asked.push(args)
        return {
          totalCount: 40,
          edges:
            args.page > 2
              ? []
              : [{ node: { id: `found ${asked.length}`, number: 1, title: `Found ${asked.length}`, canDelete: true } }],
        }
      },
    },
  })
  const search = () => new URLSearchParams(rendered.router.state.location.search)
  return { ...rendered, asked, search, last: () => asked.at(-1)! }
}

test('what is typed is looked for once the typing rests', async () => {
  const { user, asked, last, search } = renderList()
  await screen.findByText('Found 1')
  await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'solar')
  await screen.findByText('Found 2')
  expect(last().filter).toMatchObject({ search: 'solar' })
  expect(asked).toHaveLength(2)
  expect(search().get('q')).toBe('solar')
})

test("a search that comes from the address stands in the box, and 'back' brings it", async () => {
  const { router } = renderList('/researchers/projects?q=wind')
  const box = await screen.findByRole('searchbox', { name: 'Search projects' })
  expect((box as HTMLInputElement).value).toBe('wind')
  await router.navigate('/researchers/projects?q=water')
  await waitFor(() => expect((box as HTMLInputElement).value).toBe('water'))
})

test('a header sorts downwards first, then upwards, and goes back to page 1', async () => {
  const { user, last, search } = renderList('/researchers/projects?page=2')
  await screen.findByText('Found 1')
  expect(last().page).toBe(2)
  await user.click(screen.getByRole('button', { name: 'Project' }))
  await screen.findByText('Found 2')
  expect(last().sort).toEqual({ field: 'TITLE', direction: 'DESC' })
  expect(search().get('page')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Project' }))
  await screen.findByText('Found 3')
  expect(last().sort).toEqual({ field: 'TITLE', direction: 'ASC' })
  expect(screen.getByRole('columnheader', { name: 'Project' }).getAttribute('aria-sort')).toBe('ascending')
})

test('the pages can be walked', async () => {
  const { user, last } = renderList()
  await screen.findByText('Found 1')
  const pages = screen.getByRole('navigation', { name: 'Pages' })
  expect(within(pages).getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true)
  await user.click(within(pages).getByRole('button', { name: 'Page 2' }))
  await screen.findByText('Found 2')
  expect(last().page).toBe(2)
})

test('a long list is counted so far, and all of it on demand until something else is filtered for', async () => {
  const totals: unknown[] = []
  const { user, router } = renderRoute('/researchers/projects?page=417', {
    as: 'RESEARCHER',
    answers: {
      projects: ({ first, page }: Asked) => ({
        totalCount: ({ exact }: { exact: boolean | null }) => {
          totals.push(exact)
          return exact ? 12_345 : 10_001
        },
        edges: Array.from({ length: first }, (_, n) => ({
          node: { id: `${page} ${n}`, number: n + 1, title: `Found ${n} of ${page}` },
        })),
      }),
    },
  })
  const search = () => new URLSearchParams(router.state.location.search)
  const pageButtons = () =>
    within(screen.getByRole('navigation', { name: 'Pages' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
  expect(await screen.findByText('Showing 10,000+ projects')).toBeTruthy()
  expect(totals.at(-1)).toBeFalsy()
  expect(pageButtons().at(-2), 'a full page may have a next one').toBe('Page 418')
  const exact = screen.getByRole('button', { name: 'Show exact total' })
  exact.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Showing 12,345 projects')).toBeTruthy()
  expect(search().get('page')).toBe('417')
  expect(screen.queryByRole('button', { name: 'Show exact total' })).toBeNull()
  expect(pageButtons().at(-2)).toBe('Page 515')
  await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'solar')
  expect(await screen.findByText('Showing 10,000+ projects')).toBeTruthy()
  expect(search().toString()).toBe('q=solar')
})

test('a filter is a chip that takes it away', async () => {
  const { user, last, search } = renderList('/researchers/projects?status=DRAFT')
  await screen.findByText('Found 1')
  expect(last().filter).toMatchObject({ status: ['DRAFT'] })
  await user.click(screen.getByRole('button', { name: /remove.*draft/i }))
  await screen.findByText('Found 2')
  expect(search().has('status')).toBe(false)
})

test('a filter that nobody knows is not asked for and is named, and the others stay', async () => {
  const { asked, search } = renderList('/researchers/projects?status=FLYING&status=DRAFT&interest=maybe')
  await screen.findByText(/not recognized.*status=FLYING, interest=maybe/)
  await waitFor(() => expect(search().toString()).toBe('status=DRAFT'))
  for (const { filter } of asked) expect(filter).toMatchObject({ status: ['DRAFT'], investorInterest: null })
})

test('the filters are behind one button, and each stays in the address until it is cleared', async () => {
  const { user, last, search } = renderList()
  await screen.findByText('Found 1')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'ACTIVE')
  await screen.findByText('Found 2')
  expect(last().filter).toMatchObject({ status: ['ACTIVE'] })
  expect(search().get('status')).toBe('ACTIVE')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await screen.findByText('Found 3')
  expect(search().has('status')).toBe(false)
})

test('the cards or the table: the choice stays', async () => {
  const { user } = renderList()
  await screen.findByRole('table')
  await user.click(screen.getByRole('button', { name: 'Grid view' }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(localStorage.getItem('ascent.list')).toBe('grid')
})

test('a page past the end says so and leads to the last one', async () => {
  const { user, last } = renderList('/researchers/projects?page=99')
  await user.click(await screen.findByRole('button', { name: 'Go to page 2' }))
  await screen.findByText('Found 2')
  expect(last().page).toBe(2)
})

test('more can be had on a page, by an address that says so', async () => {
  const { user, search, last } = renderList('/researchers/projects?page=2')
  await screen.findByText('Found 1')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '100')
  await screen.findByText('Found 2')
  expect(last()).toMatchObject({ first: 100, page: 1 })
  expect(search().get('size')).toBe('100')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '24')
  await waitFor(() => expect(last()).toMatchObject({ first: 24 }))
  expect(search().has('size')).toBe(false)
})

test('all rows come, some at a time, and can be chosen in a table and on cards', async () => {
  const rows = Array.from({ length: 9 }, (_, n) => ({ node: { id: `p${n}`, number: n, title: `Solar still ${n}` } }))
  const { user } = renderRoute('/projects/list', {
    as: 'KU_TEAM',
    answers: { projects: () => ({ totalCount: 9, edges: rows }) },
  })
  await screen.findByText('Solar still 8')
  await user.click(screen.getByLabelText('Select Solar still 3'))
  await user.click(screen.getByRole('button', { name: 'Grid view' }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(await screen.findByLabelText('Select Solar still 3')).toHaveProperty('checked', true)
  await user.click(screen.getByLabelText('Select all'))
  expect(screen.getByText('9 selected')).toBeDefined()
  await user.click(screen.getByLabelText('Select Solar still 3'))
  expect(screen.getByText('8 selected')).toBeDefined()
})

test('other rows take the place of those of before, and what is open in one stays so when it becomes the first', async () => {
  const rows = Array.from({ length: 9 }, (_, n) => ({
    node: { id: `p${n}`, number: n, title: `Solar still ${n}`, approvedForIndustry: false },
  }))
  const { user } = renderRoute('/projects/list', {
    as: 'KU_TEAM',
    answers: {
      projects: ({ sort }: Asked) => ({ totalCount: 9, edges: sort.field === 'TITLE' ? rows.slice(0, 3) : rows }),
      setProjectAccess: () => {
        const [changed] = rows.splice(7, 1)
        changed!.node.approvedForIndustry = true
        rows.unshift(changed!)
        return { projects: [changed!.node], refused: [] }
      },
    },
  })
  const titles = () => screen.getAllByRole('link', { name: /^Solar still/ }).map((link) => link.textContent)
  await screen.findByText('Solar still 8')
  await user.click(screen.getByRole('button', { name: 'Project Visibility of Solar still 7' }))
  await user.click(await screen.findByRole('switch', { name: 'Industry access' }))
  await waitFor(() => expect(titles()).toEqual([7, 0, 1, 2, 3, 4, 5, 6, 8].map((n) => `Solar still ${n}`)))
  expect(screen.getByRole('switch', { name: 'Industry access' })).toHaveProperty('checked', true)
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Title' }))
  await waitFor(() => expect(titles()).toEqual([7, 0, 1].map((n) => `Solar still ${n}`)))
})
