/** Companies and experts: nobody found, somebody who is gone, introductions that are refused, lost, declined or withdrawn. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { globalId } from '#web/relay/globalId.ts'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { button, dialogOf, findButton, listOf, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const id = globalId('User', 8)
const expert = (more: object = {}) => ({
  __typename: 'User',
  id,
  number: 8,
  name: 'Mona Aziz',
  role: 'EXPERT',
  ...more,
})
const introduction = (more: object = {}) => ({
  __typename: 'Introduction',
  id: 'introduction',
  state: 'WAITING',
  message: 'We make pumps and need felt',
  canWithdraw: true,
  expert: expert(),
  ...more,
})
const open = (answers: Answers, { path = '/experts', lost }: { path?: string; lost?: Set<string> } = {}) =>
  renderRoute(path, {
    as: 'INDUSTRY',
    answers: Object.assign(answers, { users: listOf(expert()), introductions: listOf(), ...answers }),
    ...(lost && { lost }),
  })
/** The list and the sheet show the same expert, whichever answer is the later one. */
const sheet = (node: object, answers: Answers = {}, lost?: Set<string>) => {
  const users = () => listOf(answers['node'] as object)
  return open(Object.assign(answers, { node, users, ...answers }), { path: '/experts?expert=8', ...(lost && { lost }) })
}

test('a search that finds nobody is cleared by one press', async () => {
  const users = ({ filter }: { filter: { search?: string | null } }) => (filter.search ? listOf() : listOf(expert()))
  const { user, router } = open({ users }, { path: '/experts?q=felt' })
  expect(await screen.findByText('No experts open to companies match your search.')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: /^Clear/ }).at(-1)!)
  expect(await screen.findByText('Mona Aziz')).toBeTruthy()
  expect(router.state.location.search).toBe('')
})

test('only those who are free soon, when one cannot wait', async () => {
  const users = ({ filter }: { filter: { freeWithinDays?: number | null } }) =>
    filter.freeWithinDays === 7
      ? listOf(expert())
      : listOf(expert(), expert({ id: globalId('User', 9), number: 9, name: 'Omar Late' }))
  const { user, router } = open({ users })
  expect(await screen.findByText('Omar Late')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  await user.click(await findButton('7 days'))
  await waitFor(() => expect(screen.queryByText('Omar Late')).toBeNull())
  expect(router.state.location.search).toBe('?free=7')
  expect(await screen.findByText('Free within 7 days')).toBeTruthy()
})

test('by the next free slot, when one cannot wait for a name', async () => {
  const late = expert({ id: globalId('User', 9), number: 9, name: 'Amal Late' })
  const users = ({ sort }: { sort: { field: string; direction: string } }) =>
    sort.field === 'NEXT_FREE' && sort.direction === 'ASC' ? listOf(expert(), late) : listOf(late, expert())
  const { user, router } = open({ users })
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await screen.findByText('Amal Late')
  expect(names()).toEqual(['Amal Late', 'Mona Aziz'])
  await user.click(screen.getByRole('button', { name: 'Sort: Name, A to Z' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Next free slot' }))
  await waitFor(() => expect(names()).toEqual(['Mona Aziz', 'Amal Late']))
  expect(router.state.location.search).toBe('?sort=NEXT_FREE%3AASC')
})

test('without introductions their tab says how to ask for one', async () => {
  open({}, { path: '/experts?tab=introductions' })
  expect(await screen.findByText('No introductions yet')).toBeTruthy()
})

test('an expert whose account is closed is not shown, nor anybody who is no expert', async () => {
  sheet(expert({ role: 'RESEARCHER' }))
  expect(await screen.findByRole('heading', { name: 'Profile not found' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Request introduction' })).toBeNull()
})

test('a request that is too short is not sent; one that is lost stays written and goes with the next press', async () => {
  const lost = new Set(['AskIntroductionMutation'])
  const asked = expert({ introduction: introduction() })
  const { sent, answer: requestIntroduction } = recorded({ expert: asked })
  const answers: Answers = { requestIntroduction }
  const { user } = sheet(expert({ canAskIntroduction: true }), answers, lost)
  await user.click(await findButton('Request introduction'))
  const dialog = await dialogOf('Request an introduction to Mona Aziz')
  const message = dialog.getByRole<HTMLTextAreaElement>('textbox')
  await user.type(message, 'Felt?')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  await wrongField(dialog, /^What is it about/, 'Describe what it is about in at least 20 characters')
  await user.type(message, ' We make pumps')
  await user.type(message, ' and need it')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText(/Ascent could not be reached/)).toBeTruthy()
  expect(message.value).toBe('Felt? We make pumps and need it')
  lost.clear()
  answers['node'] = asked
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Introduction requested')).toBeTruthy()
  expect(sent).toEqual([{ expertId: id, message: 'Felt? We make pumps and need it' }])
  expect((await screen.findAllByText('Waiting for an answer')).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Request introduction' })).toBeNull())
})

test('a request that was answered meanwhile is not withdrawn: the question stays, with the reason', async () => {
  const withdrawIntroduction = refusal('CONFLICT', 'Mona has just accepted')
  const { user } = sheet(expert({ introduction: introduction() }), { withdrawIntroduction })
  await user.click(await findButton('Withdraw the request to Mona Aziz'))
  const question = await questionOf('Withdraw the request?')
  expect(question.getByText('Mona Aziz no longer sees your request.')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Mona has just accepted')).toBeTruthy()
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})

test('an introduction that was accepted shows the address; one that was declined, from when one may ask again', async () => {
  const answeredAt = '2026-11-20T08:00:00.000Z'
  const accepted = introduction({
    id: 'a',
    state: 'ACCEPTED',
    answeredAt,
    email: 'mona@ascent.test',
    canWithdraw: false,
  })
  const declined = introduction({ id: 'd', state: 'DECLINED', answeredAt, answer: 'No time', askAgainAt: '2027-02-18T08:00:00.000Z', canWithdraw: false }) // prettier-ignore
  open({ introductions: listOf(accepted, declined) }, { path: '/experts?tab=introductions' })
  const address = await screen.findByRole('link', { name: 'mona@ascent.test' })
  expect(address.getAttribute('href')).toBe('mailto:mona@ascent.test')
  expect(screen.getByText('Mona Aziz: No time')).toBeTruthy()
  expect(screen.getByText('You can ask again from Feb 18, 2027.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
})

test('an expert’s answer to a company that is refused keeps its words', async () => {
  const { sent, answer: answerIntroduction } = recorded(refusal('CONFLICT', 'The company has withdrawn it'))
  const { user } = renderRoute('/experts/sessions', {
    as: 'EXPERT',
    answers: { meetings: listOf(), introductions: listOf(introduction({ requester: null })), answerIntroduction },
  })
  expect(await screen.findByText('Former member')).toBeTruthy()
  await user.click(button('Accept'))
  const dialog = await dialogOf('Accept the introduction')
  expect(dialog.getByText('Your email address is shared with the person who asked.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'Call me')
  await user.click(dialog.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('The company has withdrawn it')).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Call me')
  expect(sent).toEqual([{ id: 'introduction', accept: true, answer: 'Call me' }])
})
