/** Administrators add articles of the university's own, put them in their place, publish, withdraw and delete them. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const at = '2026-11-26T06:00:00Z'
const id = btoa('HelpArticle:7')
const article = {
  __typename: 'HelpArticle',
  id,
  slug: 'our-7',
  name: 'Zebras',
  summary: 'Where they graze.',
  category: 'RESEARCH',
  type: 'FAQ',
  roles: ['RESEARCHER', 'INDUSTRY', 'INDUSTRY_PARTNER'],
  pages: ['/projects/list'],
  steps: [],
}
const draft = {
  __typename: 'HelpVersion',
  id: btoa('HelpVersion:3'),
  number: 3,
  slug: 'our-7',
  language: 'ENGLISH',
  title: 'Zebras',
  summary: 'Where they graze.',
  text: 'By the library.',
  revision: 1,
  productChanged: false,
  writtenAt: at,
  writtenBy: { name: 'Ann Admin' },
  publishedAt: null,
  publishedBy: null,
  current: false,
}
const current = { ...draft, publishedAt: at, publishedBy: { name: 'Ann Admin' }, current: true }
const open = (versions: object[], answers: Answers = {}) =>
  renderRoute('/admin/documentation/articles/our-7', {
    as: 'ADMIN',
    answers: { helpVersions: versions, helpArticle: article, ...answers },
  })
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const noted = () => {
  const sent: object[] = []
  const note =
    (answer: object) =>
    ({ input }: { input: object }) => {
      sent.push(input)
      return answer
    }
  return { sent, note }
}

test('the list has them first, with their readers and what is published', async () => {
  const answers = {
    helpArticles: [article],
    helpEdits: [current, { ...draft, id: btoa('HelpVersion:4'), language: 'ARABIC' }],
  }
  const { user } = renderRoute('/admin/documentation/articles', { as: 'ADMIN', answers })
  const row = within((await screen.findAllByRole('row'))[1]!)
  expect(row.getByRole('link', { name: 'Zebras' }).getAttribute('href')).toBe('/admin/documentation/articles/our-7')
  expect(row.getByText('Researcher, Industry Partner')).toBeTruthy()
  expect([row.getByText('Published'), row.getByText('Draft')]).toHaveLength(2)
  await user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'zebras')
  expect(await screen.findByText('1 article')).toBeTruthy()
})

test('one is added with its words, its readers and its pages, and then opens', async () => {
  const { sent, note } = noted()
  const answers = { createHelpArticle: note({ article }), helpVersions: [draft], helpArticle: article }
  const { user, router } = renderRoute('/admin/documentation/articles', { as: 'ADMIN', answers })
  await user.click(await screen.findByRole('button', { name: 'Add article' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add article' }))
  await user.click(await form.findByRole('button', { name: 'Save draft' }))
  expect(await form.findAllByText('Enter a title')).not.toHaveLength(0)
  for (const [field, words] of [
    [/^Title/, 'Zebras'],
    [/^Summary/, 'Where they graze.'],
    [/^Text/, 'By the library.'],
    [/^Pages/, '/projects/list'],
  ] as const) {
    await user.click(form.getByRole('textbox', { name: field }))
    await user.paste(words)
  }
  await user.selectOptions(form.getByRole('combobox', { name: /^Category/ }), 'Research')
  await user.click(form.getByRole('checkbox', { name: 'Industry Partner' }))
  await user.click(form.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/documentation/articles/our-7'))
  expect(sent).toEqual([
    {
      language: 'ENGLISH',
      title: 'Zebras',
      summary: 'Where they graze.',
      text: 'By the library.',
      category: 'RESEARCH',
      type: 'GUIDE',
      roles: ['INDUSTRY', 'INDUSTRY_PARTNER'],
      pages: ['/projects/list'],
    },
  ])
})

test('what two change at once is said at the field', async () => {
  const { sent, note } = noted()
  const { user } = open([draft], { updateHelpArticle: note({ article }) })
  const details = await section('Details')
  expect(details.getByText('?article=our-7')).toBeTruthy()
  await user.click(details.getByRole('button', { name: 'Edit details' }))
  const form = within(await screen.findByRole('dialog', { name: 'Details of Zebras' }))
  await user.selectOptions(await form.findByRole('combobox', { name: /^Category/ }), 'Tips')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ id, category: 'TIPS', was: { category: 'RESEARCH' } }]))
})

test('a draft is published in its language and written in the other one', async () => {
  const { sent, note } = noted()
  const answers = { publishHelpDraft: note({ version: current }), saveHelpDraft: note({ version: draft }) }
  const { user } = open([draft], answers)
  const english = await section('English')
  expect(english.getByText('Not published in this language.')).toBeTruthy()
  expect(english.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  await user.click(english.getByRole('button', { name: 'Publish the draft in English' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(sent).toEqual([{ id: draft.id, revision: 1 }]))
  await user.click((await section('Arabic')).getByRole('button', { name: 'Edit in Arabic' }))
  const form = within(await screen.findByRole('dialog', { name: 'Zebras in Arabic' }))
  expect((await form.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })).value).toBe('')
})

test('it is withdrawn before it is deleted, and versions are compared with one another alone', async () => {
  const { sent, note } = noted()
  const earlier = { ...current, id: btoa('HelpVersion:2'), number: 2, text: 'By the wells.', current: false }
  const { user } = open([current, earlier], { resetHelpArticle: note({ version: earlier }) })
  expect((await section('Details')).queryByRole('button', { name: 'Delete article' })).toBeNull()
  await user.click((await section('Versions')).getByRole('button', { name: 'Compare version 3' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare versions' }))
  const from = await dialog.findByRole('combobox', { name: 'From' })
  expect(within(from).getAllByRole('option')).toHaveLength(2)
  expect(dialog.getAllByTitle('Removed').length).toBeGreaterThan(0)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click((await section('English')).getByRole('button', { name: 'Withdraw' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(sent).toEqual([{ slug: 'our-7', language: 'ENGLISH' }]))
})

test('one that nobody sees is deleted with its versions', async () => {
  const { sent, note } = noted()
  const { user, router } = open([draft], { deleteHelpArticle: note({ deletedId: id }) })
  await user.click((await section('Details')).getByRole('button', { name: 'Delete article' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/^Zebras is deleted/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Delete article' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/documentation/articles'))
  expect(sent).toEqual([{ id }])
})

test.each([
  ['once no language is left', [current], 'no longer shown until it is published again: Get a card, Read the policy.'],
  [
    'and not while another language is published',
    [current, { ...current, id: btoa('HelpVersion:4'), language: 'ARABIC' }],
    'Readers no longer see it in this language.',
  ],
])('withdrawing names the first steps that lead to it, %s', async (_, versions, words) => {
  const steps = ['Get a card', 'Read the policy'].map((title, nth) => ({
    __typename: 'UniversityStep',
    id: btoa(`UniversityStep:${nth}`),
    title,
    titleArabic: title,
  }))
  const { user } = open(versions, { helpArticle: { ...article, steps } })
  await user.click((await section('English')).getByRole('button', { name: /^Withdraw/ }))
  const { textContent } = await screen.findByRole('alertdialog', { name: 'Withdraw the article?' })
  expect(textContent).toContain(words)
})
