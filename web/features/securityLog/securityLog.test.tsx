/** The security log of all accounts and one's own: empty, filtered, earlier events that do not come. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { button, findButton, listOf } from '#web/testing/steps.ts'

const event = (more: object = {}) => ({
  __typename: 'SecurityEvent',
  id: 'event',
  kind: 'SIGN_IN',
  count: 1,
  device: 'Firefox on Linux',
  address: '192.0.2.7',
  detail: '',
  user: { __typename: 'User', id: 'ada', name: 'Ada Noor' },
  ...more,
})
const log = '/admin/user-management/activity/sign-ins'

test('only administrators read the log of all accounts', async () => {
  const { router } = renderRoute(log, { as: 'COMMERCIALIZATION_TEAM', answers: { securityEvents: listOf(event()) } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/unauthorized'))
  expect(screen.queryByText('192.0.2.7')).toBeNull()
})

test('a filter without events says so, and one press shows all again', async () => {
  const { user, router } = renderRoute(`${log}?kind=PASSWORD_CHANGED`, {
    as: 'ADMIN',
    answers: {
      securityEvents: ({ filter }: { filter: { kind: string[] } }) =>
        filter.kind.length ? listOf() : listOf(event({ kind: 'SIGN_IN_FAILED', count: 3, user: null })),
    },
  })
  expect(await screen.findByText('No events match your filters.')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: /^(Remove filter|Clear)/ })[0]!)
  expect((await screen.findAllByText('Sign-in failed (3 times)')).length).toBeGreaterThan(0)
  expect(router.state.location.search).not.toContain('kind')
  expect(screen.queryByText('No events match your filters.')).toBeNull()
})

test('a log that cannot be read says why and is read again by one press', async () => {
  const answers: Answers = { securityEvents: refusal('INTERNAL', 'The log is being moved') }
  const { user } = renderRoute(log, { as: 'ADMIN', answers })
  expect(await screen.findByText('The log is being moved')).toBeTruthy()
  answers['securityEvents'] = listOf()
  await user.click(button(/try again/i))
  expect(await screen.findByText('Sign-ins and account changes are listed here.')).toBeTruthy()
})

const own = (answers: Answers) => renderRoute('/settings?section=security', { as: 'RESEARCHER', answers })

test('an own log without events says so, and leads to the password', async () => {
  own({ securityEvents: listOf() })
  expect(await screen.findByText('No activity yet.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'change your password' })
  expect(link.getAttribute('href')).toContain('section=account')
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull()
})

test('earlier events come below the others, once, however slow they are', async () => {
  const { answer, arrive } = slow()
  const pageInfo = { hasNextPage: true, endCursor: 'first' }
  const { user, asked } = own({
    securityEvents: ({ after }: { after?: string | null }) =>
      after ? answer : { ...listOf(event({ actor: { __typename: 'User', id: 'm', name: 'Mona' } })), pageInfo },
  })
  await user.dblClick(await findButton('Show earlier'))
  await waitFor(() => expect(button('Show earlier').disabled).toBe(true))
  arrive(listOf(event({ id: 'older', kind: 'ROLE_CHANGED', detail: 'Researcher to expert' })))
  expect(await screen.findByText(/^Researcher to expert · Firefox on Linux · from 192\.0\.2\.7$/)).toBeTruthy()
  const rows = within(screen.getByText('Role changed').closest('ul')!).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent!.replace(/ ·.*|(Firefox|Researcher).*/, ''))).toEqual([
    'Signed in',
    'Role changed',
  ])
  expect(rows[0]!.textContent).toContain('by Mona')
  expect(asked.filter((name) => name === 'SecuritySectionEarlierQuery')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull()
})
