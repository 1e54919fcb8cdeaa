/** Where the forms about external services open. Nothing is called: services stay off, and no calendar server is asked. */
import type { Page } from '@playwright/test'
import { operationOf } from '../support.ts'
import type { Opener } from './openers.ts'

async function withoutServer(page: Page) {
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === 'ConnectCalDavMutation'
      ? route.fulfill({ json: { data: { connectCalDav: { calendar: null } } } })
      : route.continue(),
  )
}

export const integrationOpeners: Record<string, Opener> = {
  createWebhook: { as: 'researcher', address: '/settings?section=webhooks' },
  createApiKey: { as: 'researcher', address: '/settings?section=keys', press: ['New key'] },
  updateIntegration: { as: 'admin', address: '/admin/api/zoom', press: ['Set up Zoom'], values: { enabled: '' } },
  connectCalDav: {
    as: 'expert',
    address: '/settings?section=calendars',
    press: ['Connect CalDAV'],
    meanwhile: withoutServer,
    values: { address: 'https://calendar.forms.example' },
  },
}
