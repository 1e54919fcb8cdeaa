/** 'Who can see this': people and roles with why, and the question about one person for the university. */
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose, dialogOf, entriesOf, findButton, listOf } from '#web/testing/steps.ts'

const works = 'Works on the project.'
const readers = {
  __typename: 'Readers',
  permission: 'PROJECT_READ',
  meaning: 'See a project',
  peopleCount: 53,
  unnamed: null,
  people: [
    { __typename: 'ReadingPerson', why: works, person: { __typename: 'User', id: 'ada', name: 'Ada Noor' } },
    { __typename: 'ReadingPerson', why: works, person: null },
  ],
  roles: [
    { __typename: 'ReadingRoles', roles: ['INDUSTRY', 'INDUSTRY_PARTNER'], why: 'It is approved for industry.' },
    { __typename: 'ReadingRoles', roles: ['ADMIN'], why: 'The university sees every project.' },
  ],
}
const project = {
  __typename: 'Project',
  id: 'kiln',
  number: 7,
  title: 'Kiln',
  status: 'ACTIVE',
  canSeeReaders: true,
  collaborations: [],
}
const show = (as: 'RESEARCHER' | 'KU_TEAM', answers: Answers = {}) =>
  renderRoute('/projects/7', {
    as,
    answers: { project, node: { __typename: 'Project', id: 'kiln', readers }, ...answers },
  })
const opened = async (user: ReturnType<typeof show>['user']) => {
  await choose(user, 'More actions for Kiln', 'Who can see this')
  return dialogOf('Who can see this')
}

test('names people and roles with why, and how many more there are', async () => {
  const { user } = show('RESEARCHER')
  const dialog = await opened(user)
  const rows = async (name: string) =>
    within(await dialog.findByRole('list', { name }))
      .getAllByRole('listitem')
      .map((row) => row.textContent)
  expect(await rows('People')).toEqual([expect.stringMatching(`Ada Noor${works}`), expect.stringMatching(works)])
  expect(await rows('Roles')).toEqual([
    'Industry PartnerIt is approved for industry.',
    'AdministratorThe university sees every project.',
  ])
  expect(dialog.getByText('and 51 more people')).toBeTruthy()
  expect(dialog.queryByLabelText('Person')).toBeNull()
})

test('says when nobody sees it, and when no role does', async () => {
  const { user } = show('RESEARCHER', {
    node: { __typename: 'Project', id: 'kiln', readers: { ...readers, people: [], roles: [], peopleCount: 0 } },
  })
  const dialog = await opened(user)
  expect(await dialog.findByText('Nobody has access as an individual.')).toBeTruthy()
  expect(dialog.getByText('No role as a whole has access.')).toBeTruthy()
})

test('says of reviewers how many they are, where their names are withheld', async () => {
  const unnamed = { __typename: 'UnnamedReaders', who: '3 reviewers of the company', why: 'They review the proposal.' }
  const { user } = show('RESEARCHER', {
    node: { __typename: 'Project', id: 'kiln', readers: { ...readers, people: [], peopleCount: 0, unnamed } },
  })
  const dialog = await opened(user)
  expect((await dialog.findByRole('list', { name: 'People' })).textContent).toMatch(
    /3 reviewers of the companyThey review the proposal\.$/,
  )
  expect(dialog.queryByText('Nobody has access as an individual.')).toBeNull()
})

test('people who may not ask have no entry in the menu', async () => {
  const { user } = show('RESEARCHER', { project: { ...project, canSeeReaders: false } })
  expect(await entriesOf(user, 'More actions for Kiln')).toEqual(['Pin to the menu'])
})

test('says when the record went away meanwhile', async () => {
  const { user } = show('RESEARCHER', { node: null })
  expect(await (await opened(user)).findByText('It is no longer available')).toBeTruthy()
})

test('the university asks about one person', async () => {
  const mona = { __typename: 'User', id: 'mona', name: 'Mona Said', department: '' }
  const asked: unknown[] = []
  const { user } = show('KU_TEAM', {
    users: listOf(mona),
    canSee: (variables: object) => {
      asked.push(variables)
      return {
        __typename: 'Sight',
        can: false,
        meaning: 'See a project',
        permission: 'PROJECT_READ',
        relation: 'approvedForInvestors',
        why: 'Investors see approved projects.',
        person: mona,
      }
    },
  })
  const dialog = await opened(user)
  await user.type(await dialog.findByRole('combobox', { name: 'Person' }), 'Mona')
  await user.click(await dialog.findByRole('option', { name: /Mona Said/ }))
  expect(await dialog.findByText('No, Mona Said cannot see this.')).toBeTruthy()
  expect(dialog.getByText('Investors see approved projects.')).toBeTruthy()
  expect(asked[0]).toEqual({ id: 'kiln', userId: 'mona' })
  await findButton('Close')
})
