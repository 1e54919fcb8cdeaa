/** Help articles are reworded: as a draft with a preview, published, compared, and back to the product's own words. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const at = '2026-11-26T06:00:00Z'
const version = (number: number, more: object = {}) => ({
  __typename: 'HelpVersion',
  id: btoa(`HelpVersion:${number}`),
  number,
  slug: 'welcome',
  language: 'ENGLISH',
  title: 'Hello',
  summary: 'What is here',
  text: '## Begin\n\nHere it is.',
  revision: 1,
  productChanged: false,
  writtenAt: at,
  writtenBy: { name: 'Ann Admin' },
  publishedAt: at,
  publishedBy: { name: 'Ann Admin' },
  current: false,
  ...more,
})
const draft = version(9, {
  text: '## Begin\n\nHere it was.',
  revision: 4,
  productChanged: true,
  publishedAt: null,
  publishedBy: null,
})
const current = version(8, { current: true, productChanged: true })
const earlier = version(7, { text: '## Begin\n\nHere it is not.' })
const open = (answers: Answers = {}) =>
  renderRoute('/admin/documentation/articles/welcome', {
    as: 'ADMIN',
    answers: { helpVersions: [draft, current, earlier], ...answers },
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

test('the list says which articles have other words, and when the product’s text has changed', async () => {
  const edits = [
    { ...current, productChanged: true },
    { ...draft, language: 'ARABIC' },
  ]
  const { user } = renderRoute('/admin/documentation/articles', { as: 'ADMIN', answers: { helpEdits: edits } })
  await user.type(await screen.findByRole('searchbox', { name: 'Search articles' }), 'Getting started')
  await user.clear(screen.getByRole('searchbox', { name: 'Search articles' }))
  const link = screen.getAllByRole('link').find((one) => one.getAttribute('href')?.endsWith('/articles/welcome'))!
  const row = within(link.closest('tr')!)
  expect(row.getByText('Changed')).toBeTruthy()
  expect(row.getByText('Default text has changed')).toBeTruthy()
  expect(row.getByText('Draft')).toBeTruthy()
})

test('words are written with a preview, and saved over the draft that was read', async () => {
  const { sent, note } = noted()
  const { user } = open({ saveHelpDraft: note({ version: { ...draft, revision: 5 } }) })
  const english = await section('English')
  expect(english.getByRole('note').textContent).toMatch(/^The default text has changed/)
  await user.click(english.getByRole('button', { name: 'Edit draft in English' }))
  const dialog = within(await screen.findByRole('dialog'))
  const text = await dialog.findByRole('textbox', { name: /^Text/ })
  await user.clear(text)
  await user.click(text)
  await user.paste('## Now\n\n<b>Bold</b>')
  const preview = within(dialog.getByRole('region', { name: 'Preview' }))
  expect(await preview.findByRole('heading', { name: 'Now' })).toBeTruthy()
  expect(preview.getByText('<b>Bold</b>')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    slug: 'welcome',
    language: 'ENGLISH',
    revision: 4,
    title: 'Hello',
    summary: 'What is here',
    text: '## Now\n\n<b>Bold</b>',
  })
})

test('a draft is published or discarded, and the product’s own words come back, each after a question', async () => {
  const { sent, note } = noted()
  const { user } = open({
    publishHelpDraft: note({ version: { ...draft, publishedAt: at } }),
    deleteHelpDraft: note({ deletedId: draft.id }),
    resetHelpArticle: note({ version: { ...current, current: false } }),
  })
  const english = await section('English')
  for (const [open, confirm] of [
    ['Publish the draft in English', 'Publish'],
    ['Discard draft: English', 'Discard draft'],
    ['Use default text', 'Use default text'],
  ] as const) {
    await user.click(english.getByRole('button', { name: open }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  expect(sent).toEqual([{ id: draft.id, revision: 4 }, { id: draft.id }, { slug: 'welcome', language: 'ENGLISH' }])
})

test('versions are compared, and an earlier one begins a draft', async () => {
  const { user } = open()
  const versions = await section('Versions')
  expect(versions.getAllByRole('row')).toHaveLength(4)
  await user.click(versions.getByRole('button', { name: 'Compare version 8' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare versions' }))
  expect((await dialog.findByTitle('Removed')).textContent).toContain('not')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'To' }), earlier.id)
  expect(dialog.getByText('Both versions have the same text.')).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'From' }), 'Default text · English')
  expect(dialog.getAllByTitle('Added').length).toBeGreaterThan(0)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(versions.getByRole('button', { name: 'Use as draft: version 7' }))
  const form = within(await screen.findByRole('dialog'))
  expect(((await form.findByRole('textbox', { name: /^Text/ })) as HTMLTextAreaElement).value).toBe(earlier.text)
})

test('an article that there is not says so', async () => {
  renderRoute('/admin/documentation/articles/nothing', { as: 'ADMIN', answers: { helpVersions: [] } })
  expect(await screen.findByText('There is no article with this name.')).toBeTruthy()
})

test('readers get the published words in the language of the app, and find articles by them', async () => {
  const words = {
    slug: 'welcome',
    title: 'Marhaba',
    summary: 'Our own',
    text: 'A zeppelin waits.',
    language: 'ENGLISH',
  }
  const arabic = { ...words, language: 'ARABIC', title: 'أهلا', summary: 'لنا', text: 'ينتظر منطاد.' }
  const { user } = renderRoute('/researcher-dashboard?article=welcome', {
    as: 'RESEARCHER',
    answers: { helpWords: [words, arabic] },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Documentation' }))
  expect(await dialog.findByRole('heading', { name: 'Marhaba' })).toBeTruthy()
  expect(dialog.getByText('A zeppelin waits.')).toBeTruthy()
  const search = dialog.getByRole('searchbox', { name: 'Search documentation' })
  for (const [word, found] of [
    ['zeppelin', '1 article'],
    ['منطاد', '0 articles'],
  ] as const) {
    await user.clear(search)
    await user.click(search)
    await user.paste(word)
    expect(await dialog.findByText(found)).toBeTruthy()
  }
})

test('the product’s own Arabic words are shown, edited, compared, and come back', async () => {
  const { sent, note } = noted()
  const published = version(6, { language: 'ARABIC', title: 'أهلا', text: 'ينتظر منطاد.', current: true })
  const answers = { resetHelpArticle: note({ version: { ...published, current: false } }) }
  const { user } = open({ helpVersions: [published], ...answers })
  const arabic = await section('Arabic')
  await user.click(arabic.getByRole('button', { name: 'Use default text' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Use default text' }))
  await waitFor(() => expect(sent).toEqual([{ slug: 'welcome', language: 'ARABIC' }]))
  await user.click((await section('Versions')).getByRole('button', { name: 'Compare version 6' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare versions' }))
  const from = await dialog.findByRole('combobox', { name: 'From' })
  expect(within(from).getByRole<HTMLOptionElement>('option', { selected: true }).textContent).toBe(
    'Default text · Arabic',
  )
  expect(
    dialog
      .getAllByTitle('Removed')
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain('المنصة')
})

test('an article that was not changed in Arabic begins with the product’s own words', async () => {
  const { user } = open({ helpVersions: [] })
  const arabic = await section('Arabic')
  expect(arabic.getByText('Readers see the default text.')).toBeTruthy()
  expect(arabic.getByRole('heading', { name: /المنصة/ }).closest('[dir=rtl][lang=ar]')).toBeTruthy()
  await user.click(arabic.getByRole('button', { name: 'Edit in Arabic' }))
  const form = within(await screen.findByRole('dialog'))
  const title = await form.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })
  expect(title.value).toBe(arabic.getByRole('heading', { level: 3, name: /المنصة/, hidden: true }).textContent)
})
