/** The start pages: beginners, accounts that wait, nothing to do, answers that are refused, and a page that cannot be read. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { button, dialogOf, findButton, listOf, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const figures = { byStatus: [{ status: 'ACTIVE', count: 3 }], byTrl: [{ trl: 4, count: 2 }] }
/** Nothing of anything. */
const none: Answers = {
  notifications: listOf(),
  projects: listOf(),
  ideas: listOf(),
  challenges: listOf(),
  proposals: listOf(),
  collaborations: listOf(),
  validationRequests: listOf(),
  introductions: listOf(),
  meetings: listOf(),
  users: listOf(),
  teams: listOf(),
  upcomingMeetings: [],
  projectFigures: figures,
}
type Role = 'RESEARCHER' | 'INDUSTRY' | 'INVESTOR' | 'EXPERT' | 'ADMIN' | 'COMMERCIALIZATION_TEAM'
const open = (path: string, as: Role, answers: Answers = {}) =>
  renderRoute(path, { as, answers: Object.assign(answers, { ...none, ...answers }) })
const section = async (name: string | RegExp) =>
  within((await screen.findByRole('heading', { name })).closest('section')!)
/** An account that the university has not verified: it may see nothing of others. */
const waiting = (role: string, more: object = {}) => ({
  __typename: 'Viewer',
  id: 'viewer',
  name: 'Test Person',
  email: 'test@ascent.test',
  role,
  status: 'PENDING_VERIFICATION',
  timeZone: 'Asia/Dubai',
  permissions: [`${role}_DASHBOARD`, 'ACCOUNT_OWN'],
  ...more,
})

test('a researcher without anything is shown where to begin, and no row of zeros', async () => {
  open('/researcher-dashboard', 'RESEARCHER')
  const steps = await section('First steps')
  expect(steps.getByRole('link', { name: /^Add your first project/ }).getAttribute('href')).toBe(
    '/researchers/projects/new',
  )
  expect(steps.getByRole('link', { name: /^Submit an idea/ }).getAttribute('href')).toBe('/ideas-sandbox?new=1')
  expect(screen.queryByText('Waiting for you')).toBeNull()
  expect(screen.queryByText('Ideas awaiting review')).toBeNull()
  expect(screen.getByText('You’re all caught up.')).toBeTruthy()
})

