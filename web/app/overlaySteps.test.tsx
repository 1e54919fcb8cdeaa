/** What opens over a page is a step in the browser's history, and closing leaves none behind. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const idea = { __typename: 'Idea', id: 'i', number: 12, title: 'Solar still', status: 'DRAFT' }

async function renderIdeas() {
  const rendered = renderRoute('/settings', {
    twice: true,
    as: 'RESEARCHER',
    answers: { ideas: { totalCount: 1, edges: [{ node: idea }] }, idea },
  })
  await screen.findByRole('heading', { name: 'Settings' })
  await rendered.router.navigate('/ideas-sandbox')
  const { user, router } = rendered
  const open = async () => user.click(await screen.findByRole('button', { name: 'Solar still' }))
  const close = async (name: string) =>
    user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Close' }))
  const at = (address: string) =>
    waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(address))
  return { user, router, open, close, at }
}

test('Back closes what was opened, and forth opens it again', async () => {
  const { router, open, at } = await renderIdeas()
  await open()
  await at('/ideas-sandbox?idea=12')
  await router.navigate(-1)
  await at('/ideas-sandbox')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await router.navigate(1)
  expect(await screen.findByRole('dialog', { name: 'Idea' })).toBeTruthy()
})

test('after closing, Back leads to the page before', async () => {
  const { router, open, close, at } = await renderIdeas()
  await open()
  await close('Idea')
  await at('/ideas-sandbox')
  await router.navigate(-1)
  await at('/settings')
})

test('what was opened from what was open closes with it, over all steps', async () => {
  const { router, open, close, at } = await renderIdeas()
  await open()
  await router.navigate('/ideas-sandbox?idea=13')
  await router.navigate('/ideas-sandbox?idea=13&article=welcome')
  await close('Documentation')
  await at('/ideas-sandbox?idea=13')
  await close('Idea')
  await at('/ideas-sandbox')
  await router.navigate(-1)
  await at('/settings')
})

test('what a link opened closes in its place', async () => {
  const { router, close, at } = await renderIdeas()
  await router.navigate('/settings')
  await router.navigate('/ideas-sandbox?idea=12')
  await close('Idea')
  await at('/ideas-sandbox')
  await router.navigate(-1)
  await at('/settings')
})
