/** The start pages: beginners, accounts that wait, nothing to do, answers that are refused, and a page that cannot be read. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { permissions, rolesOf } from '#api/policy.ts'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { duty } from '#web/testing/duty.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { button, dialogOf, findButton, listOf, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const figures = { byStatus: [{ status: 'ACTIVE', count: 3 }], byTrl: [{ trl: 4, count: 2 }] }
/** Nothing of anything. */
const nothing = { dutyCount: { open: 0, overdue: 0 }, duties: listOf() }
const none: Answers = {
  ...nothing,
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

/** A viewer with first steps, of which some are done. */
const beginner = (role: Role, kinds: readonly string[], done: readonly string[] = []) => ({
  viewer: {
    ...waiting(role),
    status: 'ACTIVE',
    permissions: permissions.filter((permission) => rolesOf(permission).includes(role)),
    firstSteps: kinds.map((kind) => ({ kind, done: done.includes(kind) })),
    firstStepsHidden: false,
    person: null,
  },
})
const ofResearcher = ['COMPLETE_PROFILE', 'ADD_PROJECT', 'SUBMIT_IDEA', 'ADD_PUBLICATIONS']

test('a researcher without anything is shown where to begin, and no row of zeros', async () => {
  open('/researcher-dashboard', 'RESEARCHER', beginner('RESEARCHER', ofResearcher))
  const steps = await section('First steps')
  expect(steps.getByText('0 of 4 done')).toBeTruthy()
  expect(steps.getByRole('link', { name: 'Add your first project' }).getAttribute('href')).toBe(
    '/researchers/projects/new',
  )
  expect(steps.getByRole('link', { name: 'Submit an idea' }).getAttribute('href')).toBe('/ideas-sandbox?new=1')
  expect(steps.getAllByRole('img', { name: 'To do' })).toHaveLength(4)
  expect(screen.queryByText('Waiting for you')).toBeNull()
  expect(screen.queryByText('Ideas submitted')).toBeNull()
  expect(screen.getByText('You’re all caught up.')).toBeTruthy()
})

test('what is done is ticked off and says no more why, and the steps stay beside the first figures', async () => {
  const project = { __typename: 'Project', id: 'p', path: '/projects/3', title: 'Solar still', status: 'DRAFT' }
  open('/researcher-dashboard', 'RESEARCHER', {
    ...beginner('RESEARCHER', ofResearcher, ['ADD_PROJECT']),
    projects: listOf(project),
    analytics: { figures: [] },
  })
  const steps = await section('First steps')
  expect(steps.getByText('1 of 4 done')).toBeTruthy()
  const rows = steps.getAllByRole('listitem')
  expect(within(rows[1]!).getByRole('img', { name: 'Done' })).toBeTruthy()
  expect(rows[1]!.textContent).toBe('Add your first project')
  expect(rows[2]!.textContent).toMatch(/^Submit an idea.+reviews it/)
  expect(screen.getByText('Waiting for you')).toBeTruthy()
})

test('a step of the university comes after them, is ticked off by hand, and can be taken back', async () => {
  const id = btoa('UniversityStep:1')
  const step = {
    __typename: 'UniversityStep',
    id,
    title: 'Meet your liaison',
    note: 'She knows every company.',
    link: '?article=our-1',
    done: false,
  }
  const { viewer } = beginner('RESEARCHER', ofResearcher, ofResearcher)
  const sent: object[] = []
  const { user } = open('/researcher-dashboard', 'RESEARCHER', {
    viewer: { ...viewer, universitySteps: [step] },
    markUniversityStep: ({ input }: { input: { done: boolean } }) => {
      sent.push(input)
      return { step: { ...step, done: input.done } }
    },
  })
  const steps = await section('First steps')
  expect(steps.getByText('4 of 5 done')).toBeTruthy()
  const rows = steps.getAllByRole('listitem')
  expect(rows[4]!.textContent).toBe('Meet your liaisonShe knows every company.')
  expect(within(rows[4]!).getByRole('link').getAttribute('href')).toContain('article=our-1')
  await user.click(within(rows[4]!).getByRole('checkbox', { name: 'Mark “Meet your liaison” as done' }))
  // It was the last one.
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull())
  await user.click(await findButton('Undo'))
  expect(await screen.findByRole('heading', { name: 'First steps' })).toBeTruthy()
  expect(sent).toEqual([
    { id, done: true },
    { id, done: false },
  ])
})

