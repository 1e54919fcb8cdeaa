/** The search of the top bar: one ranked list, late answers, failures, and Enter that is never lost. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { endSession } from '../session.ts'

const project = (id: string, title: string) => ({
  id,
  title,
  path: `/projects/${id}`,
  department: 'Chemistry',
  tags: [],
})
const found = (...hits: [id: string, title: string, score: number][]) => ({
  hits: hits.map(([of, , score]) => ({ of, score, places: [{ start: 0, end: 3 }] })),
  projects: hits.map(([id, title]) => project(id, title)),
})

/** A search whose answers are given by text. */
const searching = (answers: Record<string, unknown>) => ({
  search: ({ text }: { text: string }) => answers[text] ?? found(),
})

async function opened(answers: Record<string, unknown> = {}) {
  const shown = renderRoute('/researchers/projects', { as: 'RESEARCHER', answers: searching(answers) })
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the platform' })
  await shown.user.click(box)
  const options = () =>
    within(screen.getByRole('listbox', { name: 'Search results', hidden: true })).queryAllByRole('option', {
      hidden: true,
    })
  return { ...shown, box, options, titles: () => options().map((one) => one.querySelector('p')!.textContent) }
}

test('pages, records and people are in one list, the best first, with their words marked', async () => {
  const { user, titles, options } = await opened({
    set: found(['2', 'Settlement watch', 0.9], ['3', 'Sets of sensors', 1.45]),
  })
  await user.keyboard('set')
  await waitFor(() => expect(titles().slice(0, 2)).toEqual(['Sets of sensors', 'Settings']))
  const articleAt = () => options().findIndex(({ textContent }) => textContent.includes('Help article'))
  // The articles are loaded by themselves, and may be later than what the server finds.
  await waitFor(() => expect(articleAt()).toBeGreaterThan(-1))
  const firstArticle = articleAt()
  expect(titles().indexOf('Settlement watch'), 'before what help only mentions').toBeLessThan(firstArticle)
  expect(options()[0]!.querySelector('mark')!.textContent).toBe('Set')
  expect(options()[0]!.textContent).toContain('Project')
  await waitFor(() =>
    expect(screen.getAllByRole('status').some((one) => /^\d+ results$/.test(one.textContent))).toBe(true),
  )
})

test('a hit opens when the pointer is let go on it, and by a click that no pointer made', async () => {
  const { user, options, router, box } = await opened({ set: found(['3', 'Sets of sensors', 1.45]) })
  await user.keyboard('set')
  await waitFor(() => expect(options()[0]!.textContent).toContain('Sets of sensors'))
  await user.pointer({ keys: '[MouseLeft>]', target: options()[0]! })
  expect(router.state.location.pathname).toBe('/researchers/projects')
  expect(document.activeElement).toBe(box)
  await user.pointer({ keys: '[/MouseLeft]', target: document.body })
  await user.click(box)
  expect(router.state.location.pathname, 'let go elsewhere').toBe('/researchers/projects')
  fireEvent.click(options()[0]!)
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/3'))
})

test('it is there again at once when it was just left', async () => {
  const { user, box } = await opened({ set: found(['3', 'Sets of sensors', 1.45]) })
  await user.keyboard('set{Escape}')
  await user.click(box)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(box.getAttribute('aria-expanded')).toBe('true')
})

test('Enter at once after the last key opens the first hit when it arrives, and not one of an earlier text', async () => {
  const [early, late] = [slow(), slow()]
  const { user, router } = await opened({ so: early.answer, solar: late.answer })
  await user.keyboard('so')
  await waitFor(() => expect(screen.getAllByRole('status').some((one) => one.textContent === 'Searching…')).toBe(true))
  await user.keyboard('lar{Enter}')
  early.arrive(found(['7', 'Social robots', 1]))
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(router.state.location.pathname).toBe('/researchers/projects')
  late.arrive(found(['8', 'Solar still', 1]))
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/8'))
})

