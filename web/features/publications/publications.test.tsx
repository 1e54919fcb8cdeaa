/** Publications where things go wrong: refused, lost, slow, late and empty. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { choose } from '#web/testing/steps.ts'

const address = '/research-management/publications'
const publication = (more: object = {}) => ({
  __typename: 'Publication',
  id: 'publication',
  number: 7,
  title: 'Solar stills at sea',
  authors: ['Noura Haddad'],
  year: 2025,
  venue: 'Desalination',
  canUpdate: true,
  projects: [],
  ...more,
})
const listOf = (...nodes: object[]) => ({ totalCount: nodes.length, edges: nodes.map((node) => ({ node })) })
const open = (answers: Answers, lost?: Set<string>, path = address) =>
  renderRoute(path, { as: 'RESEARCHER', answers, ...(lost ? { lost } : {}) })
const sheet = (answers: Answers, lost?: Set<string>) =>
  open(
    Object.assign(answers, { publications: listOf(publication()), publication: publication(), ...answers }),
    lost,
    `${address}?publication=7`,
  )

type User = ReturnType<typeof renderRoute>['user']
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

async function write(user: User) {
  const [add] = await screen.findAllByRole('button', { name: 'Add publication' })
  await user.click(add!)
  const dialog = await screen.findByRole('dialog', { name: 'Add publication' })
  const fields = {
    Title: 'Solar stills',
    Authors: 'Noura Haddad',
    Year: '2025',
    Venue: 'Desalination',
    DOI: '10.1000/182',
  }
  for (const [name, words] of Object.entries(fields)) {
    await user.click(within(dialog).getByLabelText(new RegExp(`^${name}`)))
    await user.paste(words)
  }
  return within(dialog)
}

test('an empty list says what will be there and begins the first publication', async () => {
  const { user } = open({ publications: listOf() })
  expect(await screen.findByText('Add a publication to show the results of your research.')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Add publication' }).at(-1)!)
  expect(await screen.findByRole('dialog', { name: 'Add publication' })).toBeTruthy()
})

test('nothing found says so, and taking the filter away shows the list again', async () => {
  const answers = {
    publications: ({ filter }: { filter: { openAccess: boolean | null } }) =>
      filter.openAccess ? listOf() : listOf(publication()),
  }
  const { user } = open(answers, undefined, `${address}?access=open`)
  expect(await screen.findByText('No publications match your filters.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove filter Open access' }))
  expect(await screen.findByText('Solar stills at sea')).toBeTruthy()
  expect(screen.queryByText('No publications match your filters.')).toBeNull()
})

test('a refused DOI is said beside the field, and nothing that was written is lost', async () => {
  const refused = refusal('INVALID', 'x', { doi: 'Another publication has this DOI' })
  const { user } = open({ publications: listOf(), createPublication: refused })
  const dialog = await write(user)
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  const doi = await dialog.findByRole<HTMLInputElement>('textbox', {
    name: /^DOI/,
    description: /Another publication has this DOI/,
  })
  expect(doi.getAttribute('aria-invalid')).toBe('true')
  expect(doi.value).toBe('10.1000/182')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Solar stills')
  await user.type(doi, '3')
  await waitFor(() => expect(doi.getAttribute('aria-invalid')).not.toBe('true'))
})

test('without a connection nothing is added, and the same press works once it is back', async () => {
  const lost = new Set(['PublicationFormCreateMutation'])
  const sent: unknown[] = []
  const { user } = open(
    {
      publications: listOf(),
      publication: publication(),
      createPublication: ({ input }: { input: object }) => {
        sent.push(input)
        return { publication: publication() }
      },
    },
    lost,
  )
  const dialog = await write(user)
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText(/Ascent could not be reached/)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Solar stills')
  expect(sent).toEqual([])
  lost.clear()
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Publication added')).toBeTruthy()
  expect(sent).toEqual([
    {
      title: 'Solar stills',
      authors: ['Noura Haddad'],
      year: 2025,
      venue: 'Desalination',
      doi: '10.1000/182',
      openAccess: false,
      type: 'ARTICLE',
      volume: '',
      issue: '',
      pages: '',
      url: '',
      license: '',
      publisher: '',
      abstract: '',
    },
  ])
})

test('while a publication is being added it cannot be added twice', async () => {
  const { answer, arrive } = slow()
  const { user, asked } = open({ publications: listOf(), publication: publication(), createPublication: () => answer })
  const dialog = await write(user)
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(asked).toContain('PublicationFormCreateMutation'))
  await user.click(dialog.getByLabelText(/^Title/))
  await user.keyboard('{Enter}')
  arrive({ publication: publication() })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add publication' })).toBeNull())
  expect(asked.filter((name) => name === 'PublicationFormCreateMutation')).toHaveLength(1)
})

test('the answer for an older search does not replace that of a newer one', async () => {
  const older = slow()
  const { router } = open({
    publications: ({ filter }: { filter: { search: string | null } }) => {
      if (filter.search === 'sol') return older.answer
      return listOf(publication(filter.search ? { id: 'newer', title: 'Solid batteries' } : {}))
    },
  })
  expect(await screen.findByText('Solar stills at sea')).toBeTruthy()
  void router.navigate(`${address}?q=sol`)
  void router.navigate(`${address}?q=solid`)
  expect(await screen.findByText('Solid batteries')).toBeTruthy()
  older.arrive(listOf(publication({ id: 'older', title: 'Solvents' })))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.getByText('Solid batteries')).toBeTruthy()
  expect(screen.queryByText('Solvents')).toBeNull()
})

test('a publication that is not there for the viewer says so', async () => {
  sheet({ publication: null })
  expect(await screen.findByRole('heading', { name: 'Publication unavailable' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})

test('what the server will not delete stays, with the reason and the question open', async () => {
  const { user } = sheet({ deletePublication: refusal('CONFLICT', 'The publication is part of a report') })
  await choose(user, 'More actions for Solar stills at sea', 'Delete')
  const question = await screen.findByRole('alertdialog', { name: 'Delete this publication?' })
  expect(within(question).getByText('Solar stills at sea')).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The publication is part of a report')).toBeTruthy()
  expect(screen.getByRole('alertdialog', { name: 'Delete this publication?' })).toBeTruthy()
})

test('a linked project stays when unlinking is refused, and goes when it is done', async () => {
  const project = { __typename: 'Project', id: 'project', path: '/projects/3', title: 'Solar still', status: 'DRAFT' }
  const linked = publication({ projects: [project] })
  const answers: Answers = {
    publication: linked,
    unlinkPublicationProject: refusal('CONFLICT', 'The project is locked'),
  }
  const { user } = sheet(answers)
  await user.click(await screen.findByRole('button', { name: 'Unlink Solar still' }))
  expect(await screen.findByText('The project is locked')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Solar still' }).getAttribute('href')).toBe('/projects/3')
  const { answer, arrive } = slow()
  answers['unlinkPublicationProject'] = () => answer
  await user.click(button('Unlink Solar still'))
  await waitFor(() => expect(button('Unlink Solar still').disabled).toBe(true))
  answers['publication'] = publication()
  arrive({ publication: publication() })
  expect(await screen.findByText('No project is linked yet.')).toBeTruthy()
})
