/** Every page that is built opens for exactly the roles that are documented for it (documentedRoutes.json). */
import { expect, test } from 'vitest'
import { restrictedPages } from '#api/features/accounts/restrictedPages.ts'
import { ROLES, rolesOf } from '#api/policy.ts'
import { visitedPages } from './e2e/pages.ts'
import type { PageDescription } from './relay/page.tsx'
import { publicPages } from './routes.tsx'
import { pages } from './testing/pages.ts'
import documented from './testing/documentedRoutes.json' with { type: 'json' }

const descriptions = pages.map(({ description }) => description)

function rolesThatOpen({ requires }: PageDescription) {
  if (requires === 'public') return 'public'
  return requires === 'signed-in' ? [...ROLES].toSorted() : [...rolesOf(requires)].toSorted()
}

test.each(descriptions)('$path opens for the documented roles', (page) => {
  const found = documented.find(({ path }) => path === page.path)
  expect(found, 'is documented').toBeDefined()
  const roles = found!.roles === 'signed-in' ? [...ROLES].toSorted() : found!.roles
  expect(rolesThatOpen(page)).toEqual(roles)
})

// Others are shown in the shell, which asks who is signed in.
test('what everyone may open is among the pages of visitors', () => {
  const open = pages.filter(({ description }) => description.requires === 'public')
  expect(open).toEqual(publicPages)
})

test('the server knows the pages that open for some roles only, by their names', () => {
  const restricted = descriptions.flatMap(({ path, title, requires }) =>
    requires === 'public' || requires === 'signed-in' || rolesOf(requires).length === ROLES.length
      ? []
      : [[path, title, requires]],
  )
  expect(new Set(restrictedPages.map(([path, title, requires]) => [path, title(), requires]))).toEqual(
    new Set(restricted),
  )
})

test('no path is taken twice', () => {
  const paths = descriptions.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('the end-to-end tests visit every page', () => {
  expect(new Set(visitedPages.map(({ path }) => path))).toEqual(new Set(descriptions.map(({ path }) => path)))
})

test('what the search finds is described', () => {
  const found = descriptions.filter(({ menu }) => menu)
  for (const { path, search } of found) expect(search, path).toBeDefined()
})