test('once all is done nothing is left of them', async () => {
  open('/researcher-dashboard', 'RESEARCHER', beginner('RESEARCHER', ofResearcher, ofResearcher))
  expect(await screen.findByText('My projects')).toBeTruthy()
  expect(screen.queryByText('First steps')).toBeNull()
})

test('put away they are gone at once, and the message says where they are; refused they stay', async () => {
  const answers: Answers = {
    ...beginner('RESEARCHER', ofResearcher),
    updateFirstSteps: refusal('INTERNAL', 'Try again later'),
  }
  const { user } = open('/researcher-dashboard', 'RESEARCHER', answers)
  await user.click(await findButton('Hide first steps'))
  expect(await screen.findByText('Try again later')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'First steps' })).toBeTruthy()
  const { sent, answer } = recorded({ viewer: { id: 'viewer', firstStepsHidden: true, firstSteps: [] } })
  answers['updateFirstSteps'] = answer
  await user.click(button('Hide first steps'))
  expect(await screen.findByText(/Settings, under Preferences/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull()
  expect(sent).toEqual([{ hidden: true }])
})

/** What waits, as the API tells it. */
const waits = (number: number, more: object = {}) => duty(number, { kind: 'IDEA_CHANGE', ...more })
const queue = (...duties: { overdue?: boolean }[]): Answers => ({
  dutyCount: { open: duties.length, overdue: duties.filter(({ overdue }) => overdue).length },
  duties: listOf(...duties),
})

test('with a first project the beginning makes way for figures, and what waits comes first', async () => {
  const project = { __typename: 'Project', id: 'p', path: '/projects/3', title: 'Solar still', status: 'DRAFT' }
  const figure = (code: string, name: string, more: object) => ({ figure: { code, name, unit: 'RECORDS', ...more } })
  const figures = [
    { ...figure('IDEAS', 'Ideas submitted', { holds: false }), value: 3, before: 1 },
    { ...figure('PROPOSALS', 'Proposals submitted', { holds: false }), value: 0, before: 2 },
    { ...figure('TEAMS', 'Active teams', { holds: true }), value: 5, before: 5 },
  ]
  open('/researcher-dashboard', 'RESEARCHER', {
    projects: listOf(project),
    analytics: { figures },
    ...queue(waits(7, { title: 'Cool roofs', overdue: true }), waits(8)),
  })
  const waiting = await section('Waiting for you (2)')
  expect(waiting.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ideas-sandbox?idea=7',
    '/ideas-sandbox?idea=8',
    '/waiting',
    '/answer-times',
  ])
  expect(waiting.getByText('1 is overdue')).toBeTruthy()
  expect(waiting.getByText('Overdue since Nov 20, 2026')).toBeTruthy()
  expect(waiting.getByText('Due Nov 20, 2026')).toBeTruthy()
  expect(waiting.getAllByText('Change idea and resubmit · Waiting since Nov 2, 2026')).toHaveLength(2)
  expect(screen.queryByText('First steps')).toBeNull()
  const own = await section('My projects')
  expect(own.getByRole('link', { name: 'Solar still' }).getAttribute('href')).toBe('/projects/3')
  expect(own.getByText('Complete it and submit it for review')).toBeTruthy()
  const tile = (name: RegExp) => screen.getByRole('link', { name })
  expect(tile(/^Ideas submitted/).textContent).toBe('Ideas submitted3in 3 months, up from 1')
  expect(tile(/^Ideas submitted/).getAttribute('href')).toBe('/analytics/figures/ideas?range=quarter')
  expect(tile(/^Proposals submitted/).textContent).toBe('Proposals submitted0in 3 months, down from 2')
  expect(tile(/^Active teams/).textContent).toBe('Active teams5same as three months ago')
})

const evaluated = {
  viewer: { ...waiting('EXPERT'), status: 'ACTIVE', person: { sessionsGiven: 2, evaluationsGiven: 1 } },
}

test.each([
  ['INDUSTRY', '/industry-dashboard', { proposals: listOf({ id: 'p1' }) }],
  ['INVESTOR', '/investor-dashboard', { portfolio: { count: 1 } }],
  ['EXPERT', '/expert-dashboard', evaluated],
  ['ADMIN', '/admin-dashboard', {}],
  ['COMMERCIALIZATION_TEAM', '/ku-dashboard', {}],
] as const)('the start of %s begins with what waits, and says so when nothing does', async (as, path, answers) => {
  open(path, as, answers as Answers)
  const [first] = await screen.findAllByRole('heading', { level: 2 })
  expect(first!.textContent).toBe('Waiting for you')
  expect(screen.getByText('Nothing is waiting for you.')).toBeTruthy()
})

