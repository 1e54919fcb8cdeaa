/** Signing in by a provider: the button, the way back and what goes wrong; linking in the settings; setting one up. */
import { GraphQLError } from 'graphql'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const way = { key: 'k'.repeat(43), purpose: 'SIGN_IN', name: 'Campus', from: '/projects/list', remember: true }
const begun = (more: object = {}) => sessionStorage.setItem('ascent.provider', JSON.stringify({ ...way, ...more }))
const back = '/auth/provider?code=abc&state=xyz'
const noted = () => {
  const sent: object[] = []
  const note =
    (answer: object) =>
    ({ input }: { input: object }) => {
      sent.push(input)
      return answer
    }
  return { sent, note }
}

beforeEach(() => sessionStorage.clear())

test('the sign-in page has a button for each provider, and keeps the key of the way in this tab', async () => {
  const { sent, note } = noted()
  const { user } = renderRoute('/auth?from=/projects/list', {
    answers: {
      signInWays: [{ provider: 'campus', name: 'Campus' }],
      // As far as the browser of the tests goes.
      startProviderSignIn: note({ address: '#at-the-provider' }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Continue with Campus' }))
  await waitFor(() => expect(location.hash).toBe('#at-the-provider'))
  const kept = JSON.parse(sessionStorage.getItem('ascent.provider')!) as typeof way
  expect(kept).toMatchObject({ purpose: 'SIGN_IN', from: '/projects/list', remember: false })
  expect(kept.key).toMatch(/^[\w-]{43}$/)
  expect(sent).toEqual([{ id: 'campus', keyHash: expect.stringMatching(/^[\w-]{43}$/) as string }])
  expect(JSON.stringify(sent)).not.toContain(kept.key)
})

test('an answer is sent once with the key of this tab, and leads to where the person wanted to go', async () => {
  begun()
  const { sent, note } = noted()
  renderRoute(back, {
    answers: { signInWithProvider: note({ token: 't', expiresIn: 60, viewer: { role: 'RESEARCHER' } }) },
  })
  await waitFor(() => expect(location.pathname).toBe('/projects/list'))
  expect(sent).toEqual([{ state: 'xyz', key: way.key, answer: 'code=abc&state=xyz', remember: true }])
  expect(sessionStorage.getItem('ascent.provider')).toBeNull()
})

test('a way that leads out of the platform is not gone', async () => {
  begun({ from: '//evil.example/x' })
  renderRoute(back, {
    answers: { signInWithProvider: { token: 't', expiresIn: 60, viewer: { role: 'RESEARCHER' } } },
  })
  await waitFor(() => expect(location.pathname).toBe('/researcher-dashboard'))
})

test.each<[string, boolean, string, Answers, RegExp]>([
  [
    'was refused',
    true,
    back,
    { signInWithProvider: refusal('CONFLICT', 'There is an account already.') },
    /an account already/,
  ],
  ['is none', true, '/auth/provider', {}, /none was started in this tab/],
  ['was begun elsewhere', false, back, {}, /none was started in this tab/],
])('an answer that %s is explained on the sign-in page', async (_, isBegun, path, answers, words) => {
  if (isBegun) begun()
  renderRoute(path, { answers })
  expect(within(await screen.findByRole('alert')).getByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
})

test('a second factor is asked for', async () => {
  begun()
  const secondFactor = { ticket: 'ticket', methods: ['APP'], expiresIn: 600 }
  renderRoute(back, {
    answers: {
      signInWithProvider: new GraphQLError('Enter the code', {
        extensions: { code: 'SECOND_FACTOR_REQUIRED', secondFactor },
      }),
    },
  })
  expect(await screen.findByRole('heading', { name: 'Two-factor authentication' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Code/ })).toBeTruthy()
})

const ways = (more: object = {}) => ({ hasPassword: true, links: [], linkable: [], ...more })

test('the way back from linking leads to the settings', async () => {
  begun({ purpose: 'LINK' })
  const { sent, note } = noted()
  renderRoute(back, {
    as: 'EXPERT',
    answers: { linkProvider: note({ link: { providerName: 'Campus' } }), ownWaysToSignIn: ways() },
  })
  expect(await screen.findByText('Provider linked')).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Ways to sign in' })).toBeTruthy()
  expect(sent).toEqual([{ state: 'xyz', key: way.key, answer: 'code=abc&state=xyz' }])
})

test('providers are linked and removed in the settings', async () => {
  const { sent, note } = noted()
  const link = {
    __typename: 'ProviderLink',
    id: 'link',
    providerName: 'Campus',
    email: 'a@campus.example',
    createdAt: new Date(),
    lastUsedAt: null,
  }
  const { user } = renderRoute('/settings?section=ways', {
    as: 'EXPERT',
    answers: {
      ownWaysToSignIn: ways({ hasPassword: false, links: [link], linkable: [{ provider: 'p2', name: 'Federation' }] }),
      removeProviderLink: note({ done: true }),
    },
  })
  const part = within(await screen.findByRole('region', { name: 'Ways to sign in' }))
  expect(part.getByText(/You have no password/)).toBeTruthy()
  expect(part.getByRole('button', { name: 'Link Federation' })).toBeTruthy()
  await user.click(part.getByRole('button', { name: 'Remove Campus' }))
  const question = await screen.findByRole('alertdialog', { name: 'Remove Campus?' })
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(sent).toEqual([{ id: 'link' }]))
})

const provider = {
  __typename: 'SignInProvider',
  id: btoa('SignInProvider:7'),
  name: 'Campus',
  kind: 'OIDC',
  enabled: true,
  issuer: 'https://idp.example',
  client: 'ascent',
  hasSecret: true,
  scopes: '',
  metadataUrl: '',
  metadata: '',
  emailClaim: '',
  nameClaim: '',
  roleClaim: 'groups',
  roles: [{ value: 'staff', role: 'KU_TEAM' }],
  defaultRole: null,
  createsAccounts: true,
  mailDomains: ['campus.example'],
  vouchesForMail: false,
  secondFactor: 'NEVER',
  makesAdministrators: false,
  signsOut: false,
  linkCount: 3,
  addresses: {
    redirect: 'https://ascent.test/auth/provider',
    signOut: 'https://ascent.test/auth',
    backChannel: null,
    entityId: null,
    respond: null,
  },
}
const policy = { secondFactorRoles: [], loginTries: 10, lockMinutes: 15, passwordLength: 8, changes: [] }
const administer = (answers: Answers) =>
  renderRoute('/admin/access-control/sign-in', {
    as: 'ADMIN',
    answers: { signInPolicy: policy, signInProviders: [provider], ...answers },
  })
const section = async () => within(await screen.findByRole('region', { name: 'Sign-in providers' }))

test('a provider is added with what its people get, and an administrator is none of it', async () => {
  const { sent, note } = noted()
  const { user } = administer({ createSignInProvider: note({ signInProvider: { id: 'x' } }) })
  await user.click((await section()).getByRole('button', { name: 'Add provider' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add provider' }))
  const write = async (name: RegExp, text: string) => {
    await user.click(dialog.getByRole('textbox', { name }))
    await user.paste(text)
  }
  await write(/^Name(?! claim)/, 'Library')
  await write(/^Issuer/, 'https://idp.example')
  await write(/^Client ID/, 'ascent')
  await user.click(dialog.getByRole('button', { name: 'Add value' }))
  await write(/^Value/, 'root')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Role$/ }), 'ADMIN')
  await user.click(dialog.getByRole('button', { name: 'Add provider' }))
  expect(await dialog.findAllByText(/Allow this provider to create administrators/)).not.toEqual([])
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Role$/ }), 'EXPERT')
  await user.click(dialog.getByRole('button', { name: 'Add provider' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    kind: 'OIDC',
    name: 'Library',
    enabled: false,
    roles: [{ value: 'root', role: 'EXPERT' }],
    secondFactor: 'NEVER',
  })
})

test('a provider is changed without its secret, tested, and deleted after a question', async () => {
  const { sent, note } = noted()
  const { user } = administer({
    updateSignInProvider: note({ signInProvider: provider }),
    testSignInProvider: { problem: '', facts: [{ name: 'issuer', value: 'https://idp.example' }] },
    deleteSignInProvider: note({ done: true }),
  })
  const part = await section()
  expect(part.getByText('Linked by 3 people')).toBeTruthy()
  await user.click(part.getByRole('button', { name: 'Addresses of Campus' }))
  expect(await screen.findByText('https://ascent.test/auth/provider')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy: Redirect URI' }))
  expect(await navigator.clipboard.readText()).toBe('https://ascent.test/auth/provider')
  const close = async () => {
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await close()
  await user.click(part.getByRole('button', { name: 'Test Campus' }))
  expect(await screen.findByRole('row', { name: 'Issuer https://idp.example' })).toBeTruthy()
  await close()
  await user.click(part.getByRole('button', { name: 'Edit Campus' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Campus' }))
  expect(dialog.getByText(/A secret is stored/)).toBeTruthy()
  await user.click(dialog.getByRole('switch', { name: /^Signing out here/ }))
  await user.click(dialog.getByRole('button', { name: 'Save provider' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ id: provider.id, signsOut: true })
  expect(sent[0]).not.toHaveProperty('clientSecret')
  expect(sent[0]).not.toHaveProperty('mailDomains')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(part.getByRole('button', { name: 'Delete Campus' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('a provider that cannot be asked says why', async () => {
  const { user } = administer({ testSignInProvider: { problem: 'The host is not known', facts: [] } })
  await user.click((await section()).getByRole('button', { name: 'Test Campus' }))
  expect(await screen.findByText('The host is not known')).toBeTruthy()
})

test('a provider of SAML is added by its metadata', async () => {
  const { sent, note } = noted()
  const { user } = administer({ createSignInProvider: note({ signInProvider: { id: 'x' } }) })
  await user.click((await section()).getByRole('button', { name: 'Add provider' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add provider' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Protocol/ }), 'SAML')
  expect(dialog.queryByRole('textbox', { name: /^Issuer/ })).toBeNull()
  await user.click(dialog.getByRole('textbox', { name: /^Name(?! claim)/ }))
  await user.paste('Federation')
  await user.click(dialog.getByRole('textbox', { name: /^Metadata(?! address| URL)/ }))
  await user.paste('<EntityDescriptor/>')
  await user.click(dialog.getByRole('button', { name: 'Add provider' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ kind: 'SAML', name: 'Federation', metadata: '<EntityDescriptor/>' })
})
