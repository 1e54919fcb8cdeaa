/** Where an article is named outside the library, it is called as the university calls it. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { pagesOfArticles } from './pagesOfArticles.ts'

const page = '/researchers/projects'
const { slug } = pagesOfArticles.find(({ pages, roles }) => pages.includes(page) && !roles.includes('university'))!
const words = { title: 'Zebras of the campus', summary: 'Ours.' }

test('below a page and in the search', async () => {
  const helpWords = [
    { slug, language: 'ENGLISH', ...words },
    { slug, language: 'ARABIC', title: 'مرحبا', summary: 'هنا' },
  ]
  const { user } = renderRoute(page, { as: 'RESEARCHER', answers: { helpWords } })
  const about = await screen.findByRole('complementary', { name: 'About this page' })
  const link = within(about).getByRole('link', { name: words.title })
  expect(link.getAttribute('href')).toContain(`article=${slug}`)
  await user.click(screen.getByRole('combobox', { name: 'Search the platform' }))
  await user.keyboard('zebras')
  const hit = await screen.findByRole('option', { name: new RegExp(words.title) })
  expect(hit.textContent).toContain('Ours.')
})
