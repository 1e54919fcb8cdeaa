/** Companies where things go wrong: profiles and relationships that are refused, tasks and notes, two that are merged. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { globalId } from '#web/relay/globalId.ts'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import {
  button,
  choose,
  dialogOf,
  field,
  findButton,
  listOf,
  questionOf,
  recorded,
  wrongField,
} from '#web/testing/steps.ts'

const id = globalId('Company', 4)
const company = (more: object = {}) => ({
  __typename: 'Company',
  id,
  number: 4,
  name: 'Gulf Solar',
  sectors: ['ENERGY'],
  challenges: [],
  description: '',
  city: '',
  website: '',
  ...more,
})
const task = (more: object = {}) => ({ number: 1, text: 'Send the offer', dueOn: '2026-12-01', doneAt: null, ...more })
const none = { canWrite: true, edges: [] }
/** As the university sees it. */
const desk = (more: object = {}) =>
  company({ canRelate: true, stage: 'LEAD', tasks: [], people: [], otherNames: [], conversation: none, ...more })

const directory = (answers: Answers, as: 'INDUSTRY' | 'COMMERCIALIZATION_TEAM' = 'INDUSTRY') =>
  renderRoute('/industry/partners', { as, answers: Object.assign(answers, { companies: listOf(), ...answers }) })
const sheet = (answers: Answers, as: 'INDUSTRY' | 'COMMERCIALIZATION_TEAM' = 'COMMERCIALIZATION_TEAM') =>
  renderRoute('/industry/partners?company=4', {
    as,
    answers: Object.assign(answers, {
      // The list and the sheet show the same company, whichever answer is the later one.
      companies: () => listOf((answers['company'] as object | null) ?? company()),
      company: desk(),
      ...answers,
    }),
  })

test('an account without a company is shown the way to one, and nobody may add companies but the university', async () => {
  directory({})
  expect(await screen.findByText('No company works with the university yet.')).toBeTruthy()
  const note = within(screen.getByRole('note'))
  expect(note.getByRole('link', { name: 'Add it in your settings' }).getAttribute('href')).toBe('/settings')
  expect(screen.queryByRole('button', { name: 'Add company' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Partner pipeline' })).toBeNull()
})

test('a new company whose name exists is named at its field, and the rest stays written', async () => {
  const createCompany = refusal('INVALID', 'x', { name: 'There is a company of this name' })
  const { user } = directory({ createCompany }, 'COMMERCIALIZATION_TEAM')
  await user.click((await screen.findAllByRole('button', { name: 'Add company' }))[0]!)
  const dialog = await dialogOf('Add company')
  await user.type(field(dialog, /^Name/), 'Gulf Solar')
  await user.type(field(dialog, /^City/), 'Abu Dhabi')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  const name = await wrongField(dialog, /^Name/, 'There is a company of this name')
  expect(name.value).toBe('Gulf Solar')
  expect(field(dialog, /^City/).value).toBe('Abu Dhabi')
})

test('a company that is gone says so; the list behind stays usable', async () => {
  const { user, router } = sheet({ company: null })
  expect(await screen.findByRole('heading', { name: 'Company unavailable' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await screen.findByRole('link', { name: 'Gulf Solar' })).toBeTruthy()
})

test('others see what a company is and nothing of how the university works with it', async () => {
  sheet({ company: company({ challengeCount: 2, openCount: 1 }) }, 'INDUSTRY')
  expect(await screen.findByText('This company has not written a profile yet.')).toBeTruthy()
  expect(screen.getAllByText('1 open of 2').length).toBeGreaterThan(0)
  for (const name of ['Edit profile', 'Edit relationship', 'Add task', 'Add note'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('who speaks for a company reads what its people may read in data rooms, and what each opened last', async () => {
  const grant = (nth: number, more: object) => ({
    __typename: 'CompanyRoomGrant',
    id: `grant-${nth}`,
    expiresOn: '2026-12-24',
    mayDownload: false,
    reader: { __typename: 'User', id: 'rami', name: 'Rami Reader' },
    dataRoom: { __typename: 'DataRoom', id: `room-${nth}`, path: `/projects/${nth}/data-room`, title: `Kiln ${nth}` },
    lastRead: null,
    ...more,
  })
  const at = '2026-11-02T08:00:00.000Z'
  const roomGrants = [
    grant(1, {}),
    grant(2, { mayDownload: true, reader: null, lastRead: { at, kind: 'OPENED', title: 'plan.pdf' } }),
    grant(3, { lastRead: { at, kind: 'DOWNLOADED', title: null } }),
    grant(4, { dataRoom: null }),
  ]
  sheet({ company: company({ mine: true, roomGrants }) }, 'INDUSTRY')
  const rows = within(await screen.findByRole('list', { name: 'Data rooms' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)
  expect(rows).toEqual([
    'Kiln 1Rami Reader · until Dec 24, 2026 · Nothing opened yet',
    expect.stringMatching(
      /^Kiln 2Former member · until Dec 24, 2026, with downloads · Opened “plan.pdf” on Nov 2, 2026/,
    ),
    expect.stringMatching(/^Kiln 3Rami Reader · until Dec 24, 2026 · Downloaded a document on Nov 2, 2026/),
  ])
  expect(screen.getByRole('link', { name: 'Kiln 1' }).getAttribute('href')).toBe('/projects/1/data-room')
})

test('says so when nobody of the company has access, and has no list for others', async () => {
  sheet({ company: company({ roomGrants: [] }) }, 'INDUSTRY')
  expect(await screen.findByText('Nobody in your company has access to a data room.')).toBeTruthy()
  cleanup()
  sheet({ company: company({ roomGrants: null }) }, 'INDUSTRY')
  expect(await screen.findByText('This company has not written a profile yet.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Data rooms' })).toBeNull()
})

test('an own profile that does not reach the server stays written and is saved by the next press', async () => {
  const lost = new Set(['CompanyFormUpdateMutation'])
  const own = company({ canUpdate: true, mine: true })
  const { sent, answer: updateCompany } = recorded({ company: own })
  const answers = { companies: listOf(own), company: own, updateCompany }
  const { user } = renderRoute('/industry/partners?company=4', { as: 'INDUSTRY', answers, lost })
  await user.click(await findButton('Edit profile'))
  const dialog = await dialogOf('Company profile')
  await user.type(field(dialog, /^City/), 'Al Ain')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Ascent could not be reached/)).toBeTruthy()
  expect(field(dialog, /^City/).value).toBe('Al Ain')
  lost.clear()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await screen.findByText('Profile saved')).closest('[role=status]')).toBeTruthy()
  expect(sent).toEqual([expect.objectContaining({ id, city: 'Al Ain' })])
})

test('a relationship that somebody else changed meanwhile keeps what was chosen in its dialog', async () => {
  const { user } = sheet({ setCompanyRelation: refusal('CONFLICT', 'Mona has just changed it') })
  await user.click(await findButton('Edit relationship'))
  const dialog = await dialogOf('Relationship with Gulf Solar')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Stage/ }), 'Active')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Mona has just changed it')).toBeTruthy()
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Stage/ }).value).toBe('ACTIVE')
})

