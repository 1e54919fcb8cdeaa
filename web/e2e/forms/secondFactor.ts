/** Where the forms of two-factor authentication open: at accounts of their own, with computed codes. */
import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { password } from '../support.ts'
import { addAuthenticator, named } from '../virtualAuthenticator.ts'
import { press } from './press.ts'
import { perform, type Server } from './server.ts'
import type { Opener } from './openers.ts'
import type { Values } from './values.ts'

const section = '/settings?section=two-factor'
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() - 30_000 })

let made = 0

/** An account with an app, and its recovery codes. */
async function withApp(server: Server) {
  const email = `factor.form.${Date.now()}.${++made}@test.example`
  const person = { name: 'Dee Ray', email, role: 'EXPERT', password }
  const { user } = await perform<{ user: { number: number } }>(server, 'admin', 'createUser', person, 'user { number }')
  const answer = await server.request.post('/api/login', { data: { email, password } })
  const { token } = (await answer.json()) as { token: string }
  const ask = async (query: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return ((await (await server.request.post('/graphql', { headers, data: { query } })).json()) as { data: never })
      .data
  }
  const { startTotp } = (await ask('mutation { startTotp { secret } }')) as { startTotp: { secret: string } }
  const confirm = `mutation { confirmTotp(input: {code: "${codeOf(startTotp.secret)}"}) { recoveryCodes } }`
  const { confirmTotp } = (await ask(confirm)) as { confirmTotp: { recoveryCodes: string[] } }
  return { email, number: user.number, codes: confirmTotp.recoveryCodes }
}

/** What cannot be known before the form shows. */
const appCode: Values = { code: '' }
const recoveryCode: Values = { code: '' }
let waiting = ''

async function addPasskey(page: Page) {
  await addAuthenticator(page)
  await press(page, 'Add passkey')
}

export const secondFactorOpeners: Record<string, Opener> = {
  confirmTotp: {
    as: 'new',
    address: section,
    press: ['Set up authenticator app'],
    values: appCode,
    async meanwhile(page) {
      appCode['code'] = codeOf((await page.getByLabel('Key for the app').innerText()).replaceAll(' ', ''))
    },
  },
  completeSignIn: {
    as: 'visitor',
    address: '/auth',
    values: recoveryCode,
    async before(server) {
      const { email, codes } = await withApp(server)
      waiting = email
      recoveryCode['code'] = codes[0]!
    },
    async meanwhile(page) {
      await page.getByLabel('Email').fill(waiting)
      await page.getByRole('textbox', { name: 'Password' }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    },
  },
  addPasskey: { as: 'new', address: () => Promise.resolve(named(section)), meanwhile: addPasskey },
  renamePasskey: {
    as: 'new',
    address: () => Promise.resolve(named(section)),
    async meanwhile(page) {
      await addPasskey(page)
      await page.getByRole('textbox', { name: /^Name/ }).fill('Laptop')
      await press(page, 'Continue')
      await press(page, 'Done')
      await press(page, 'Rename Laptop')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  resetSecondFactor: {
    as: 'admin',
    address: async (server) => `/admin/user-management/edit-user/${(await withApp(server)).number}`,
    press: [/^More actions for/, 'Reset two-factor authentication'],
  },
  // No role: what is set here holds for the sign-ins of every other test.
  setPasswordPolicy: {
    as: 'admin',
    address: '/admin/access-control/sign-in',
    // What other tests rely on: nothing but the words of the refusals is tried.
    values: { loginTries: '10', lockMinutes: '15', passwordLength: '8' },
  },
  setSecondFactorRoles: { as: 'admin', address: '/admin/access-control/sign-in', values: { roles: '' } },
}
