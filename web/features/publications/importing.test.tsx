/** The import where things go wrong: nothing found, a failure half-way, a server without lookups, and a long list. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const address = '/research-management/publications/import'
const entry = (line: number, more: object = {}) => ({
  line,
  key: `k${line}`,
  text: `@misc{k${line}}`,
  problems: [],
  listed: null,
  repeats: null,
  title: `Work ${line}`,
  authors: ['García Márquez, Ana'],
  year: 2024,
  type: 'ARTICLE',
  venue: 'Water',
  doi: '',
  openAccess: false,
  license: '',
  volume: '',
  issue: '',
  pages: '',
  publisher: '',
  url: '',
  abstract: '',
  ...more,
})
const open = (answers: Answers, path = address) =>
  renderRoute(path, {
    as: 'RESEARCHER',
    answers: Object.assign(answers, {
      publicationSources: { doi: true, orcid: false },
      ownOrcid: { value: '0000-0002-1825-0097' },
      ...answers,
    }),
  })

async function read(entries: object[], more: Answers = {}) {
  const rendered = open({ readPublications: { entries }, ...more })
  await rendered.user.click(await screen.findByLabelText(/^Entries/))
  await rendered.user.paste('@misc{a}')
  await rendered.user.click(screen.getByRole('button', { name: 'Read entries' }))
  await screen.findByRole('button', { name: 'Back to the source' })
  return rendered
}

test('a text in which nothing is found is refused beside the field, and stays', async () => {
  const refused = refusal('INVALID', 'x', { text: 'There are no entries in this text' })
  const { user } = open({ readPublications: refused })
  await user.click(await screen.findByLabelText(/^Entries/))
  await user.paste('Dear editor')
  await user.click(screen.getByRole('button', { name: 'Read entries' }))
  const field = await screen.findByRole('textbox', { name: /^Entries/, description: /no entries in this text/ })
  expect((field as HTMLTextAreaElement).value).toBe('Dear editor')
})

test('new works are selected, listed ones say where, and a work of a known title is taken only on purpose', async () => {
  const sent: { entries: { title: string; takeSameTitle: boolean }[] }[] = []
  const { user } = await read(
    [
      entry(1),
      entry(2, { listed: { by: 'DOI', number: 7, title: 'Work 2' } }),
      entry(3, { listed: { by: 'TITLE', number: 8, title: 'WORK 3' } }),
      entry(4, { repeats: { line: 1, key: 'k1' } }),
    ],
    {
      importPublications: ({ input }: { input: (typeof sent)[0] }) => {
        sent.push(input)
        return { created: input.entries.map((_, nth) => ({ id: `p${nth}` })), skipped: [] }
      },
    },
  )
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect(['Work 1', 'Work 2', 'Work 3', 'Work 4'].map((name) => box(name).checked)).toEqual([true, false, false, false])
  expect(box('Work 2').disabled).toBe(true)
  expect(screen.getByRole('link', { name: 'WORK 3' }).getAttribute('href')).toContain('publication=8')
  expect(screen.getByText('Repeats the entry at line 1 (k1)')).toBeTruthy()
  expect(screen.getAllByText('Ana García Márquez')).toHaveLength(4)
  await user.click(box('Work 3'))
  await user.click(screen.getByRole('button', { name: 'Import 2 publications' }))
  expect(await screen.findByText('2 publications added')).toBeTruthy()
  expect(sent[0]!.entries.map(({ title, takeSameTitle }) => [title, takeSameTitle])).toEqual([
    ['Work 1', false],
    ['Work 3', true],
  ])
})

test('broken entries are named, and without any other nothing can be imported', async () => {
  await read([entry(21, { title: '', problems: [{ field: 'year', message: 'Enter the year' }] })])
  const broken = within(screen.getByRole('region', { name: '1 broken entry' }))
  expect(broken.getByText('Line 21: k21')).toBeTruthy()
  expect(broken.getByText('Year: Enter the year')).toBeTruthy()
  expect(screen.getByText('No entries can be added.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 0 publications' }).disabled).toBe(true)
})

test('a part that fails leaves what was not added selected, and what was added is not sent again', async () => {
  const sent: number[] = []
  const answers: Answers = {
    importPublications: ({ input }: { input: { entries: object[] } }) =>
      sent.push(input.entries.length) > 1
        ? refusal('CONFLICT', 'Someone else was first')
        : { created: [{ id: 'p1' }], skipped: [] },
  }
  const { user } = await read(
    // Two that do not fit into one request.
    [1, 2].map((line) => entry(line, { abstract: 'x'.repeat(500_000) })),
    answers,
  )
  await user.click(screen.getByRole('button', { name: 'Import 2 publications' }))
  expect(await screen.findByText('Someone else was first')).toBeTruthy()
  expect(sent).toEqual([1, 1])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import 1 publication' })).toBeTruthy())
})

test('a server that reads no ORCID records says how to bring the works all the same', async () => {
  open({}, `${address}?from=orcid`)
  expect(await screen.findByText(/This server does not read ORCID records/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Read works' })).toBeNull()
})
