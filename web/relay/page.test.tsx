/** A page's query: asked once, kept through StrictMode and 'back', and its failures stay inside the shell. */
import { screen, waitFor } from '@testing-library/react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { LoaderFunctionArgs } from 'react-router'
import type { OperationType } from 'relay-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import query from '#web/__generated__/MyProjectsPageQuery$parameters.ts'
import { confirmPassword } from '#web/app/password/confirmPassword.ts'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { createEnvironment } from './environment.ts'
import { page, releaseQueries } from './page.tsx'

const projects = (...titles: string[]) => ({
  totalCount: titles.length,
  edges: titles.map((title, at) => ({ node: { id: `project ${at}`, number: at + 1, title } })),
})

const times = (asked: readonly string[], name: string) => asked.filter((one) => one === name).length

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('a query is asked once, also under StrictMode', async () => {
  const { asked } = renderRoute('/researchers/projects', {
    as: 'RESEARCHER',
    answers: { projects: projects('Solar still') },
    twice: true,
  })
  await screen.findByText('Solar still')
  expect(times(asked, 'MyProjectsPageQuery')).toBe(1)
})

test("'back' after a page that failed shows the page before, and the failed page can be tried again", async () => {
  const answers: Answers = { projects: projects('Solar still'), project: refusal('INTERNAL', 'The disk is full') }
  const { user, router } = renderRoute('/researchers/projects', { as: 'RESEARCHER', answers })
  await user.click(await screen.findByRole('link', { name: 'Solar still' }))
  expect(await screen.findByText('The disk is full')).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy()

  await router.navigate(-1)
  expect(await screen.findByRole('link', { name: 'Solar still' })).toBeTruthy()

  await router.navigate(1)
  await screen.findByText('The disk is full')
  answers['project'] = { id: 'project 0', number: 1, title: 'Solar still', description: 'Water from the sun' }
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Water from the sun')).toBeTruthy()
})

test('a page says in its own words that its data could not be had', async () => {
  const answers: Answers = { projects: refusal('INTERNAL', 'The disk is full') }
  const { user } = renderRoute('/projects/list', { as: 'KU_TEAM', answers })
  expect(await screen.findByText('Error loading projects: The disk is full')).toBeTruthy()
  answers['projects'] = projects('Solar still')
  await user.click(screen.getByRole('button', { name: 'Reload Page' }))
  expect(await screen.findByText('Solar still')).toBeTruthy()
})

test('a filter that the server does not know is left out and named, and the others stay', async () => {
  const answers: Answers = {
    projects: ({ filter }: { filter?: { trl?: number[] } }) =>
      filter?.trl?.includes(99) ? refusal('INVALID', 'At most 9', { 'trl[0]': 'At most 9' }) : projects('Solar still'),
  }
  const { router } = renderRoute('/projects/list?trl=99&q=solar', { as: 'KU_TEAM', answers })
  expect(await screen.findByRole('link', { name: 'Solar still' })).toBeTruthy()
  expect(await screen.findByText(/trl=99/)).toBeTruthy()
  expect(router.state.location.search).toBe('?q=solar')
  await router.navigate('/projects/list?q=solar')
  await waitFor(() => expect(screen.queryByText(/trl=99/)).toBeNull())
})

test('a visitor is led to signing in and back to where they wanted to go', async () => {
  const { router } = renderRoute('/researchers/projects?q=solar', {})
  await screen.findByRole('heading', { name: /sign in|welcome/i })
  expect(router.state.location.pathname).toBe('/auth')
  expect(new URLSearchParams(router.state.location.search).get('from')).toBe('/researchers/projects?q=solar')
})

test('a wrong role is told so, and asks the server for nothing', async () => {
  const { asked } = renderRoute('/projects/list', { as: 'INVESTOR' })
  await screen.findByText("You don't have permission to access this page")
  expect(asked).not.toContain('ProjectsListPageQuery')
})

test('the help library opens over a page without asking for it again', async () => {
  const { asked, user } = renderRoute('/researchers/projects', {
    as: 'RESEARCHER',
    answers: { projects: projects('Solar still') },
  })
  await screen.findByRole('link', { name: 'Solar still' })
  await user.click(screen.getByRole('button', { name: 'Documentation' }))
  await screen.findByRole('dialog', { name: 'Documentation' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(times(asked, 'MyProjectsPageQuery')).toBe(1)
})

test('a query that a navigation begins is kept when the time after the one before is over', async () => {
  const environment = createEnvironment({ token: () => null, confirmPassword, onUnauthenticated: () => {} })
  const { route } = page({
    path: '/begun',
    title: 'Started',
    requires: 'public',
    query,
    load: () => new Promise(() => {}),
  })
  const { loader } = route(environment)
  const request = new Request('http://localhost/begun')
  const begin = async () => {
    const loaded = typeof loader === 'function' && (await loader({ request, params: {} } as LoaderFunctionArgs))
    return loaded as PreloadedQuery<OperationType> & { isDisposed: boolean }
  }
  vi.useFakeTimers()
  try {
    const first = await begin()
    releaseQueries(environment, () => ({ page: first }))
    const second = await begin()
    vi.advanceTimersByTime(60_000)
    expect([first.isDisposed, second.isDisposed]).toEqual([false, false])
    releaseQueries(environment, () => ({ page: second }))
    vi.advanceTimersByTime(60_000)
    expect([first.isDisposed, second.isDisposed]).toEqual([true, false])
  } finally {
    vi.useRealTimers()
    environment.dispose()
  }
})
