/** The import page: what is sent, what is asked, what is reported. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose } from '#web/testing/steps.ts'

const brought = (more: object = {}) => ({
  __typename: 'Import',
  id: 'import 7',
  number: 7,
  kind: 'PROJECT',
  fileName: 'projects.csv',
  state: 'READY',
  rows: 500,
  ownerEmail: '',
  columns: [
    { __typename: 'ImportColumn', name: 'Project', field: 'title', samples: ['Solar still', 'Heat pump'] },
    { __typename: 'ImportColumn', name: 'Words', field: null, samples: ['Makes water', 'Moves heat'] },
  ],
  ...more,
})

test('a column is matched by hand, shown in the preview, and sent for a check that writes nothing', async () => {
  const sent: unknown[] = []
  let state = 'READY'
  const { user } = renderRoute('/import-data?import=7', {
    as: 'KU_TEAM',
    answers: {
      import: () => brought({ state }),
      runImport: ({ input }: { input: object }) => {
        sent.push(input)
        state = 'CHECKING'
        return { import: brought({ state }) }
      },
    },
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Field for Words' }), 'description')
  const preview = screen.getByRole('table', { name: 'First rows' })
  expect(within(preview).getByText('Moves heat')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Check without importing' }))
  expect(await screen.findByText('0 of 500 rows')).toBeTruthy()
  expect(sent).toEqual([
    {
      id: 'import 7',
      dryRun: true,
      ownerEmail: '',
      columns: [
        { name: 'Project', field: 'title' },
        { name: 'Words', field: 'description' },
      ],
    },
  ])
})

test('the server’s word about the columns and the owner stands beside them', async () => {
  const { user } = renderRoute('/import-data?import=7', {
    as: 'ADMIN',
    answers: {
      import: brought(),
      runImport: refusal('INVALID', 'x', { columns: 'One column must be the title', ownerEmail: 'Not an address' }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Check without importing' }))
  expect(await screen.findByText('One column must be the title')).toBeTruthy()
  expect(screen.getByText('Not an address')).toBeTruthy()
})

test('after a check the import says what it brings, until the columns are changed', async () => {
  const { user } = renderRoute('/import-data?import=7', {
    as: 'ADMIN',
    answers: { import: brought({ state: 'CHECKED', created: 499, refused: 1, problemCount: 1, problems: [] }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Import 499 rows, skip 1' }))
  expect(await screen.findByText(/^Up to 499 projects will be created/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Field for Words' }), 'description')
  expect(screen.getByRole('button', { name: 'Import 500 rows' })).toBeTruthy()
})

test('a report names every problem by row and field, and offers the rows to mend', async () => {
  const problems = [{ __typename: 'ImportRefusal', row: 27, field: 'trl', message: 'TRL must be between 1 and 9' }]
  renderRoute('/import-data?import=7', {
    as: 'ADMIN',
    answers: { import: brought({ state: 'CHECKED', created: 499, refused: 1, problemCount: 1, problems }) },
  })
  const table = await screen.findByRole('table', { name: 'Problems' })
  expect(within(table).getAllByRole('row')[1]!.textContent).toBe('27TRLTRL must be between 1 and 9')
  expect(screen.getByRole('button', { name: 'Download rejected rows' })).toBeTruthy()
  expect(screen.getByText('Would be created').nextSibling!.textContent).toBe('499')
})

test('an import that is not there for the viewer leaves the choice of a file', async () => {
  renderRoute('/import-data?import=8', { as: 'ADMIN', answers: { import: null } })
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy()
})

test('challenges have fields and a template of their own', async () => {
  renderRoute('/import-data?import=7', { as: 'ADMIN', answers: { import: brought({ kind: 'CHALLENGE' }) } })
  const field = await screen.findByRole('combobox', { name: 'Field for Words' })
  expect(within(field).getByRole('option', { name: 'Must-haves' })).toBeTruthy()
  expect(within(field).queryByRole('option', { name: 'Methodology' })).toBeNull()
  expect(screen.getByText(/The email of someone at the company/)).toBeTruthy()
})

test('the template is that of the chosen kind', async () => {
  const { user } = renderRoute('/import-data', { as: 'ADMIN', answers: { import: null, imports: [] } })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What the file contains' }), 'CHALLENGE')
  const template = () => screen.getByRole('link', { name: 'Download a template' })
  await waitFor(() => expect(template().getAttribute('download')).toBe('challenges-template.csv'))
  expect(template().getAttribute('href')).toMatch(/^data:text\/csv;charset=utf-8,title,.*mustHaves/)
})

const mapping = (name: string, more: object = {}) => ({
  __typename: 'ImportMapping',
  id: name,
  name,
  shared: false,
  canUpdate: true,
  owner: null,
  ...more,
})
const columnFields = (...fields: (string | null)[]) =>
  ['Project', 'Words'].map((name, at) => ({ __typename: 'ImportColumnField', name, field: fields[at] ?? null }))
const fit = (name: string, more: object = {}) => ({
  __typename: 'ImportMappingFit',
  mapping: mapping(name),
  columns: columnFields('title', 'description'),
  offered: true,
  matching: 2,
  used: 2,
  missing: [],
  gone: [],
  ...more,
})

test('the mapping that fits best is offered, applied, and then in use', async () => {
  const { user } = renderRoute('/import-data?import=7', {
    as: 'KU_TEAM',
    answers: { import: brought({ mappings: [fit('Grants office'), fit('Other', { offered: false, matching: 1 })] }) },
  })
  expect(await screen.findByText('The saved mapping “Grants office” has 2 of its 2 columns in this file.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use mapping' }))
  expect(await screen.findByText('In use: Grants office')).toBeTruthy()
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Field for Words' })
  expect(field.value).toBe('description')
})

test('what is lacking and what no longer exists is said in words', async () => {
  const gone = [{ __typename: 'ImportColumnField', name: 'Words', field: 'mood' }]
  const old = fit('Old', { columns: columnFields('title', null), matching: 2, used: 3, missing: ['Level'], gone })
  renderRoute('/import-data?import=7', { as: 'ADMIN', answers: { import: brought({ mappings: [old] }) } })
  expect(await screen.findByText('This column of the mapping is not in the file: Level.')).toBeTruthy()
  expect(screen.getByText(/“Words” was mapped to the field “mood”, which no longer exists/)).toBeTruthy()
})

test('the columns as they are matched are saved under a name, and replace those of a mapping', async () => {
  const sent: unknown[] = []
  const { user } = renderRoute('/import-data?import=7', {
    as: 'KU_TEAM',
    answers: {
      import: brought({
        mappings: [fit('Grants office'), fit('Hers', { mapping: mapping('Hers', { canUpdate: false }) })],
      }),
      createImportMapping: ({ input }: { input: object }) => {
        sent.push(input)
        return { mapping: mapping('New') }
      },
      updateImportMapping: ({ input }: { input: object }) => {
        sent.push(input)
        return { mapping: mapping('Grants office') }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Saved mappings' }))
  await choose(user, 'Actions for Grants office', 'Replace with these columns')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Actions for Hers' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Save this mapping' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spring call')
  await user.click(screen.getByRole('button', { name: 'Save mapping' }))
  const columns = [
    { name: 'Project', field: 'title' },
    { name: 'Words', field: null },
  ]
  await waitFor(() =>
    expect(sent).toEqual([
      { id: 'Grants office', columns },
      { kind: 'PROJECT', columns, name: 'Spring call', shared: false },
    ]),
  )
})
