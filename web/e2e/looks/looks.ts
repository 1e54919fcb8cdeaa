/** The states of the app that are held against pictures: what is over a page, what is empty, late, refused or missing. */
import type { Locator, Page } from '@playwright/test'
import type { Role } from '#api/__generated__/prisma/enums.ts'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { usualAnswers } from '#web/testing/usualAnswers.ts'

export interface Look {
  name: string
  /** Nobody is signed in without one. */
  as?: Role
  address: string
  answers?: Answers
  width?: number
  height?: number
  dark?: boolean
  /** Operations that are answered late. */
  late?: string
  /** What is done there first. */
  open?: (page: Page) => Promise<unknown>
  /** Text, or something else, that is there once it is as it should be. */
  until: string | RegExp | ((page: Page) => Locator)
}

/** What came above a button while it was pressed has had the page scrolled. */
const toTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0))

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const project = (number: number, title: string, more: object = {}) => ({
  id: `p${number}`,
  number,
  title,
  url: `/projects/${number}`,
  status: 'ACTIVE',
  trl: 4,
  piName: 'Ada Noor',
  department: 'Mechanical Engineering',
  access: 'INTERNAL',
  canUpdate: true,
  canDelete: true,
  createdAt: '2026-09-01T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...more,
})

const projects = {
  totalCount: 3,
  edges: [
    { node: project(12, 'Solar still for brackish water') },
    { node: project(13, 'Corrosion sensor for pipelines', { status: 'PLANNING', trl: 6 }) },
    { node: project(14, 'Voice diary for people with heart failure', { status: 'DRAFT', trl: 2 }) },
  ],
}
const withProjects = { projects }

const settings = {
  revision: 4,
  language: 'ENGLISH',
  timeZone: 'Asia/Dubai',
  shortDollars: false,
  verifyNewAccounts: true,
  mostUploadMb: 25,
  mostSessionRequests: 1200,
  mailFrom: 'Ascent <no-reply@ascent.test>',
  demoResetting: false,
  changes: [],
}

const notification = (number: number, title: string, more: object = {}) => ({
  node: {
    id: `n${number}`,
    number,
    title,
    message: 'The university looks at it next.',
    createdAt: '2026-11-24T07:30:00.000Z',
    readAt: null,
    path: '/projects/12',
    ...more,
  },
})

/** The lists of the team, and what opens over them. */
const list = { as: 'COMMERCIALIZATION_TEAM', address: '/projects/list', answers: withProjects } as const
/** A researcher's own projects. */
const own = { as: 'RESEARCHER', address: '/projects', answers: withProjects } as const
const rowMenu = press('Actions for Solar still for brackish water')

