/** Where the forms about accounts and their settings open. */
import type { Page } from '@playwright/test'
import { isoToday } from '#api/universityDay.rules.ts'
import { operationOf, password } from '../support.ts'
import { university } from './shared.ts'
import { perform } from './server.ts'
import type { Opener } from './openers.ts'

/** Makes a key in a session that is older than ten minutes, as the server answers it. */
async function makeKeyLate(page: Page) {
  let refused = false
  await page.route('**/graphql', (route) => {
    if (operationOf(route.request()) !== 'NewApiKeyMutation' || refused) return route.continue()
    refused = true
    const extensions = { code: 'REAUTHENTICATION_REQUIRED' }
    const errors = [{ message: 'Confirm your password to continue.', path: ['createApiKey'], extensions }]
    return route.fulfill({ json: { errors, data: { createApiKey: null } } })
  })
  await page.getByRole('textbox', { name: 'Name' }).fill('Nightly report')
  await page.getByRole('button', { name: 'Create key' }).click()
}

export const accountOpeners: Record<string, Opener | readonly Opener[]> = {
  requestEmailChange: { as: 'researcher', address: '/settings?section=account' },
  forgotPassword: { as: 'visitor', address: '/auth/forgot-password' },
  register: { as: 'visitor', address: '/auth?tab=register' },
  changePassword: { as: 'new', address: '/settings?section=account', values: { currentPassword: password } },
  confirmPassword: {
    as: 'new',
    address: '/settings?section=keys',
    press: ['New key'],
    meanwhile: makeKeyLate,
    values: { password },
  },
  deleteAccount: {
    as: 'new',
    address: '/settings?section=privacy',
    values: { password },
    confirm: 'Delete account',
  },
  login: {
    as: 'visitor',
    address: '/auth',
    values: { email: 'investor@demo.ascent.test', password: 'ascent-demo' },
  },
  requestAccess: {
    as: 'investor',
    address: '/unauthorized?from=%2Fprojects%2Flist%3Fstatus%3DACTIVE',
    press: ['Request access'],
  },
  resetPassword: { as: 'visitor', address: (server) => server.resetLink() },
  setNotificationSchedule: {
    as: 'new',
    address: '/settings?section=notifications',
    values: { digestHour: '8', quietFrom: '22', quietUntil: '6' },
  },
  snoozeNotifications: {
    as: 'researcher',
    address: '/notifications',
    press: [/^Actions for/, 'Snooze until a date…'],
    values: { until: isoToday(3) },
  },
  updateTranslation: { as: 'new', address: '/settings', press: ['Arabic version'], values: { name: 'باحث جديد' } },
  updateProfile: [
    { as: 'new', address: '/settings' },
    { as: 'new', address: '/settings?section=preferences' },
    { as: 'new', address: '/settings?section=privacy' },
    { as: 'marek.zielonka', address: '/experts/profile' },
  ],
  updateWebhook: {
    as: 'investor',
    address: '/settings?section=webhooks',
    press: ['Choose events'],
    before: (server) =>
      perform(server, 'investor', 'createWebhook', { url: 'https://forms.example/hook', events: ['PROJECT_APPROVED'] }),
  },
  createWebhookSecret: {
    as: 'expert',
    address: '/settings?section=webhooks',
    press: ['New secret'],
    before: (server) =>
      perform(server, 'expert', 'createWebhook', { url: 'https://forms.example/hook', events: ['PROJECT_APPROVED'] }),
  },
  // Others sign in as the other account that waits.
  verifyAccounts: { as: 'admin', address: '/admin-dashboard', press: ['Decline Dalia Mansourian'] },
  requestVerificationDocuments: {
    as: university,
    address: async (server) =>
      `/investors/detail/${atob(await server.personId('tamara.vucelic')).replace('User:', '')}`,
    press: [/^More actions for /, 'Request documents'],
  },
}
