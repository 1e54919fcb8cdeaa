/** Where the forms of provisioning open. */
import { perform } from './server.ts'
import type { Opener } from './openers.ts'

const address = '/admin/access-control/provisioning'
const name = `Forms ${Date.now()}`
const values = { enabled: '', defaultRole: 'EXPERT', mailDomains: 'forms.example' }
const make = (own: string) => (server: Parameters<typeof perform>[0]) =>
  perform(
    server,
    'admin',
    'createProvisioningConnection',
    { name: own, enabled: false, defaultRole: 'EXPERT' },
    'connection { id }',
  )

export const provisioningOpeners: Record<string, Opener> = {
  createProvisioningConnection: { as: 'admin', address, press: ['Add connection'], values },
  updateProvisioningConnection: {
    as: 'admin',
    address,
    before: make(name),
    press: [`Edit ${name}`],
    values: { ...values, name },
  },
  createProvisioningToken: {
    as: 'admin',
    address,
    before: make(`${name} token`),
    press: [`New token for ${name} token`],
  },
}
