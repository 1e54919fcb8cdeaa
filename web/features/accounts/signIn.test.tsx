/** Signing in and registering where things go wrong: refused, lost, ended, invited, signed in already. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionEnded, startSession } from '#web/app/session.ts'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { button, field, findButton, recorded, wrongField } from '#web/testing/steps.ts'

const token = () => localStorage.getItem('ascent.token')
const session = { token: 'new', expiresIn: 600, viewer: { __typename: 'Viewer', role: 'RESEARCHER' } }
const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Email/ })
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/)

async function signIn(answers: Answers, { path = '/auth', lost }: { path?: string; lost?: Set<string> } = {}) {
  const { user, asked } = renderRoute(path, { answers, ...(lost && { lost }) })
  await user.type(await email(), 'ada@ascent.test')
  await user.type(password(), 'secret1')
  await user.click(button('Sign in'))
  return { user, asked }
}

test('a refused sign-in says so without naming which half is wrong, and keeps both', async () => {
  await signIn({ login: refusal('UNAUTHENTICATED', 'No such account') })
  const alert = within((await screen.findByText(/^The email address or password is incorrect/)).parentElement!)
  expect(alert.getByText('Login failed')).toBeTruthy()
  expect(screen.queryByText('No such account')).toBeNull()
  expect((await email()).value).toBe('ada@ascent.test')
  expect(password().value).toBe('secret1')
  expect(token()).toBeNull()
})

test('too many tries say in the words of the server how long to wait', async () => {
  await signIn({ login: refusal('RATE_LIMITED', 'Too many tries. Try again in 4 minutes.') })
  expect(await screen.findByText('Too many tries. Try again in 4 minutes.')).toBeTruthy()
  expect(screen.queryByText(/^The email address or password is incorrect/)).toBeNull()
})

test('without a connection nobody is signed in, and the same press works once it is back', async () => {
  const lost = new Set(['LoginFormMutation'])
  const { sent, answer } = recorded({ ...session })
  const { user } = await signIn({ login: answer }, { lost, path: '/auth?from=%2Fresearchers%2Fprojects' })
  expect((await screen.findAllByText(/Ascent could not be reached/)).length).toBeGreaterThan(0)
  lost.clear()
  await user.click(button('Sign in'))
  await waitFor(() => expect(token()).toContain('"new"'))
  expect(location.pathname).toBe('/researchers/projects')
  expect(sent).toEqual([{ email: 'ada@ascent.test', password: 'secret1', remember: false }])
})

test('an address elsewhere is not gone to after signing in', async () => {
  await signIn({ login: session }, { path: '/auth?from=https%3A%2F%2Fevil.test%2F' })
  await waitFor(() => expect(token()).toContain('"new"'))
  expect(location.host + location.pathname).toBe('localhost:3000/researcher-dashboard')
})

test('an impatient second press does not sign in twice', async () => {
  const { answer, arrive } = slow()
  const { user, asked } = await signIn({ login: () => answer })
  await waitFor(() => expect(button('Sign in').disabled).toBe(true))
  await user.type(password(), '{Enter}')
  arrive(session)
  await waitFor(() => expect(token()).toContain('"new"'))
  expect(asked.filter((name) => name === 'LoginFormMutation')).toHaveLength(1)
})

test('what is remembered is the address and never the password, until it is not wanted', async () => {
  const { user } = renderRoute('/auth', { answers: { login: session } })
  await user.type(await email(), 'ada@ascent.test')
  await user.type(password(), 'secret1')
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
  await user.click(button('Sign in'))
  await waitFor(() => expect(token()).toContain('"new"'))
  const kept = Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at)!))
  expect(kept).toContain('ada@ascent.test')
  expect(kept.join()).not.toContain('secret1')
})

test('a remembered address is filled in, and forgotten once the box is unticked', async () => {
  localStorage.setItem('ascent.remember', 'ada@ascent.test')
  const { user } = renderRoute('/auth', { answers: { login: session } })
  expect((await email()).value).toBe('ada@ascent.test')
  expect(password().value).toBe('')
  await user.type(password(), 'secret1')
  await user.click(screen.getByRole('checkbox', { name: 'Remember me', checked: true }))
  await user.click(button('Sign in'))
  await waitFor(() => expect(token()).toContain('"new"'))
  expect(localStorage.getItem('ascent.remember')).toBeNull()
})

test('an empty form asks the server nothing and names what is missing', async () => {
  const { user, asked } = renderRoute('/auth')
  await user.click(await findButton('Sign in'))
  const summary = within(await screen.findByRole('alert'))
  await user.click(summary.getByRole('link', { name: 'Password must be at least 6 characters' }))
  expect(document.activeElement).toBe(password())
  expect(asked).not.toContain('LoginFormMutation')
})

test('a session that has ended says so where people sign in again', async () => {
  sessionEnded()
  renderRoute('/auth')
  expect((await screen.findByRole('alert')).textContent).toContain('Your session has ended. Sign in to continue.')
  startSession(session, '/auth')
})

test('those who are signed in continue where they wanted to go, or sign out even without a connection', async () => {
  const path = '/auth?from=%2Fideas-sandbox'
  const { user } = renderRoute(path, { as: 'RESEARCHER', lost: new Set(['useLogOutMutation']) })
  expect(await screen.findByText('As Test Person, Researcher.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/ideas-sandbox')
  await user.click(button('Log Out'))
  await waitFor(() => expect(token()).toBeNull())
})

test('a demo account that cannot be entered says why, and a slow one is entered once', async () => {
  const answers: Answers = { demo: true, devLogin: refusal('CONFLICT', 'The demo is being prepared') }
  const { user } = renderRoute('/auth', { answers })
  await user.click(await findButton('Investor'))
  expect(await screen.findByText('The demo is being prepared')).toBeTruthy()
  const { answer, arrive } = slow()
  const { sent, answer: devLogin } = recorded(() => answer)
  answers['devLogin'] = devLogin
  await user.click(button('Expert'))
  await waitFor(() => expect(button('Investor').disabled).toBe(true))
  await user.click(button('Investor'))
  arrive({ ...session, viewer: { role: 'EXPERT' } })
  await waitFor(() => expect(location.pathname).toBe('/expert-dashboard'))
  expect(sent).toEqual([{ role: 'EXPERT' }])
})

test('no demo accounts are offered where there are none', async () => {
  renderRoute('/auth')
  expect(await findButton('Sign in')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Investor' })).toBeNull()
})

test('the pictures beside the form stop when one is chosen', async () => {
  const { user } = renderRoute('/auth')
  expect(await screen.findByRole('heading', { name: 'AI Matchmaking' })).toBeTruthy()
  await user.click(button('Expert Discovery'))
  expect(screen.getByRole('heading', { name: 'Expert Discovery' })).toBeTruthy()
  expect(button('Expert Discovery').getAttribute('aria-current')).toBe('true')
  expect(button('Play')).toBeTruthy()
})

async function register(answers: Answers, path: string) {
  const { user } = renderRoute(path, { answers })
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ada Noor')
  await user.type(password(), 'secret1')
  return user
}

test('an address that is taken is named at its field, and nothing that was written is lost', async () => {
  const taken = refusal('INVALID', 'x', { email: 'There is an account with this address' })
  const user = await register({ register: taken }, '/auth?tab=register&role=expert')
  await user.type(field(screen, /^Email/), 'ada@ascent.test')
  await user.click(button('Create account'))
  const wrong = await wrongField(screen, /^Email/, 'There is an account with this address')
  expect(wrong.value).toBe('ada@ascent.test')
  expect(field(screen, /^Name/).value).toBe('Ada Noor')
  expect(screen.getByRole('radio', { name: /^Expert/, checked: true })).toBeTruthy()
  expect(token()).toBeNull()
})

test('an invitation fills in the address and the role, and a refusal as a whole is said above the form', async () => {
  const answers: Answers = { register: refusal('FORBIDDEN', 'Registration is closed') }
  const user = await register(answers, '/auth?tab=register#email=ada%40ascent.test&role=RESEARCHER')
  expect(field(screen, /^Email/).value).toBe('ada@ascent.test')
  await user.click(button('Create account'))
  expect((await screen.findAllByText('Registration is closed')).length).toBeGreaterThan(0)
  const { sent, answer } = recorded(session)
  answers['register'] = answer
  await user.click(button('Create account'))
  await waitFor(() => expect(token()).toContain('"new"'))
  expect(sent).toEqual([expect.objectContaining({ email: 'ada@ascent.test', role: 'RESEARCHER', name: 'Ada Noor' })])
})

test('a role that is not open to registration cannot be asked for by the address', async () => {
  renderRoute('/auth?tab=register&role=admin')
  const roles = await screen.findAllByRole<HTMLInputElement>('radio')
  expect(roles.map(({ value, checked }) => [value, checked])).toEqual(
    ['RESEARCHER', 'INDUSTRY', 'INVESTOR', 'EXPERT'].map((role) => [role, false]),
  )
})
