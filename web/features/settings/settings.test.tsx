/** The settings: sections by their address, and what each does. */
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { refusal } from '#web/testing/answers.ts'
import { network } from '#web/testing/network.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { recorded } from '#web/testing/steps.ts'

const input = (args: unknown) => (args as { input: Record<string, unknown> }).input

/** The viewer as the server knows it: what a change makes of it is read back. */
const viewer = (more: object = {}) => ({
  __typename: 'Viewer',
  id: 'viewer',
  name: 'Test Person',
  email: 'test@ascent.test',
  role: 'RESEARCHER',
  status: 'ACTIVE',
  username: 'test',
  permissions: ['ACCOUNT_OWN'],
  timeZone: 'Asia/Dubai',
  expertise: ['Solar'],
  ...more,
})

test('/profile leads here, and a new name is in the top bar at once', async () => {
  const sent: object[] = []
  const { user, router } = renderRoute('/profile', {
    as: 'RESEARCHER',
    answers: {
      viewer: viewer(),
      updateProfile: (args: unknown) => {
        sent.push(input(args))
        return { viewer: viewer(input(args)) }
      },
    },
  })
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(router.state.location.pathname).toBe('/settings')
  await user.clear(name)
  await user.type(name, 'Ada Lovelace')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('button', { name: /^User menu of Ada Lovelace/ })).toBeTruthy()
  // Administrators may change the rest meanwhile.
  expect(sent).toEqual([{ name: 'Ada Lovelace', was: { name: 'Test Person' } }])
})

test('a picture is seen before it is saved, refused in words, shown in the top bar, and removed after a question', async () => {
  let profileImage: string | null = null
  const answers = [
    HttpResponse.json(
      { message: '“me.png” is none of the kinds that are taken', code: 'UNSUPPORTED' },
      { status: 415 },
    ),
    HttpResponse.json({}, { status: 201 }),
  ]
  const { user } = renderRoute('/settings', {
    as: 'RESEARCHER',
    answers: {
      viewer: () => viewer({ profileImage }),
      removePicture: () => ({ viewer: viewer({ profileImage: null }) }),
    },
  })
  network.use(
    http.post('*/api/user/picture', () => {
      const answer = answers.shift()!
      if (answer.status === 201) profileImage = '/api/users/1/picture?version=1'
      return answer
    }),
  )
  const save = async () => {
    await user.upload(await screen.findByLabelText('File'), new File(['x'], 'me.png', { type: 'image/png' }))
    await screen.findByText('This is how others will see it.')
    expect(document.querySelector('img[src^="data:image/png"]')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save picture' }))
  }
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('none of the kinds')
  await save()
  const remove = await screen.findByRole('button', { name: 'Remove picture' })
  expect(within(screen.getByRole('banner')).getByRole('button', { name: /^User menu/ }).innerHTML).toContain(
    'version=1',
  )
  await user.click(remove)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove picture' }))
  await expect.poll(() => document.querySelector('img[src*="version=1"]')).toBeNull()
})

test('the side list changes the address, and the address chooses the section', async () => {
  const { user, router } = renderRoute('/settings?section=account', { as: 'RESEARCHER', answers: { viewer: viewer() } })
  await screen.findByRole('region', { name: 'Change password' })
  const list = screen.getByRole('navigation', { name: 'Settings' })
  expect(within(list).getByRole('link', { name: 'Account' }).getAttribute('aria-current')).toBe('page')
  await user.click(within(list).getByRole('link', { name: 'Preferences' }))
  await screen.findByRole('region', { name: 'Time zone' })
  expect(router.state.location.search).toBe('?section=preferences')
})

test.each([
  ['Dates', '2026-11-21', 'ascent.dateStyle', 'iso', 'Nov 21, 2026'],
  ['Messages', 'Until I close them', 'ascent.messageTime', 'closed', 'Default'],
])('the choice of %s is kept in the browser, and taken back', async (name, wanted, key, kept, usual) => {
  const { user } = renderRoute('/settings?section=preferences', { as: 'RESEARCHER', answers: { viewer: viewer() } })
  const choices = within(await screen.findByRole('group', { name }))
  await user.click(choices.getByRole('button', { name: wanted }))
  expect(choices.getByRole('button', { name: wanted, pressed: true })).toBeTruthy()
  expect(localStorage.getItem(key)).toBe(kept)
  await user.click(choices.getByRole('button', { name: usual }))
  expect(localStorage.getItem(key)).toBeNull()
})

test('the density is chosen by a button, holds at once, and is kept in the browser', async () => {
  const { user } = renderRoute('/settings?section=preferences', { as: 'RESEARCHER', answers: { viewer: viewer() } })
  const choices = within(await screen.findByRole('group', { name: 'Density' }))
  const pressed = () =>
    choices.getAllByRole('button').map((button) => `${button.textContent}: ${button.getAttribute('aria-pressed')}`)
  expect(pressed()).toEqual(['Comfortable: true', 'Compact: false'])
  await user.click(choices.getByRole('button', { name: 'Compact' }))
  expect(pressed()).toEqual(['Comfortable: false', 'Compact: true'])
  expect(document.documentElement.dataset['density']).toBe('compact')
  expect(localStorage.getItem('ascent.density')).toBe('compact')
  await user.click(choices.getByRole('button', { name: 'Comfortable' }))
  expect(document.documentElement.dataset['density']).toBe('comfortable')
  expect(localStorage.getItem('ascent.density')).toBeNull()
})

test('first steps that were put away are back by a switch', async () => {
  const { sent, answer } = recorded(({ hidden }: { hidden: boolean }) => ({
    viewer: { id: 'viewer', firstStepsHidden: hidden, firstSteps: [] },
  }))
  const { user } = renderRoute('/settings?section=preferences', {
    as: 'RESEARCHER',
    answers: { viewer: viewer({ id: 'viewer', firstStepsHidden: true }), updateFirstSteps: answer },
  })
  await user.click(await screen.findByRole('switch', { name: 'Show first steps', checked: false }))
  await screen.findByRole('switch', { name: 'Show first steps', checked: true })
  await user.click(screen.getByRole('switch', { name: 'Show first steps' }))
  await screen.findByRole('switch', { name: 'Show first steps', checked: false })
  expect(sent).toEqual([{ hidden: false }, { hidden: true }])
})

test('a wrong current password is said at its field; a right one empties the form', async () => {
  let right = false
  const { user } = renderRoute('/settings?section=account', {
    as: 'RESEARCHER',
    answers: {
      viewer: viewer(),
      changePassword: () =>
        right
          ? { viewer: viewer() }
          : refusal('INVALID', 'x', { currentPassword: 'The current password is incorrect' }),
    },
  })
  const [current, next] = [await screen.findByLabelText(/^Current password/), screen.getByLabelText(/^New password/)]
  await user.type(current, 'wrong-one')
  await user.type(next, 'Long-enough-1')
  expect(screen.getByText('Password strength: Strong')).toBeTruthy()
  const submit = () => user.click(screen.getByRole('button', { name: 'Change password' }))
  await submit()
  expect(await screen.findAllByText('The current password is incorrect')).not.toHaveLength(0)
  right = true
  await submit()
  await screen.findByRole('region', { name: 'Change password' })
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>(/^Current password/).value).toBe('')
})