test('typing on takes the Enter back', async () => {
  const first = slow()
  const { user, router } = await opened({ so: first.answer, sofa: found(['9', 'Sofa', 1]) })
  await user.keyboard('so{Enter}fa')
  first.arrive(found(['7', 'Social robots', 1]))
  await screen.findByRole('option', { name: /Sofa/ })
  expect(router.state.location.pathname).toBe('/researchers/projects')
})

test('a page that is called so is opened without waiting for the server', async () => {
  const { user, router } = await opened({ settings: slow().answer })
  await user.keyboard('settings{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
})

test('a search that failed says so and is offered again', async () => {
  let fails = true
  const { user, router } = renderRoute('/researchers/projects', {
    as: 'RESEARCHER',
    answers: { search: () => (fails ? new Error('No') : found(['8', 'Xylem pumps', 1])) },
  })
  await user.click(await screen.findByRole('combobox', { name: 'Search the platform' }))
  await user.keyboard('xylem')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getAllByText('The search failed.').length).toBeGreaterThan(0)
  fails = false
  await user.click(again)
  await screen.findByRole('option', { name: /Xylem pumps/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/8'))
})

test('arrows, Home and End move, Escape closes', async () => {
  const { user, box, options } = await opened({ so: found(['1', 'So', 3], ['2', 'Sonar', 2.9], ['3', 'Solar', 2.8]) })
  await user.keyboard('so')
  await waitFor(() => expect(options().length).toBeGreaterThanOrEqual(3))
  const active = () =>
    document.getElementById(box.getAttribute('aria-activedescendant')!)!.querySelector('p')!.textContent
  expect(active()).toBe('So')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Solar')
  await user.keyboard('{ArrowUp}')
  expect(active()).toBe('Sonar')
  await user.keyboard('{End}')
  expect(active()).toBe(options().at(-1)!.querySelector('p')!.textContent)
  await user.keyboard('{Home}')
  expect(active()).toBe('So')
  await user.keyboard('{Escape}')
  expect(box.getAttribute('aria-expanded')).toBe('false')
  expect(box.value).toBe('')
})

test('without a text there are what was opened recently and what one can begin; both go with the session', async () => {
  localStorage.clear()
  const { user, router, titles } = await opened()
  await user.keyboard('{Escape}')
  await router.navigate('/settings')
  await waitFor(() => expect(localStorage.getItem('ascent.recent')).toContain('/settings'))
  await router.navigate('/researchers/projects')
  const heading = await screen.findByRole('heading', { level: 1, name: 'My Research Projects' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await user.click(screen.getByRole('combobox', { name: 'Search the platform' }))
  await waitFor(() => expect(titles().slice(0, 3)).toEqual(['Settings', 'Create project', 'Submit idea']))
  expect(titles()).not.toContain('Add user')
  expect(titles()).not.toContain('Post challenge')
  endSession()
  expect(localStorage.getItem('ascent.recent')).toBeNull()
})

test('help articles and sections of the settings are found by what one calls them', async () => {
  const { user, options, router, titles } = await opened()
  await user.keyboard('dark mode')
  await waitFor(() => expect(titles()).toContain('Preferences'))
  await user.keyboard('{Control>}a{/Control}glossary')
  await waitFor(() => expect(titles()[0]).toBe('Glossary'))
  expect(options()[0]!.textContent).toContain('Help article')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?article=glossary'))
  expect(router.state.location.pathname).toBe('/researchers/projects')
})

test('where nothing is found the documentation can be searched for the same', async () => {
  const { user, router } = await opened()
  await user.keyboard('xyzzy')
  await user.click(await screen.findByRole('button', { name: 'Search the documentation for “xyzzy”' }))
  await waitFor(() => expect(router.state.location.search).toBe('?article='))
  const library = within(await screen.findByRole('dialog'))
  expect((await library.findByRole<HTMLInputElement>('searchbox', { name: /^Search/ })).value).toBe('xyzzy')
})