test('a company with accounts is not deleted: the question stays with the reason, and the sheet behind it', async () => {
  const { user } = sheet({ deleteCompany: refusal('CONFLICT', 'It has accounts: merge it') })
  await choose(user, 'More actions for the relationship with Gulf Solar', 'Delete')
  const question = await questionOf('Delete “Gulf Solar”?')
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('It has accounts: merge it')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('heading', { name: 'Gulf Solar' })).toBeTruthy()
})

test('a company is merged into another one and never into itself', async () => {
  const other = company({ id: globalId('Company', 5), number: 5, name: 'Gulf Solar LLC' })
  const { sent, answer: mergeCompanies } = recorded({ company: other })
  const { user, router } = sheet({ companies: listOf(company(), other), mergeCompanies })
  await choose(user, 'More actions for the relationship with Gulf Solar', 'Merge into another company')
  const dialog = await dialogOf('Merge into another company')
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  const into = dialog.getByPlaceholderText('Search by name')
  await waitFor(() => expect(into.getAttribute('aria-invalid')).toBe('true'))
  await user.type(into, 'Gulf')
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText('Companies merged')).toBeTruthy()
  expect(sent).toEqual([{ id, intoId: globalId('Company', 5) }])
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('a task is completed once while that is slow; without a due date it is not added', async () => {
  const { answer, arrive } = slow()
  const { sent, answer: completeCompanyTask } = recorded(() => answer)
  const { user, asked } = sheet({ company: desk({ tasks: [task()] }), completeCompanyTask })
  await user.dblClick(await findButton('Done: Send the offer'))
  await waitFor(() => expect(button('Done: Send the offer').disabled).toBe(true))
  arrive({ company: desk({ tasks: [task({ doneAt: '2026-11-24T08:00:00.000Z' })] }) })
  expect(await screen.findByText('No open tasks.')).toBeTruthy()
  expect(sent).toEqual([{ id, task: 1, done: true }])
  await user.click(button('Add task'))
  const dialog = await dialogOf('Add task')
  await user.type(dialog.getByRole('textbox', { name: /^Task|^Text|^What/ }), 'Call')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(asked).not.toContain('useTasksMutation')
})

test('only the last completed tasks are shown until the others are asked for', async () => {
  const doneAt = '2026-11-20T08:00:00.000Z'
  const tasks = [1, 2, 3, 4, 5].map((number) => task({ number, text: `Call ${number}`, doneAt }))
  const { user } = sheet({ company: desk({ tasks }) })
  expect(await screen.findByText('Call 3')).toBeTruthy()
  expect(screen.queryByText('Call 4')).toBeNull()
  await user.click(button('Show all 5 completed'))
  expect(screen.getByText('Call 5')).toBeTruthy()
  expect(button('Show fewer').getAttribute('aria-expanded')).toBe('true')
})

test('a note that is refused stays written; one that is taken empties the field for the next', async () => {
  const answers: Answers = { createMessage: refusal('INVALID', 'x', { text: 'Please leave out the phone number' }) }
  const { user } = sheet(answers)
  await findButton('Add note')
  const text = () => screen.getAllByRole<HTMLTextAreaElement>('textbox', { description: /university only/ })[0]!
  await user.type(text(), 'Met at the fair')
  await user.click(button('Add note'))
  expect((await screen.findAllByText(/Please leave out the phone number/)).length).toBeGreaterThan(0)
  expect(text().value).toBe('Met at the fair')
  const { sent, answer } = recorded({ message: { id: 'note' } })
  answers['createMessage'] = answer
  await user.type(text(), ' in May')
  await user.click(button('Add note'))
  await waitFor(() => expect(text().value).toBe(''))
  expect(sent).toEqual([expect.objectContaining({ recordId: id, kind: 'INTERNAL', text: 'Met at the fair in May' })])
})
