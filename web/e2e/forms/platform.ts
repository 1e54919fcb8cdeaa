/** Where the forms about the whole platform open, which must change nothing for the tests beside them. */
import { isoToday } from '#api/universityDay.rules.ts'
import type { Opener } from './openers.ts'
import { untold } from './untold.ts'

export const platformOpeners: Record<string, Opener> = {
  createSavedView: { as: 'admin', address: '/admin/user-management/all-users', press: ['Views', 'Save this view'] },
  updateModelSettings: { as: 'admin', address: '/admin/settings/model' },
  updateAnswerTimes: {
    as: 'admin',
    address: '/admin/settings/answer-times',
    // The week that universityCalendar.spec.ts sets, and saves.
    meanwhile: untold('AnswerTimesFormMutation', {
      updateAnswerTimes: { answerTimes: { workingWeekdays: ['MONDAY'], firstWeekday: 'MONDAY', days: [] } },
    }),
  },
  addHolidays: { as: 'admin', address: '/admin/settings/answer-times', press: ['Add holiday'] },
  updatePlatformSettings: {
    as: 'admin',
    address: '/admin/settings',
    // Lower limits, and another language, would hold for other tests.
    values: {
      language: 'ENGLISH',
      verifyNewAccounts: '',
      shortDollars: '',
      senderName: '',
      uploadMaxMb: '',
      sessionRequests: '',
    },
  },
  updateFeatureFlag: {
    as: 'admin',
    address: '/admin/feature-flags',
    // What visitors use has no roles, and stays on: other tests register.
    press: ['Change Registration'],
    values: { on: 'on' },
  },
  setRetention: {
    as: 'admin',
    address: '/admin/data',
    press: ['Change Webhook deliveries'],
    values: { days: '60', forEver: '' },
  },
  setDigestTimes: {
    as: 'admin',
    address: '/admin/notifications',
    press: ['Change digest times'],
    values: { dailyHour: '8', weeklyDay: '1', weeklyHour: '8' },
  },
  setNotificationDefault: {
    as: 'admin',
    address: '/admin/notifications/kinds/PROJECT_ARCHIVED',
    press: ['Change channels'],
    values: { bell: 'on', email: 'OFF' },
  },
  setNotificationTemplate: {
    as: 'admin',
    address: '/admin/notifications/kinds/ORCID_CONNECTED',
    press: ['Edit wording in English'],
    values: { subject: 'ORCID iD verified', text: 'Your profile shows {orcid} as verified by ORCID.' },
  },
  takePersonalData: { as: 'admin', address: '/admin/data', press: ['Download a person’s data'] },
  startMaintenance: {
    as: 'admin',
    address: '/admin/settings/system',
    press: ['Start maintenance'],
    values: { until: `${isoToday(10)}T09:00` },
    // Everybody else could change nothing any more.
    meanwhile: untold('StartMaintenanceMutation', {
      startMaintenance: { platformSettings: { maintenance: null, changes: [] } },
    }),
  },
}
