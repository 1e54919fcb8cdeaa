/** Where the forms of accounts open: each at an account of its own, as what they change ends sessions. */
import { password } from '../support.ts'
import { perform, type Server } from './server.ts'
import type { Opener } from './openers.ts'
import { more } from './shared.ts'

let made = 0
const newAddress = () => `form.${Date.now()}.${++made}@test.example`

/** The page of an account that nobody else uses. */
async function account(server: Server, name = 'Dee Ray'): Promise<string> {
  const person = { name, email: newAddress(), role: 'EXPERT', password }
  const { user } = await perform<{ user: { number: number } }>(server, 'admin', 'createUser', person, 'user { number }')
  return `/admin/user-management/edit-user/${user.number}`
}

export const userOpeners: Record<string, Opener | readonly Opener[]> = {
  createUser: { as: 'admin', address: '/admin/user-management/add-user', values: { email: newAddress() } },
  inviteUsers: {
    as: 'admin',
    address: '/admin/user-management/add-user',
    values: { csv: `name,email,role\nDee Ray,${newAddress()},Expert` },
  },
  updateUser: [
    { as: 'admin', address: (server) => account(server), values: { email: newAddress() } },
    { as: 'admin', address: (server) => account(server), press: [more, 'Change role'], nth: 1 },
  ],
  setAccountRole: {
    as: 'admin',
    address: async (server) => {
      await account(server)
      return '/admin/user-management/all-users?q=Dee%20Ray'
    },
    meanwhile: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Select Dee Ray/ })
        .first()
        .check()
      await page.getByRole('button', { name: 'Change role' }).click()
    },
    values: { role: 'RESEARCHER' },
  },
  mergeAccounts: {
    as: 'admin',
    address: (server) => account(server),
    press: [more, 'Merge a second account'],
    // The first who is found, so that nobody of the demo university is merged.
    before: (server) => account(server, 'Aaa Moss'),
  },
  viewAs: { as: 'admin', address: (server) => account(server), press: [more, 'View as this person'] },
  setAccountStatus: { as: 'admin', address: (server) => account(server), press: [more, 'Suspend'] },
}