test.each([
  [
    'INDUSTRY',
    '/industry-dashboard',
    {
      PRESENT_COMPANY: 'Present your company',
      POST_CHALLENGE: 'Post a challenge',
      FIND_PROJECT: 'Find a project',
    },
  ],
  [
    'INVESTOR',
    '/investor-dashboard',
    {
      STATE_THESIS: 'Say what you are looking for',
      FIND_OPPORTUNITY: 'Find an opportunity',
      PROVE_IDENTITY: 'Complete your verification',
    },
  ],
  [
    'EXPERT',
    '/expert-dashboard',
    {
      OFFER_HOURS: 'Set your availability',
      DESCRIBE_FIELDS: 'Describe your expertise',
      EVALUATE_IDEA: 'Validate your first idea',
    },
  ],
] as const)('a newcomer of %s is shown first steps, and no zeros', async (as, path, titles) => {
  open(path, as, {
    portfolio: { count: 0 },
    investmentInterests: listOf(),
    ...beginner(as, Object.keys(titles)),
  })
  const steps = await section('First steps')
  expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual(Object.values(titles))
  expect(screen.queryByText('Waiting for you')).toBeNull()
  expect(document.querySelector('[data-tour=figures]')).toBeNull()
})

test.each([
  ['COMMERCIALIZATION_TEAM', '/ku-dashboard', 'OPEN_PROJECT', 'Open a project to companies or investors'],
  ['ADMIN', '/admin-dashboard', 'BACK_UP', 'Turn on backups'],
] as const)('the first steps of %s stand beside the university’s figures', async (as, path, kind, title) => {
  open(path, as, beginner(as, [kind]))
  const steps = await section('First steps')
  expect(steps.getByRole('link', { name: title })).toBeTruthy()
  expect(screen.getByText('Waiting for you')).toBeTruthy()
})

test('a start page that cannot be read says why and is read again by one press', async () => {
  const answers: Answers = {
    ...beginner('RESEARCHER', ofResearcher),
    projects: refusal('INTERNAL', 'The figures are being counted'),
  }
  const { user } = open('/researcher-dashboard', 'RESEARCHER', answers)
  expect(await screen.findByText('The figures are being counted')).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy()
  answers['projects'] = listOf()
  await user.click(button(/try again/i))
  expect(await screen.findByText('First steps')).toBeTruthy()
})

test('while the figures are slow nothing is claimed of them', async () => {
  const { answer, arrive } = slow()
  const { asked } = open('/researcher-dashboard', 'RESEARCHER', {
    ...beginner('RESEARCHER', ofResearcher),
    projects: () => answer,
  })
  await waitFor(() => expect(asked).toContain('ResearcherDashboardQuery'))
  expect(screen.queryByText('First steps')).toBeNull()
  expect(screen.queryByText('You have no projects yet.')).toBeNull()
  arrive(listOf())
  expect(await screen.findByText('First steps')).toBeTruthy()
})

