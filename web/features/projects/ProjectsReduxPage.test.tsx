/** The second list of projects: the address opens the dialogs. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

type Asked = { filter: Record<string, unknown>; first: number }

function renderList(address: string, project: object | null) {
  const asked: Asked[] = []
  const rendered = renderRoute(address, {
    as: 'ADMIN',
    answers: {
      projects: (args: Asked) => {
        asked.push(args)
        return { totalCount: 1, edges: [{ node: { id: 'p', number: 12, title: 'Solar still', canUpdate: true } }] }
      },
      node: ({ id }: { id: string }) => (id === btoa('User:7') ? { __typename: 'User', name: 'Ada Noor' } : null),
      project,
    },
  })
  return { ...rendered, last: () => asked.at(-1)! }
}

test('status and owner are asked for, ten to a page', async () => {
  const { last } = renderList('/projects-redux?status=ON_HOLD&owner=7', null)
  await screen.findByText('Solar still')
  expect(last()).toMatchObject({ first: 10, filter: { status: ['ON_HOLD'], ownerId: btoa('User:7') } })
  expect(await screen.findByRole('button', { name: 'Remove filter PI: Ada Noor' })).toBeTruthy()
})

const solarStill = { id: 'p', number: 12, title: 'Solar still', canUpdate: true }

test('View and Edit stand in the address', async () => {
  const { user, router } = renderList('/projects-redux', solarStill)
  await user.click(await screen.findByRole('button', { name: 'View Solar still' }))
  expect(router.state.location.search).toBe('?viewed=12')
  expect(await screen.findByRole('dialog', { name: 'Project' })).toBeTruthy()
  await router.navigate('/projects-redux')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Edit Solar still' }))
  expect(router.state.location.search).toBe('?edited=12')
})

test('the address opens a project in a sheet, to read and to edit', async () => {
  const { user, router } = renderList('/projects-redux?viewed=12', solarStill)
  expect(await screen.findByRole('heading', { name: 'Solar still' })).toBeTruthy()
  const details = screen.getByRole('dialog', { name: 'Project' })
  await user.click(within(details).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await router.navigate('/projects-redux?edited=12')
  const edit = await screen.findByRole('dialog', { name: 'Edit Project' })
  expect(await within(edit).findByRole('button', { name: 'Save changes' })).toBeTruthy()
})

test('the sheet says where the project came from, and who may ask sees who can see it', async () => {
  const step = {
    key: 'a',
    kind: 'IDEA',
    when: '2026-11-01T08:00:00Z',
    title: 'A still',
    state: null,
    path: null,
    isCurrent: false,
  }
  const own = { ...step, key: 'b', kind: 'PROJECT', title: 'Solar still', isCurrent: true }
  const { user } = renderList('/projects-redux?viewed=12', {
    __typename: 'Project',
    ...solarStill,
    canSeeReaders: true,
    thread: [step, own],
  })
  const sheet = await screen.findByRole('dialog', { name: 'Project' })
  const origin = await within(sheet).findByRole('region', { name: 'Origin and outcomes' })
  expect(within(origin).getByText('A still')).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: 'More actions for Solar still' }))
  expect(await screen.findByRole('menuitem', { name: 'Who can see this' })).toBeTruthy()
})

test('a project that is not there says so', async () => {
  renderList('/projects-redux?viewed=999', null)
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Project Not Found')).toBeTruthy()
  expect(within(dialog).getByText('The requested project could not be found.')).toBeTruthy()
})
