/** Articles of the university's own stand among the product's wherever those are: the library, its search, pages, the search of the top bar. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const page = '/researchers/projects'
const own = {
  __typename: 'HelpArticle',
  id: btoa('HelpArticle:7'),
  slug: 'our-7',
  language: 'ENGLISH',
  category: 'AI_TOOLS',
  type: 'FAQ',
  roles: [],
  pages: [page],
  title: 'Zebras of the campus',
  summary: 'Where they graze.',
  text: 'By the [library](?article=welcome) and the [wells](?article=our-8).',
}
const arabic = {
  ...own,
  id: btoa('HelpArticle:8'),
  slug: 'our-8',
  language: 'ARABIC',
  pages: [],
  title: 'الآبار',
  summary: 'ماء.',
  text: 'ينتظر منطاد.',
}
const answers = { offeredHelpArticles: [own, arabic] }

test('below the pages that it explains and in the search of the top bar', async () => {
  const { user } = renderRoute(page, { as: 'RESEARCHER', answers })
  const about = await screen.findByRole('complementary', { name: 'About this page' })
  expect(within(about).getByRole('link', { name: own.title }).getAttribute('href')).toContain('article=our-7')
  expect(within(about).queryByRole('link', { name: arabic.title })).toBeNull()
  // The product's own are offered beside it.
  expect(within(about).getAllByRole('link').length).toBeGreaterThan(1)
  await user.click(screen.getByRole('combobox', { name: 'Search the platform' }))
  await user.keyboard('zebras')
  expect((await screen.findByRole('option', { name: new RegExp(own.title) })).textContent).toContain(own.summary)
})

test('administrators are not offered below a page what is for others', async () => {
  const forOthers = { ...own, pages: ['/admin/documentation'], roles: ['RESEARCHER'] }
  const mine = { ...forOthers, id: btoa('HelpArticle:9'), slug: 'our-9', title: 'Keys', roles: ['ADMIN'] }
  renderRoute('/admin/documentation', { as: 'ADMIN', answers: { offeredHelpArticles: [forOthers, mine] } })
  const about = await screen.findByRole('complementary', { name: 'About this page' })
  expect(within(about).getByRole('link', { name: 'Keys' })).toBeTruthy()
  expect(within(about).queryByRole('link', { name: own.title })).toBeNull()
})

test('in the library by its category and its words, with links to other articles', async () => {
  const { user } = renderRoute(`${page}?article=our-7`, { as: 'RESEARCHER', answers })
  const dialog = within(await screen.findByRole('dialog', { name: 'Documentation' }))
  const article = within(await dialog.findByRole('article'))
  expect(article.getByRole('heading', { name: own.title })).toBeTruthy()
  expect(article.getByText('AI Tools')).toBeTruthy()
  expect(article.getByRole('link', { name: 'wells' }).getAttribute('href')).toContain('article=our-8')
  const search = dialog.getByRole('searchbox', { name: 'Search documentation' })
  await user.click(search)
  await user.paste('graze')
  expect(await dialog.findByText('1 article')).toBeTruthy()
  await user.clear(search)
  await user.click(dialog.getByRole('button', { name: 'AI Tools' }))
  expect(await dialog.findByRole('link', { name: new RegExp(own.title) })).toBeTruthy()
  await user.click(article.getByRole('link', { name: 'wells' }))
  const other = within(await dialog.findByRole('article'))
  expect((await other.findByRole('heading', { name: arabic.title })).closest('[dir=rtl][lang=ar]')).toBeTruthy()
  expect(other.getByText('Arabic')).toBeTruthy()
})

test('one that the reader is not given answers as one that there is not', async () => {
  renderRoute(`${page}?article=our-12`, { as: 'RESEARCHER', answers })
  const dialog = within(await screen.findByRole('dialog', { name: 'Documentation' }))
  expect(await dialog.findByText('Article not found')).toBeTruthy()
})