test.each([
  ['INDUSTRY', '/industry-dashboard', 'You can post challenges here once your account is verified.'],
  ['INVESTOR', '/investor-dashboard', 'You can see the university’s projects here once your account is verified.'],
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

test('a researcher who waits begins with their own things, and nothing of others is asked for', async () => {
  const asked = new Set<string>()
  const none = (name: string) => () => {
    asked.add(name)
    return listOf()
  }
  open('/researcher-dashboard', 'RESEARCHER', {
    viewer: {
      ...waiting('RESEARCHER', { firstSteps: ofResearcher.map((kind) => ({ kind, done: false })), person: null }),
      permissions: ['RESEARCHER_DASHBOARD', 'PROJECT_READ', 'IDEA_READ', 'TEAM_READ'],
    },
    challenges: none('challenges'),
    proposals: none('proposals'),
    collaborations: none('collaborations'),
    challengeMatches: none('challengeMatches'),
  })
  expect(await screen.findByText('You have no projects yet.')).toBeTruthy()
  expect(screen.getByText('0 of 4 done')).toBeTruthy()
  expect([...asked]).toEqual([])
})

test('a company that waits sees its own challenges', async () => {
  open('/industry-dashboard', 'INDUSTRY', {
    viewer: { ...waiting('INDUSTRY'), permissions: ['INDUSTRY_DASHBOARD', 'CHALLENGE_READ'] },
    challenges: listOf({ __typename: 'Challenge', id: 'c', title: 'Cleaner hulls' }),
  })
  expect(await screen.findByText('Cleaner hulls')).toBeTruthy()
})

test('the university without anything is shown no row of zeros and no chart of nothing', async () => {
  const figure = {
    figure: { code: 'IDEAS', name: 'Ideas submitted', unit: 'RECORDS', holds: false },
    value: 0,
    before: 0,
  }
  open('/ku-dashboard', 'COMMERCIALIZATION_TEAM', { analytics: { figures: [figure] }, projectFigures: { byTrl: [] } })
  expect(await screen.findByText('There are no projects yet.')).toBeTruthy()
  expect(screen.queryByText('Ideas submitted')).toBeNull()
  expect(screen.queryByText('Projects by Technology Readiness Level')).toBeNull()
})

test('a platform without a mail server says so in place of mails that are delivered', async () => {
  open('/admin-dashboard', 'ADMIN', {
    systemHealth: { jobsFailed: 0, jobsWaiting: 0, databaseMs: 3, mail: 'outbox' },
    systemReport: { redis: 'NONE', malwareScanner: 'NONE' },
    moderationStatistics: { waiting: 0, overdue: 0 },
    activity: listOf(),
    backupReport: { latest: { startedAt: new Date().toISOString() }, everyHours: 24 },
  })
  const state = await section('The platform now: 1 issue needs attention')
  expect(state.getAllByRole('listitem')[0]!.textContent).toBe('EmailNo mail server')
})

test('an investor to whom nothing is open yet reads that', async () => {
  open('/investor-dashboard', 'INVESTOR', { investmentInterests: listOf({ id: 'i1' }), portfolio: { count: 0 } })
  expect(await screen.findByText('The university has not opened a project to you yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Open projects/ }).textContent).toBe('Open projects00 at TRL 7 and above')
  expect(screen.getByRole('link', { name: /^Invested/ }).textContent).toContain('No holdings yet')
})

test('an administrator sees what is wrong on the platform first, and what people did last', async () => {
  const done = {
    __typename: 'ActivityEntry',
    id: 'a1',
    deed: 'Suspended account',
    kind: 'User',
    entityNumber: 7,
    title: 'Ada Noor',
    path: '/admin/user-management/edit-user/7',
    actor: { __typename: 'User', name: 'Mona Saleh' },
    at: new Date().toISOString(),
  }
  open('/admin-dashboard', 'ADMIN', {
    systemHealth: { jobsFailed: 2, jobsWaiting: 4, databaseMs: 3, mail: 'smtp' },
    systemReport: { redis: 'NONE', malwareScanner: 'NONE' },
    moderationStatistics: { waiting: 1, overdue: 0 },
    backupReport: { latest: { startedAt: new Date().toISOString() }, everyHours: 24 },
    activity: listOf(done),
  })
  const state = await section('The platform now: 1 issue needs attention')
  const lines = state.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines.slice(0, 2)).toEqual(['Background jobs4 waiting or running2 failed', 'EmailAll delivered'])
  expect(lines).toContain('Reported content1 case is waitingNone overdue')
  expect(state.getByRole('link', { name: 'Background jobs' }).getAttribute('href')).toBe('/admin/settings/system')
  const latest = await section('Latest changes by people')
  expect(latest.getByRole('link', { name: 'Ada Noor' }).getAttribute('href')).toBe('/admin/user-management/edit-user/7')
  expect(latest.getByText('Suspended account · Mona Saleh · Just now')).toBeTruthy()
})

test('a malware scanner that is away needs attention', async () => {
  open('/admin-dashboard', 'ADMIN', { systemReport: { redis: 'NONE', malwareScanner: 'AWAY' } })
  expect((await screen.findByText('Malware scanner is unreachable')).closest('li')!.textContent).toContain('Storage')
})

test('an expert is told how much feedback is due, of what was accepted', async () => {
  const request = (number: number, more: object) => ({ __typename: 'ValidationRequest', id: `r${number}`, ...more })
  open('/expert-dashboard', 'EXPERT', {
    validationRequests: listOf(
      request(1, { acceptedAt: '2026-11-20T08:00:00.000Z' }),
      request(2, { acceptedAt: null }),
    ),
  })
  const tile = await screen.findByRole('link', { name: /^Feedback due/ })
  expect([tile.textContent, tile.getAttribute('href')]).toEqual(['Feedback due1', '/experts/feedback'])
  expect(screen.getByRole('link', { name: /^Ideas to validate/ }).textContent).toContain('2')
})

test('an expert that waits for verification has a start page, which asks for nothing of others', async () => {
  const forbidden = refusal('FORBIDDEN', 'Not yours')
  const viewer = { ...waiting('EXPERT', { firstSteps: [], person: null }), permissions: ['EXPERT_DASHBOARD', 'EXPERT_WORK'] } // prettier-ignore
  open('/expert-dashboard', 'EXPERT', { viewer, meetings: forbidden, validationRequests: forbidden })
  expect(await screen.findByText('People can book you once your account is verified.')).toBeTruthy()
  expect(screen.queryByText('This page opens once your account is verified')).toBeNull()
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
  const reason = await wrongField(dialog, /^Reason/, 'Enter a reason')
  expect(asked).not.toContain('useVerifyAccountsMutation')
  await user.type(reason, 'No such company')
  await user.click(dialog.getByRole('button', { name: 'Decline account' }))
  expect(await screen.findByText('Mona has just verified the account')).toBeTruthy()
  expect(reason.value).toBe('No such company')
  await user.keyboard('{Escape}')
  const question = await questionOf('Leave without saving?')
  await user.click(question.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the university sees what waits, who has taken it, and the way to the whole queue', async () => {
  open('/ku-dashboard', 'COMMERCIALIZATION_TEAM', {
    ...queue(
      waits(3, { kind: 'CHALLENGE_CHECK', title: 'Dust', path: '/industry/challenges?challenge=3', takenBy: 'Mona' }),
    ),
  })
  const waiting = await section('Waiting for you (1)')
  expect(waiting.getByRole('link', { name: 'Dust' }).getAttribute('href')).toBe('/industry/challenges?challenge=3')
  expect(waiting.getByText('Assigned to Mona')).toBeTruthy()
  expect(waiting.getByRole('link', { name: 'See the team’s queue' }).getAttribute('href')).toBe('/kuteam/support')
  expect(screen.queryByText(/overdue$/)).toBeNull()
  expect(screen.queryByText(/^Challenges with overdue answers/)).toBeNull()
  expect(screen.getByRole('link', { name: /^TRL 4/ }).getAttribute('href')).toBe('/projects/list?trl=4&assessed=1')
})

test('the days on which an expert can be booked keep their words whole, however narrow their card is', async () => {
  const availability = { freeTimes: ['2026-11-23T05:00:00.000Z'] }
  open('/expert-dashboard', 'EXPERT', {
    viewer: { ...evaluated.viewer, person: { ...evaluated.viewer.person, availability } },
  })
  const days = await section('Your availability in the next two weeks')
  const columns = getComputedStyle(days.getByRole('list')).gridTemplateColumns
  expect(columns).toContain('minmax(max(88px, ')
})

test('an expert without free hours reads that once, not of each day', async () => {
  open('/expert-dashboard', 'EXPERT', {
    viewer: { ...evaluated.viewer, person: { ...evaluated.viewer.person, availability: { freeTimes: [] } } },
  })
  const days = await section('Your availability in the next two weeks')
  expect(days.getByText('You have no free hours in the next two weeks.')).toBeTruthy()
  expect(days.queryByRole('list')).toBeNull()
})

test('each stage of the way from idea to market leads to the list of what it counts', async () => {
  open('/ku-dashboard', 'COMMERCIALIZATION_TEAM', {
    ideas: listOf({ __typename: 'Idea', id: 'kiln' }),
    projectFigures: { byTrl: [{ trl: 1, count: 2 }, { trl: 9, count: 4 }, { trl: null, count: 5 }] },
  }) // prettier-ignore
  const way = await section('From idea to market')
  const links = way.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links[0]).toBe('/ideas-sandbox?whose=waiting')
  expect(links.slice(1).every((to) => to?.startsWith('/projects/list?trl=') && to.endsWith('&assessed=1'))).toBe(true)
})
