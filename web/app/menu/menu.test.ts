/** The side menu of each role: the documented entries in their order, everything else below them, and one name for each place. */
import { expect, test } from 'vitest'
import { ROLES, rolesOf } from '#api/policy.ts'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import { pages } from '#web/testing/pages.ts'
import { openPages } from '../PagesContext.tsx'
import { menuOf } from './useMenu.ts'

const descriptions = pages.map(({ description }) => description)
const may = (role: (typeof ROLES)[number]) => (permission: Permission) => rolesOf(permission).includes(role)
const openTo = (role: (typeof ROLES)[number]) => openPages(descriptions, may(role))

/** docs/spec/shell.md#role-menus, as far as the pages exist; `/industry` and innovation support are groups. */
const documented: Partial<Record<(typeof ROLES)[number], string[]>> = {
  RESEARCHER: [
    '/ideas-sandbox',
    '/researchers/projects',
    '/industry-challenges',
    '/researchers/teams',
    '/ai-tools',
    '/researcher/innovation-support',
  ],
  INDUSTRY: ['/industry-challenges-management', '/proposals', '/collaborations', '/university-projects', '/experts'],
  INVESTOR: ['/opportunities', '/portfolio', '/university/researchers', '/interests/expressed'],
  COMMERCIALIZATION_TEAM: [
    '/projects/list',
    '/trl-validation',
    '/projects/investment',
    '/researchers/directory',
    '/commercialization/innovation-support',
    '/commercialization/innovation-support/requests',
    '/commercialization/innovation-support/categories',
    '/commercialization/innovation-support/reports',
    '/industry/challenges',
    '/industry/partners',
    '/investors',
    '/investors/engagement',
  ],
  EXPERT: ['/experts/sessions', '/experts/validations', '/experts/feedback', '/experts/profile'],
}

test.each(Object.entries(documented))('%s has the documented entries in their order', (role, paths) => {
  const { first } = menuOf(openTo(role as 'RESEARCHER'), may(role as 'RESEARCHER'))
  const shown = first.toSorted((a, b) => a.menu!.order - b.menu!.order).map(({ path }) => path)
  expect(shown.filter((path) => !path.endsWith('-dashboard'))).toEqual(paths)
})

/** Reached in another way: from the user menu or another site, by the button of a list, or by the tabs of the AI tools. */
const elsewhere = new Set([
  '/settings',
  '/settings/orcid',
  '/settings/calendar',
  '/auth/two-factor',
  '/research-management/publications/import',
  '/researchers/projects/new',
  '/university-projects/interests',
  '/researchers/teams/new',
  '/researcher/innovation-support/new-request',
  '/researcher/innovation-support/expert-support',
  '/researcher/innovation-support/facilities',
  '/researcher/innovation-support/bookings',
  '/researcher/innovation-support/ip-legal',
  '/admin/documentation/navigation',
  '/admin/documentation/articles',
  '/admin/documentation/first-steps',
  '/admin/documentation/components',
  '/admin/notifications/log',
  '/admin/api/keys',
  '/admin/api/zoom',
  '/admin/api/teams',
  '/admin/api/calendar',
  '/admin/data/import',
  '/admin/data/export',
  '/admin/access-control/grants',
  '/admin/access-control/provisioning/accounts',
  '/admin/access-control/reviews',
  '/admin/announcements/create',
  '/admin/announcements/manage',
  '/admin/content-moderation/reported-content',
  '/admin/content-moderation/moderation-queue',
  '/moderation',
  '/scheduled-exports',
  '/admin/user-management/all-users',
  '/admin/user-management/roles',
  '/kuteam/analytics/annual',
  '/opportunities/recommended',
  '/opportunities/saved',
  '/projects/data-room-log',
  '/interests/scheduled',
  '/interests/discussion',
  '/portfolio/performance',
  '/portfolio/analytics',
  '/investors/interests',
  '/ai-tools/challenge-matching',
  '/ai-tools/starred-challenges',
  '/ai-tools/synergy',
  '/ai/project-synergies',
])

test.each(ROLES)('%s finds in the menu every page that opens for the role', (role) => {
  const open = openTo(role)
  const { first, more } = menuOf(open, may(role))
  const listed = new Set([...first, ...more].map(({ path }) => path))
  expect(open.filter(({ path }) => !listed.has(path) && !elsewhere.has(path)).map(({ path }) => path)).toEqual([])
  expect([...first, ...more].filter(({ path }) => elsewhere.has(path))).toEqual([])
})

test.each(ROLES)('%s meets no name that stands for two places', (role) => {
  const names = openTo(role).flatMap(({ title, menu }) => [title, ...(menu?.label ? [menu.label] : [])])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('only pages that the documents themselves name twice have another name in the menu', () => {
  const twice = descriptions.filter(({ title, menu }) => menu?.label && menu.label !== title)
  expect(Object.fromEntries(twice.map(({ title, menu }) => [menu!.label, title]))).toEqual({
    'My Projects': 'My Research Projects',
    'Expert Validation': 'Ideas Incubator',
  })
})

test('a page is under pages that exist, and the same as one that exists', () => {
  const paths = descriptions.map(({ path }) => path)
  for (const { under = [], sameAs } of descriptions)
    for (const path of [...under, ...(sameAs ? [sameAs] : [])]) expect(paths).toContain(path)
})

test('a page with a parameter says what it is under', () => {
  const without = descriptions.filter(
    ({ path, under, requires }) => path.includes(':') && requires !== 'public' && !under,
  )
  expect(without.map(({ path }) => path)).toEqual([])
})
