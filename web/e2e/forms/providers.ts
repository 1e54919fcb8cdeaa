/** Where the forms of sign-in providers open. What they make is not enabled: the sign-in page is the one of every other test. */
import { perform } from './server.ts'
import type { Opener } from './openers.ts'

const address = '/admin/access-control/sign-in'
const values = { enabled: '', issuer: 'https://forms.example', defaultRole: 'EXPERT', mailDomains: 'forms.example' }
const name = `Form ${Date.now()}`

export const providerOpeners: Record<string, Opener> = {
  createSignInProvider: { as: 'admin', address, press: ['Add provider'], values: { kind: 'OIDC', ...values } },
  updateSignInProvider: {
    as: 'admin',
    address,
    before: (server) =>
      perform(
        server,
        'admin',
        'createSignInProvider',
        { kind: 'OIDC', name, issuer: values.issuer, client: 'forms', secondFactor: 'NEVER' },
        'signInProvider { id }',
      ),
    press: [`Edit ${name}`],
    values: { ...values, name },
  },
}
