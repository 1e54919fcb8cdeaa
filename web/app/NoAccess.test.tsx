/** A page that the role may not open: it names the roles that may, and lets the viewer ask for access. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const page = {
  __typename: 'PageAccess',
  id: 'projects',
  title: 'Projects',
  roles: ['COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN'],
  requestedAt: null as string | null,
}

function renderRefused(address: string, answers: Record<string, unknown> = {}, as: 'INVESTOR' | 'ADMIN' = 'INVESTOR') {
  const paths: string[] = []
  const requests: object[] = []
  const rendered = renderRoute(address, {
    as,
    answers: {
      pageAccess({ path }: { path: string }) {
        paths.push(path)
        return path === '/projects/list' ? page : null
      },
      requestAccess({ input }: { input: object }) {
        requests.push(input)
        return { page: { ...page, requestedAt: '2026-11-23T08:00:00.000Z' } }
      },
      ...answers,
    },
  })
  return { ...rendered, paths, requests }
}

const rolesShown = async (title = 'Projects') => {
  const list = await screen.findByRole('list', { name: `Roles that can open ${title}` })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test('the guard leads to the names of the roles, in the labels of the platform', async () => {
  const whiteLabel = { platformName: 'Ascent', accentColor: '#0f5c6e', roleLabels: { ku_team: 'Tech Transfer' } }
  const { paths } = renderRefused('/projects/list?status=ACTIVE', { whiteLabel })
  expect(await rolesShown()).toEqual(['Commercialization Team', 'Tech Transfer', 'Administrator'])
  expect(screen.getByText("You don't have permission to access this page")).toBeTruthy()
  expect(screen.getByText('You are signed in as Test Person, Investor.')).toBeTruthy()
  expect(new Set(paths)).toEqual(new Set(['/projects/list']))
})

test('the page is called as it is everywhere else, which is in the language of the viewer', async () => {
  renderRefused('/unauthorized?from=/projects/list', { pageAccess: { ...page, title: 'As the server has it' } })
  expect(await screen.findByRole('list', { name: 'Roles that can open Projects' })).toBeTruthy()
})

test.each(['/unauthorized?from=/call-555-now', '/unauthorized?from=//evil.example', '/unauthorized'])(
  '%s repeats nothing of the address and offers no request',
  async (address) => {
    renderRefused(address)
    expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toBeTruthy()
    await waitFor(() => expect(document.body.textContent).not.toMatch(/call-555|evil|Roles that/))
    expect(screen.queryByRole('button', { name: 'Request access' })).toBeNull()
  },
)

test('two names of one role are said once', async () => {
  renderRefused('/unauthorized?from=/projects/list', {
    pageAccess: { ...page, roles: ['INDUSTRY', 'INDUSTRY_PARTNER'] },
  })
  expect(await rolesShown()).toEqual(['Industry Partner'])
})

test('a request is sent with its reason, and then said to be sent', async () => {
  const { user, requests } = renderRefused('/unauthorized?from=%2Fprojects%2Flist%3Fstatus%3DACTIVE')
  await user.click(await screen.findByRole('button', { name: 'Request access' }))
  const dialog = await screen.findByRole('dialog', { name: 'Request access to Projects' })
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }))
  expect((await within(dialog).findAllByText('Enter a reason')).length).toBeGreaterThan(0)
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'I review the pipeline')
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText(/^You requested access on Nov 23, 2026/)).toBeTruthy()
  expect(requests).toEqual([{ path: '/projects/list', reason: 'I review the pipeline' }])
  expect(screen.queryByRole('button', { name: 'Request access' })).toBeNull()
})

test('administrators are told the roles, and ask nobody', async () => {
  renderRefused('/unauthorized?from=/projects/list', {}, 'ADMIN')
  await rolesShown()
  expect(screen.queryByRole('button', { name: 'Request access' })).toBeNull()
})

test('a page whose own data is refused says the same of itself', async () => {
  const { paths } = renderRefused('/projects/investment', {
    pageAccess: ({ path }: { path: string }) => (paths.push(path), page),
    projects: refusal('FORBIDDEN', "You don't have permission to access this page"),
  })
  expect(await rolesShown('Investment Projects')).toHaveLength(3)
  // What the test before asked for may still come.
  expect(paths.at(-1)).toBe('/projects/investment')
})

test('the way out stays when the roles cannot be had', async () => {
  const { asked } = renderRefused('/unauthorized?from=/projects/list', { pageAccess: refusal('NOT_FOUND', 'No roles') })
  await waitFor(() => expect(asked).toContain('PageAccessQuery'))
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toBeTruthy()
  expect(screen.getByText("You don't have permission to access this page")).toBeTruthy()
})

test('a visitor is led to sign in', async () => {
  renderRoute('/unauthorized?from=/projects/list')
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy()
})

test('an account that waits for verification is led to its dashboard, but not from there', async () => {
  const viewer = {
    __typename: 'Viewer',
    id: 'viewer',
    name: 'Test Person',
    email: 'test@ascent.test',
    role: 'INVESTOR',
    status: 'PENDING_VERIFICATION',
    timeZone: 'Asia/Dubai',
    permissions: ['INVESTOR_DASHBOARD'],
    firstSteps: [],
  }
  renderRefused('/unauthorized?from=/projects/list', { viewer })
  expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toBeTruthy()
  cleanup()
  renderRefused('/investor-dashboard', { viewer, upcomingMeetings: refusal('FORBIDDEN', 'Not yours') })
  expect(await screen.findByText('This page opens once your account is verified')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Go to your dashboard' })).toBeNull()
  cleanup()
  // A mailed link verifies an address of the university: nobody else is waited for.
  renderRefused('/unauthorized?from=/projects/list', { viewer: { ...viewer, confirmsAddress: true } })
  expect((await screen.findByText('Confirm your email address')).textContent).toBeTruthy()
  expect(screen.getAllByText(/link (that we sent )?to test@ascent\.test/)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/auth/forgot-password')
  expect(screen.queryByText(/two working days/)).toBeNull()
})