export const looks: readonly Look[] = [
  { name: 'landing', address: '/landing', until: 'Latest challenges' },
  { name: 'sign-in', address: '/auth', until: 'Forgot password?' },
  { name: 'register-phone', address: '/auth?tab=register', width: 390, until: 'Industry Partner' },
  { ...list, name: 'list', until: 'Solar still for brackish water' },
  { ...list, name: 'list-phone-dark', width: 390, dark: true, until: 'Solar still for brackish water' },
  { ...list, name: 'list-filters', open: press('Filters'), until: 'Clear' },
  {
    ...list,
    name: 'list-columns',
    open: press('Columns'),
    until: (page) => page.getByRole('checkbox', { name: 'Updated' }),
  },
  {
    ...list,
    name: 'list-refused',
    answers: { projects: refusal('UNAVAILABLE', 'Please try again in a moment.') },
    until: 'Reload Page',
  },
  { ...list, name: 'late', late: 'ProjectsListPageQuery', until: 'Welcome' },
  { ...own, name: 'list-empty', answers: {}, until: 'No projects yet' },
  { ...own, name: 'row-menu', open: rowMenu, until: 'Delete Project' },
  {
    ...own,
    name: 'question-dark',
    dark: true,
    async open(page) {
      await rowMenu(page)
      await page.getByRole('menuitem', { name: 'Delete Project' }).click()
    },
    until: 'Cancel',
  },
  {
    as: 'ADMIN',
    name: 'sheet',
    address: '/projects-redux?viewed=12',
    answers: { projects, project: project(12, 'Solar still for brackish water') },
    until: 'Project overview',
  },
  {
    name: 'form-with-errors',
    address: '/auth?tab=register',
    open: press('Create account'),
    until: 'Validation Errors',
  },
  {
    as: 'ADMIN',
    name: 'unsaved-phone',
    width: 390,
    address: '/admin/settings/system',
    answers: { platformSettings: settings },
    async open(page) {
      await press('Start maintenance')(page)
      await page.getByRole('textbox', { name: 'Notice', exact: true }).fill('Moving')
      await page.keyboard.press('Escape')
      await toTop(page)
    },
    until: 'Leave without saving?',
  },
  {
    as: 'ADMIN',
    name: 'toast',
    height: 1200,
    address: '/admin/settings',
    answers: { platformSettings: settings, testMail: { sentTo: 'test@ascent.test', delivered: true } },
    async open(page) {
      await page.evaluate(() => localStorage.setItem('ascent.messageTime', 'closed'))
      await press('Send test email')(page)
      await page.mouse.move(0, 0)
      await toTop(page)
    },
    until: (page) => page.getByRole('status').getByText('test@ascent.test'),
  },
  {
    as: 'ADMIN',
    name: 'password-asked',
    address: '/admin/settings',
    answers: {
      demo: true,
      platformSettings: settings,
      resetDemo: refusal('REAUTHENTICATION_REQUIRED', 'Enter your password.'),
    },
    async open(page) {
      await press('Reset the demo')(page)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reset the demo' }).click()
    },
    until: 'Confirm your password',
  },
  { ...own, name: 'user-menu-dark', dark: true, open: press(/^User menu/), until: 'Logout' },
  {
    ...own,
    name: 'notifications',
    answers: {
      ...withProjects,
      notifications: {
        unreadCount: 2,
        edges: [
          notification(1, 'Proposal received for Corrosion sensor'),
          notification(2, 'Project accepted', { readAt: '2026-11-24T07:40:00.000Z' }),
        ],
      },
    },
    open: press(/^Notifications/),
    until: 'Proposal received for Corrosion sensor',
  },
  {
    ...own,
    name: 'search',
    async open(page) {
      await page.getByText('Solar still').first().waitFor()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('project')
    },
    until: (page) => page.getByRole('option', { name: 'My Research Projects Page' }),
  },
  { ...own, name: 'help', open: press('Help'), until: 'Browse the documentation' },
  {
    ...own,
    name: 'tour',
    address: '/researcher-dashboard?tour=1',
    until: (page) => page.getByRole('button', { name: 'Next' }),
  },
  {
    as: 'RESEARCHER',
    name: 'dashboard-first-steps',
    address: '/researcher-dashboard',
    answers: {
      viewer: {
        ...(usualAnswers('RESEARCHER')['viewer'] as object),
        firstSteps: [
          { kind: 'COMPLETE_PROFILE', done: true },
          { kind: 'ADD_PROJECT', done: false },
          { kind: 'SUBMIT_IDEA', done: false },
          { kind: 'ADD_PUBLICATIONS', done: false },
        ],
      },
    },
    until: 'First steps',
  },
  {
    as: 'RESEARCHER',
    name: 'calendar-dark',
    address: '/meetings/schedule',
    dark: true,
    until: (page) => page.getByRole('group', { name: 'Calendar' }),
  },
  {
    as: 'RESEARCHER',
    name: 'not-found',
    address: '/nothing-is-here',
    until: (page) => page.getByRole('heading', { level: 1 }),
  },
  { as: 'RESEARCHER', name: 'not-allowed', address: '/admin/settings', until: 'No access' },
]
