/** Where the forms of accounts open: each at an account of its own, as what they change ends sessions. */
import { perform, type Server } from './server.ts'
import type { Opener } from './openers.ts'

let made = 0
const newAddress = () => `form.${Date.now()}.${++made}@test.example`

/** The page of an account that nobody else uses. */
async function account(server: Server): Promise<string> {
  const person = { name: 'Dee Ray', email: newAddress(), role: 'EXPERT', password: 'a long enough password' }
  const { user } = await perform<{ user: { number: number } }>(server, 'admin', 'createUser', person, 'user { number }')
  return `/admin/user-management/edit-user/${user.number}`
}

const more = /^More actions for/

export const userOpeners: Record<string, Opener | readonly Opener[]> = {
  createUser: { as: 'admin', address: '/admin/user-management/add-user', values: { email: newAddress() } },
  inviteUsers: {
    as: 'admin',
    address: '/admin/user-management/add-user',
    values: { csv: `name,email,role\nDee Ray,${newAddress()},Expert` },
  },
  updateUser: [
    { as: 'admin', address: account, values: { email: newAddress() } },
    { as: 'admin', address: account, press: [more, 'Change role'], nth: 1 },
  ],
  setAccountRole: {
    as: 'admin',
    address: async (server) => {
      await account(server)
      return '/admin/user-management/all-users?q=Dee%20Ray'
    },
    press: [/^Select Dee Ray/, 'Change role'],
  },
  mergeAccounts: {
    as: 'admin',
    address: account,
    press: [more, 'Merge a second account'],
    values: { duplicateId: 'Dee Ray' },
    before: (server) => account(server),
  },
  viewAs: { as: 'admin', address: account, press: [more, 'View as this person'] },
  setAccountStatus: { as: 'admin', address: account, press: [more, 'Suspend'] },
}