test('with a first project the beginning makes way for figures, and a returned idea comes first', async () => {
  const project = { __typename: 'Project', id: 'p', path: '/projects/3', title: 'Solar still', status: 'DRAFT' }
  const idea = { __typename: 'Idea', id: 'i', path: '/ideas-sandbox?idea=7', title: 'Cool roofs', status: 'NEEDS_CHANGES' } // prettier-ignore
  open('/researcher-dashboard', 'RESEARCHER', {
    projects: listOf(project),
    ideas: ({ filter }: { filter: { status: string[] } }) =>
      filter.status[0] === 'NEEDS_CHANGES' ? listOf(idea) : listOf(),
  })
  const links = (await section('Waiting for you')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ideas-sandbox?idea=7', '/projects/3'])
  expect(screen.queryByText('First steps')).toBeNull()
  const drafts = screen.getByRole('link', { name: /^Drafts/ })
  expect(drafts.getAttribute('href')).toBe('/researchers/projects?status=DRAFT')
  expect(drafts.textContent).toContain('1')
})

test('a start page that cannot be read says why and is read again by one press', async () => {
  const answers: Answers = { projects: refusal('INTERNAL', 'The figures are being counted') }
  const { user } = open('/researcher-dashboard', 'RESEARCHER', answers)
  expect(await screen.findByText('The figures are being counted')).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy()
  answers['projects'] = listOf()
  await user.click(button(/try again/i))
  expect(await screen.findByText('First steps')).toBeTruthy()
})

test('while the figures are slow nothing is claimed of them', async () => {
  const { answer, arrive } = slow()
  const { asked } = open('/researcher-dashboard', 'RESEARCHER', { projects: () => answer })
  await waitFor(() => expect(asked).toContain('ResearcherDashboardQuery'))
  expect(screen.queryByText('First steps')).toBeNull()
  expect(screen.queryByText('You have no projects yet.')).toBeNull()
  arrive(listOf())
  expect(await screen.findByText('First steps')).toBeTruthy()
})

test.each([
  ['INDUSTRY', '/industry-dashboard', 'You post challenges here once your account is verified.'],
  ['INVESTOR', '/investor-dashboard', 'You see the university’s projects here once your account is verified.'],
] as const)(
  'an account of %s that waits is told what comes, and nothing of others is asked for',
  async (as, path, words) => {
    let asked = false
    open(path, as, {
      viewer: waiting(as),
      projects: () => {
        asked = true
        return listOf()
      },
    })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(asked).toBe(false)
    expect(screen.queryByRole('link', { name: /^(Open projects|Post Challenge)/ })).toBeNull()
  },
)

test('an investor to whom nothing is open yet reads that, and finds the mature projects by their filter', async () => {
  open('/investor-dashboard', 'INVESTOR')
  expect(await screen.findByText('The university has not opened a project to you yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^At TRL 7 and above/ }).getAttribute('href')).toBe(
    '/opportunities?trl=7&trl=8&trl=9&assessed=1',
  )
})

test('an expert owes feedback only for what was accepted, and answers the rest', async () => {
  const request = (number: number, more: object) => ({ __typename: 'ValidationRequest', id: `r${number}`, number, title: `Idea ${number}`, ...more }) // prettier-ignore
  open('/expert-dashboard', 'EXPERT', {
    validationRequests: listOf(
      request(1, { acceptedAt: '2026-11-20T08:00:00.000Z' }),
      request(2, { acceptedAt: null }),
    ),
  })
  const owed = await section('Feedback due')
  expect(owed.getByRole('link', { name: /Idea 1/ }).getAttribute('href')).toBe('/experts/feedback?request=1')
  const open2 = await section('Ideas to accept or decline')
  expect(open2.getByRole('link', { name: /Idea 2/ }).getAttribute('href')).toBe('/experts/validations')
  expect(screen.getByRole('link', { name: /^Feedback due/ }).textContent).toContain('1')
})

const person = { __typename: 'User', id: 'ada', name: 'Ada Noor', email: 'ada@gulf.test', role: 'INDUSTRY', department: 'Gulf Solar' } // prettier-ignore

test('an account is verified once while that is slow, and the list without it follows', async () => {
  const { answer, arrive } = slow()
  const { sent, answer: verifyAccounts } = recorded(() => answer)
  const answers: Answers = { users: listOf(person), verifyAccounts }
  const { user } = open('/admin-dashboard', 'ADMIN', answers)
  await user.dblClick(await findButton('Verify Ada Noor'))
  await waitFor(() => expect(button('Decline Ada Noor').disabled).toBe(true))
  answers['users'] = listOf()
  arrive({ users: [{ ...person, status: 'ACTIVE' }] })
  expect(await screen.findByText('Decision sent')).toBeTruthy()
  expect(await screen.findByText('No accounts are waiting.')).toBeTruthy()
  expect(sent).toEqual([{ ids: ['ada'], approved: true }])
})

test('a refusal needs a reason, and keeps it when another administrator was quicker', async () => {
  const verifyAccounts = refusal('CONFLICT', 'Mona has just verified the account')
  const { user, asked } = open('/ku-dashboard', 'COMMERCIALIZATION_TEAM', { users: listOf(person), verifyAccounts })
  await user.click(await findButton('Decline Ada Noor'))
  const dialog = await dialogOf('Decline Ada Noor')
  await user.click(dialog.getByRole('button', { name: 'Decline account' }))
  const reason = await wrongField(dialog, /^Reason/, 'Please say why')
  expect(asked).not.toContain('WaitingAccountsMutation')
  await user.type(reason, 'No such company')
  await user.click(dialog.getByRole('button', { name: 'Decline account' }))
  expect(await screen.findByText('Mona has just verified the account')).toBeTruthy()
  expect(reason.value).toBe('No such company')
  await user.keyboard('{Escape}')
  const question = await questionOf('Leave without saving?')
  await user.click(question.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the university sees how much more waits than is shown, and where', async () => {
  const project = { __typename: 'Project', id: 'p', path: '/projects/3', title: 'Solar still', status: 'PROPOSED' }
  open('/ku-dashboard', 'COMMERCIALIZATION_TEAM', { projects: { ...listOf(project), totalCount: 9 } })
  const review = await section('Projects to review (9)')
  expect(review.getByRole('link', { name: /^See all|all 9/i }).getAttribute('href')).toBe(
    '/projects/list?status=PROPOSED',
  )
  expect(screen.getByText('No ideas are waiting for review.')).toBeTruthy()
  expect(screen.getByText('No challenges are waiting to be checked.')).toBeTruthy()
  expect(screen.queryByText(/^Challenges with overdue answers/)).toBeNull()
  expect(screen.getByRole('link', { name: /^TRL 4/ }).getAttribute('href')).toBe('/projects/list?trl=4&assessed=1')
})
