/** The documented calls about accounts (docs/spec/rest.md#calls). */
import { devLogin, login, logout, register, updateProfile } from '../features/accounts/account.actions.ts'
import { forgotPassword, resetPassword } from '../features/accounts/passwordReset.actions.ts'
import { inputOf, lower, type Shim } from './shim.ts'

const viewerFields = `number name firstName lastName username email role status department position bio expertise profileImage timeZone lastLogin`

interface RestViewer {
  number: number
  role: string
  status: string
}

/** A person as the documented calls give one: `id` is the number, enums are lower case. */
const restUser = <T extends RestViewer>({ number, role, status, ...rest }: T) => ({
  id: number,
  ...rest,
  role: lower(role),
  status: lower(status),
})

const signIn = (name: 'login' | 'register' | 'devLogin') => `
  mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) {
    ${name}(input: $input) { token expiresIn viewer { ${viewerFields} } }
  }`

const signedIn = ({ token, expiresIn, viewer }: { token: string; expiresIn: number; viewer: RestViewer }) => ({
  user: restUser(viewer),
  token,
  expiresIn,
})

export const accountShims: Shim[] = [
  {
    method: 'POST',
    path: '/api/login',
    summary: 'Signs in',
    example: { email: 'researcher@demo.ascent.test', password: 'ascent-demo' },
    open: true,
    cookie: 'set',
    action: login,
    document: signIn('login'),
    variables: ({ body }) => ({ input: inputOf(login, body) }),
    give: (data) => signedIn(data['login']!),
  },
  {
    method: 'POST',
    path: '/api/register',
    summary: 'Registers and signs in',
    example: { name: 'Dee Ray', email: 'dee@university.example', password: 'a long pass phrase', role: 'researcher' },
    open: true,
    cookie: 'set',
    action: register,
    document: signIn('register'),
    variables: ({ body }) => ({ input: inputOf(register, body) }),
    give: (data) => signedIn(data['register']!),
    status: 201,
  },
  {
    method: 'POST',
    path: '/api/dev-login',
    summary: 'Signs in as a demo account',
    example: { role: 'researcher' },
    open: true,
    cookie: 'set',
    action: devLogin,
    document: signIn('devLogin'),
    variables: ({ body }) => ({ input: inputOf(devLogin, body) }),
    give: (data) => signedIn(data['devLogin']!),
  },
  {
    method: 'POST',
    path: '/api/logout',
    summary: 'Signs out',
    cookie: 'clear',
    action: logout,
    document: 'mutation { logout { done } }',
    give: () => undefined,
  },
  {
    method: 'GET',
    path: '/api/user',
    summary: 'Who is signed in',
    document: `query { viewer { ${viewerFields} } unreadNotificationCount }`,
    give: (data) => restUser(data['viewer']!),
  },
  {
    method: 'PATCH',
    path: '/api/user/profile',
    summary: 'Changes your profile',
    example: { position: 'Associate professor', expertise: ['membranes', 'desalination'] },
    action: updateProfile,
    document: `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { ${viewerFields} } } }`,
    variables: ({ body }) => ({ input: inputOf(updateProfile, body) }),
    give: (data) => restUser((data['updateProfile']! as { viewer: RestViewer }).viewer),
  },
  {
    method: 'GET',
    path: '/api/user/data',
    summary: 'Everything that belongs to one’s own account, as a file',
    document: 'query { personalData }',
    give: (data) => data['personalData'],
    file: 'my-data.json',
  },
  {
    method: 'POST',
    path: '/api/forgot-password',
    summary: 'Mails a link to choose a new password',
    example: { email: 'researcher@demo.ascent.test' },
    open: true,
    action: forgotPassword,
    document: 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }',
    variables: ({ body }) => ({ input: inputOf(forgotPassword, body) }),
    give: (data) => data['forgotPassword'],
  },
  {
    method: 'POST',
    path: '/api/reset-password',
    summary: 'Sets a new password by the mailed link',
    example: { resetToken: 'the token of the mailed link', password: 'a long pass phrase' },
    open: true,
    action: resetPassword,
    document: 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { done } }',
    variables: ({ body }) => ({
      input: { ...inputOf(resetPassword, body), resetToken: body['resetToken'] ?? body['token'] },
    }),
    give: () => undefined,
  },
]