test('sessions are told apart, and one is ended after a question that names it', async () => {
  const session = (id: string, device: string, isCurrent = false) => ({ __typename: 'SignIn', id, device, isCurrent })
  let sessions = [session('1', 'Firefox on Linux', true), session('2', 'Chrome on Android')]
  const { user } = renderRoute('/settings?section=sessions', {
    as: 'RESEARCHER',
    answers: {
      viewer: viewer(),
      signIns: () => sessions,
      endSignIn: (args: unknown) => {
        sessions = sessions.filter(({ id }) => id !== input(args)['id'])
        return { ended: 1 }
      },
    },
  })
  await screen.findByText('Firefox on Linux')
  expect(screen.getAllByText('This device')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'End the session of Chrome on Android' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Chrome on Android is signed out immediately')
  await user.click(within(question).getByRole('button', { name: 'End session' }))
  expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy()
  expect(screen.queryByText('Chrome on Android')).toBeNull()
})

test('whether people outside find one is saved under Privacy', async () => {
  const sent: object[] = []
  const { user } = renderRoute('/settings?section=privacy', {
    as: 'RESEARCHER',
    answers: {
      viewer: viewer({ findableOutside: true }),
      updateProfile: (args: unknown) => {
        sent.push(input(args))
        return { viewer: viewer(input(args)) }
      },
    },
  })
  const found = await screen.findByRole('switch', { name: 'People outside the university can find me' })
  expect(found.getAttribute('aria-checked')).toBe('true')
  await user.click(found)
  await user.click(screen.getByRole('button', { name: 'Save visibility' }))
  expect(await screen.findByText('Visibility saved')).toBeTruthy()
  expect(sent).toEqual([{ findableOutside: false, was: { findableOutside: true } }])
})

test('an account is deleted only after the password and a question that names the person', async () => {
  const sent: object[] = []
  const { user } = renderRoute('/settings?section=privacy', {
    as: 'RESEARCHER',
    answers: {
      viewer: viewer(),
      deleteAccount: (args: unknown) => {
        sent.push(input(args))
        return sent.length > 1 ? { done: true } : refusal('INVALID', 'x', { password: 'The password is incorrect' })
      },
    },
  })
  const button = await screen.findByRole('button', { name: 'Delete my account' })
  await user.click(button)
  expect(await screen.findAllByText('Enter your password')).not.toHaveLength(0)
  await user.type(screen.getByLabelText(/^Password/), 'secret')
  await user.click(button)
  const question = await screen.findByRole('alertdialog', { name: 'Delete the account of Test Person?' })
  expect(sent).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await user.click(button)
  const yes = async () =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete account' }))
  await yes()
  expect(await screen.findAllByText('The password is incorrect')).not.toHaveLength(0)
  expect(localStorage.getItem('ascent.token')).not.toBeNull()
  await user.click(button)
  await yes()
  await expect.poll(() => localStorage.getItem('ascent.token')).toBeNull()
  expect(sent).toEqual([{ password: 'secret' }, { password: 'secret' }])
})

test('the security activity says what happened, how often and from where', async () => {
  const event = (kind: string, more: object) => ({
    cursor: kind,
    node: { __typename: 'SecurityEvent', id: kind, kind, count: 1, device: 'Firefox on Mac', detail: '', ...more },
  })
  renderRoute('/settings?section=security', {
    as: 'RESEARCHER',
    answers: {
      viewer: viewer(),
      securityEvents: {
        edges: [
          event('SIGN_IN_FAILED', { count: 3, detail: 'Wrong password', address: '10.0.0.7' }),
          event('ROLE_CHANGED', { detail: 'Role: Researcher to Expert', address: '', actor: { name: 'Rania' } }),
        ],
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  })
  const failed = (await screen.findByText('Sign-in failed (3 times)')).closest('li')!
  expect(within(failed).getByText('Wrong password · Firefox on Mac · from 10.0.0.7')).toBeTruthy()
  const changed = screen.getByText('Role changed').closest('li')!
  expect(within(changed).getByText('Role: Researcher to Expert · Firefox on Mac · by Rania')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'change your password' }).getAttribute('href')).toContain('section=account')
})

test('another address is asked for, waits for its link, and is given up', async () => {
  let requestedEmail: string | null = null
  const sent: object[] = []
  const { user } = renderRoute('/settings?section=account', {
    as: 'RESEARCHER',
    answers: {
      viewer: () => viewer({ requestedEmail, emailObstacle: null }),
      requestEmailChange: (args: unknown) => {
        sent.push(input(args))
        requestedEmail = 'new@ascent.test'
        return { viewer: viewer({ requestedEmail }) }
      },
      cancelEmailChange: () => {
        requestedEmail = null
        return { viewer: viewer({ requestedEmail }) }
      },
    },
  })
  const section = within(await screen.findByRole('region', { name: 'Change email address' }))
  await user.click(section.getByRole('button', { name: 'Send link' }))
  expect((await section.findAllByText('Please enter a valid email address')).length).toBeGreaterThan(0)
  expect(sent).toEqual([])
  await user.type(section.getByLabelText(/^New email address/), 'New@Ascent.test')
  await user.click(section.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText('Open the email sent to new@ascent.test and confirm the address.')).toBeTruthy()
  expect(sent).toEqual([{ email: 'new@ascent.test' }])
  const waits = 'new@ascent.test becomes your address once you open the link that we emailed there.'
  expect(await section.findByText(waits)).toBeTruthy()
  await user.click(section.getByRole('button', { name: 'Keep current address' }))
  expect(await screen.findByText('Current address kept')).toBeTruthy()
  expect(section.queryByText(waits)).toBeNull()
})

test('an address of the university is not changed here, and it is said why', async () => {
  const emailObstacle = 'Your address comes from the university’s sign-in.'
  renderRoute('/settings?section=account', { as: 'RESEARCHER', answers: { viewer: viewer({ emailObstacle }) } })
  const section = within(await screen.findByRole('region', { name: 'Change email address' }))
  expect(section.getByText(emailObstacle)).toBeTruthy()
  expect(section.queryByRole('textbox')).toBeNull()
})
