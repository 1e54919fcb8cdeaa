/** Texts in two languages on a record's page: what readers can open, what writers can write, and that forms change the first texts. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose, dialogOf, entriesOf, findButton } from '#web/testing/steps.ts'
import { firstTexts } from './firstTexts.ts'

const pair = (name: string, first: string, text = '', isOutdated = false, language = 'ARABIC') => ({
  __typename: 'TranslatedText',
  name,
  language,
  first,
  text,
  isOutdated,
})
const versions = (isWritten: boolean, language: 'ARABIC' | 'ENGLISH' = 'ARABIC') => ({
  __typename: 'Translation',
  language,
  isWritten,
  texts: [
    pair('title', 'Kiln', isWritten ? 'فرن' : ''),
    pair('description', 'Bricks', '', false),
    pair('abstract', ''),
  ],
})
const show = (translation: ReturnType<typeof versions>, canTranslate: boolean, answers: Answers = {}) => {
  const shown = { __typename: 'Project', id: 'kiln', number: 7, title: 'Kiln', collaborations: [] }
  return renderRoute('/projects/7', {
    as: 'RESEARCHER',
    answers: {
      project: { ...shown, status: 'ACTIVE', canTranslate, translation },
      node: { __typename: 'Project', id: 'kiln', translation },
      ...answers,
    },
  })
}

test('a reader opens the other version, each text said to be in its language', async () => {
  const { user } = show(versions(true), false)
  await user.click(await findButton('Also in Arabic'))
  const dialog = await dialogOf('In Arabic')
  const title = await dialog.findByRole('region', { name: 'Title' })
  expect(within(title).getByText('فرن').getAttribute('lang')).toBe('ar')
  // Nobody has written the description in Arabic.
  expect(dialog.queryByRole('region', { name: 'Description' })).toBeNull()
})

test('of what was first written in Arabic and is shown in English, the Arabic text is the other version', async () => {
  const translation = { ...versions(true, 'ENGLISH'), texts: [pair('title', 'فرن', 'Kiln', false, 'ENGLISH')] }
  const { user } = show(translation, false)
  await user.click(await findButton('Also in Arabic'))
  expect(await (await dialogOf('In Arabic')).findByText('فرن')).toBeTruthy()
})

test('nothing is offered where there is one version, and nothing to write to who may not', async () => {
  const { user } = show(versions(false), false)
  await screen.findByRole('heading', { name: 'Kiln', level: 1 })
  expect(screen.queryByRole('button', { name: /^Also in/ })).toBeNull()
  expect(await entriesOf(user, 'More actions for Kiln')).toEqual(['Pin to the menu'])
})

test('who may change the record writes the other version, and is told by the field what is wrong with it', async () => {
  const sent: unknown[] = []
  let refuses = true
  const { user } = show(versions(false), true, {
    updateTranslation: ({ input }: { input: object }) => {
      sent.push(input)
      if (refuses) throw refusal('INVALID', 'Write this in Arabic', { title: 'Write this in Arabic' })
      return { __typename: 'UpdateTranslationPayload', recordId: 'kiln' }
    },
  })
  await choose(user, 'More actions for Kiln', 'Arabic version')
  const dialog = await dialogOf('Arabic version')
  const title = await dialog.findByRole('textbox', { name: 'Title in Arabic' })
  // Without a first text there is nothing to translate.
  expect(dialog.queryByRole('textbox', { name: /^Abstract/ })).toBeNull()
  await user.type(title, 'Oven')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findAllByText('Write this in Arabic')).length).toBeGreaterThan(0)
  refuses = false
  await user.clear(title)
  await user.type(title, 'فرن')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Translation saved')).toBeTruthy()
  // The message was read: what the field held is not asked again.
  expect(sent).toEqual([
    { recordId: 'kiln', title: 'Oven', was: { title: '' } },
    { recordId: 'kiln', title: 'فرن', was: {} },
  ])
})

test('a text that somebody else has written meanwhile is replaced only by who saves again', async () => {
  const sent: unknown[] = []
  const words = 'Someone else changed this to “كورة” while you were editing. Save again to replace it.'
  const { user } = show(
    { ...versions(true), texts: [pair('title', 'Kiln', 'فرن'), pair('description', 'Bricks')] },
    true,
    {
      updateTranslation: ({ input }: { input: { was: object } }) => {
        sent.push(input)
        if ('title' in input.was) throw refusal('CONFLICT', words, { title: words })
        return { __typename: 'UpdateTranslationPayload', recordId: 'kiln' }
      },
    },
  )
  await choose(user, 'More actions for Kiln', 'Arabic version')
  const dialog = await dialogOf('Arabic version')
  const title = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Title in Arabic' })
  await user.type(title, ' شمسي')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findAllByText(words)).length).toBeGreaterThan(0)
  expect(title.value).toBe('فرن شمسي')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Translation saved')).toBeTruthy()
  expect(sent).toEqual([
    { recordId: 'kiln', title: 'فرن شمسي', was: { title: 'فرن' } },
    { recordId: 'kiln', title: 'فرن شمسي', was: {} },
  ])
})

test('a text whose original has changed says so, and is confirmed as it was read', async () => {
  const sent: unknown[] = []
  const translation = { ...versions(true), texts: [pair('title', 'Kiln', 'فرن', true), pair('description', 'Bricks')] }
  const { user } = show(translation, true, {
    updateTranslation: ({ input }: { input: object }) => {
      sent.push(input)
      return { __typename: 'UpdateTranslationPayload', recordId: 'kiln' }
    },
  })
  await choose(user, 'More actions for Kiln', 'Arabic version')
  const dialog = await dialogOf('Arabic version')
  expect(await dialog.findByText(/^The original has changed/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Translation saved')).toBeTruthy()
  expect(sent).toEqual([{ recordId: 'kiln', title: 'فرن', was: { title: 'فرن' } }])
})

test('a form holds the first texts, whatever version the page shows', async () => {
  expect(firstTexts({ firstTitle: 'Kiln', tags: ['clay'], first: 1 })).toEqual({
    title: 'Kiln',
    tags: ['clay'],
    first: 1,
  })
  const asked: string[] = []
  const shown = {
    __typename: 'Project',
    number: 7,
    title: ({ version }: { version?: string }) => {
      asked.push(version ?? 'shown')
      return version === 'FIRST' ? 'Kiln' : 'فرن'
    },
    nextStatuses: [],
    canUpdate: true,
  }
  renderRoute('/researchers/projects/7/edit', { as: 'RESEARCHER', answers: { project: shown } })
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })
  expect(title.value).toBe('Kiln')
  expect(asked).toContain('FIRST')
})
