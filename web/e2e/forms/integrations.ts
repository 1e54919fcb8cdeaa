/** Where the forms about external services open. Nothing is called: services stay off, and no calendar server is asked. */
import type { Opener } from './openers.ts'
import { untold } from './untold.ts'

export const integrationOpeners: Record<string, Opener> = {
  createWebhook: { as: 'researcher', address: '/settings?section=webhooks' },
  createApiKey: { as: 'researcher', address: '/settings?section=keys', press: ['New key'] },
  updateIntegration: { as: 'admin', address: '/admin/api/zoom', press: ['Set up Zoom'], values: { enabled: '' } },
  connectCalDav: {
    as: 'expert',
    address: '/settings?section=calendars',
    press: ['Connect CalDAV'],
    meanwhile: untold('ConnectCalDavMutation', { connectCalDav: { calendar: null } }),
    values: { address: 'https://calendar.forms.example' },
  },
}
