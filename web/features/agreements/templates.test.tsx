/** Templates of agreements: written with a preview and the placeholders, published, compared, and back to the product's own. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const at = '2026-11-26T06:00:00Z'
const version = (number: number, more: object = {}) => ({
  __typename: 'AgreementVersion',
  id: btoa(`AgreementVersion:${number}`),
  number,
  kind: 'NDA',
  language: 'ENGLISH',
  text: '## Purpose\n\n{purpose}',
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
  text: '## Aim\n\n{purpose}',
  revision: 4,
  productChanged: true,
  publishedAt: null,
  publishedBy: null,
})
const current = version(8, { current: true, productChanged: true })
const earlier = version(7, { text: '## Purpose\n\nOnly {purpose}' })
const placeholder = (name: string, more: object = {}) => ({
  name,
  about: `What ${name} is`,
  required: true,
  mayBeEmpty: false,
  example: `{${name}}`,
  ...more,
})
const template = {
  kind: 'NDA',
  title: 'Non-disclosure agreement',
  own: [
    { language: 'ENGLISH', text: '## Purpose\n\nOf ours: {purpose}' },
    { language: 'ARABIC', text: '## الغرض\n\n{purpose}' },
  ],
  versions: [draft, current, earlier],
  placeholders: [placeholder('purpose'), placeholder('contact', { required: false, mayBeEmpty: true })],
  requests: [{ __typename: 'SupportRequest', id: btoa('SupportRequest:31'), number: 31, title: 'Membrane' }],
}
const preview = (more: object = {}) => ({
  problem: null,
  banner: 'Draft - not binding',
  title: 'Non-disclosure agreement - Tests',
  made: 'Made from a form',
  sections: [{ heading: 'Purpose', paragraphs: ['We compare.'] }],
  parties: ['The university', 'Gulf Water Works'],
  ...more,
})
const open = (answers: Answers = {}) =>
  renderRoute('/admin/settings/agreements/nda', {
    as: 'ADMIN',
    answers: { agreementTemplate: template, agreementPreview: preview(), ...answers },
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

test('the list says which templates were changed, and when the product’s own has changed', async () => {
  renderRoute('/admin/settings/agreements', { as: 'ADMIN', answers: { agreementTemplates: [template] } })
  const link = await screen.findByRole('link', { name: 'Non-disclosure agreement' })
  expect(link.getAttribute('href')).toBe('/admin/settings/agreements/nda')
  const row = within(link.closest('tr')!)
  expect(row.getByText('Edited')).toBeTruthy()
  expect(row.getByText('Draft')).toBeTruthy()
  expect(row.getByText('Default template has changed')).toBeTruthy()
  expect(row.getByText('Default')).toBeTruthy()
})

test('a template is written with its placeholders and a preview, and saved over the draft that was read', async () => {
  const { sent, note } = noted()
  const previewed: { text: string; request: number | null }[] = []
  const { user } = open({
    saveAgreementVersion: note({ version: { ...draft, revision: 5 } }),
    agreementPreview: (asked: { text: string; request: number | null }) => {
      previewed.push(asked)
      return asked.text.includes('{company}') ? preview({ problem: 'Not known: {company}', sections: [] }) : preview()
    },
  })
  const english = await section('English')
  expect(english.getByText(/^Drafts use version 8 by Ann Admin/)).toBeTruthy()
  expect(english.getByRole('note').textContent).toMatch(/^The default template has changed/)
  await user.click(english.getByRole('button', { name: 'Edit draft in English' }))
  const dialog = within(await screen.findByRole('dialog'))
  const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ })
  expect(text.value).toBe(draft.text)
  const placeholders = within(dialog.getByRole('region', { name: 'Placeholders' }))
  expect(placeholders.getByText('What purpose is · Required')).toBeTruthy()
  expect(placeholders.getByText('What contact is · Can be empty')).toBeTruthy()
  const shown = within(dialog.getByRole('region', { name: 'Preview' }))
  expect(await shown.findByText('We compare.')).toBeTruthy()
  expect(shown.getByText('Signed by: The university · Gulf Water Works')).toBeTruthy()
  await user.selectOptions(shown.getByRole('combobox', { name: 'Preview with' }), '31: Membrane')
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ request: 31 }))
  await user.clear(text)
  await user.click(text)
  await user.paste('## Aim\n\n{company}')
  expect(await shown.findByText('Not known: {company}')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({ kind: 'NDA', language: 'ENGLISH', revision: 4, text: '## Aim\n\n{company}' })
})

test('a draft is published or discarded, and the product’s own comes back, each after a question', async () => {
  const { sent, note } = noted()
  const { user } = open({
    publishAgreementVersion: note({ version: { ...draft, publishedAt: at } }),
    deleteAgreementVersion: note({ deletedId: draft.id }),
    resetAgreementTemplate: note({ version: { ...current, current: false } }),
  })
  const english = await section('English')
  for (const [opens, confirm] of [
    ['Publish the draft in English', 'Publish'],
    ['Discard draft: English', 'Discard draft'],
    ['Use default text', 'Use default text'],
  ] as const) {
    await user.click(english.getByRole('button', { name: opens }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  expect(sent).toEqual([{ id: draft.id, revision: 4 }, { id: draft.id }, { kind: 'NDA', language: 'ENGLISH' }])
})

test('an earlier version begins a draft, and Arabic begins with the product’s own', async () => {
  const { user } = open()
  await user.click((await section('Versions')).getByRole('button', { name: 'Use as draft: version 7' }))
  const form = within(await screen.findByRole('dialog'))
  expect((await form.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ })).value).toBe(earlier.text)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const arabic = await section('Arabic')
  expect(arabic.getByText('Drafts use the default template.')).toBeTruthy()
  expect(arabic.getByRole('group', { name: 'Template in use' }).getAttribute('dir')).toBe('rtl')
  await user.click(arabic.getByRole('button', { name: 'Edit in Arabic' }))
  const other = within(await screen.findByRole('dialog'))
  expect((await other.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ })).value).toMatch(/^## الغرض/)
})

test('a template that there is not says so', async () => {
  renderRoute('/admin/settings/agreements/nothing', { as: 'ADMIN', answers: { agreementTemplate: template } })
  expect(await screen.findByText('There is no template of this type.')).toBeTruthy()
})
