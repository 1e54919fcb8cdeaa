/** The pages that open for some roles only, by name, and the permission that opens each, as their routes say (scripts/features.mjs). */
import { pages } from '../../__generated__/features/pages.ts'
import { pathOf, routePattern } from '../../pageAt.ts'
import { ROLES, rolesOf, type Permission } from '../../policy.ts'

export const restrictedPages = pages.flatMap(([route, title, requires]) =>
  requires === 'signed-in' || rolesOf(requires).length === ROLES.length ? [] : [[route, title, requires] as const],
)

export interface RestrictedPage {
  /** The path of its route, for example /projects/:id. */
  id: string
  /** The path that was asked for. */
  path: string
  /** Its name in the language of the reader. */
  title: () => string
  /** The permission that opens it. */
  requires: Permission
}

const patterns = restrictedPages.map(([route, title, requires]) => ({
  id: route,
  title,
  requires,
  pattern: routePattern(route, String.raw`\d{1,9}`),
}))

/** Returns the restricted page at an address of ours, or nothing: parameters of the path are numbers, so it carries no free text. */
export function restrictedPageAt(address: string): RestrictedPage | null {
  const path = pathOf(address)
  const found = patterns.find(({ pattern }) => pattern.test(path))
  return found ? { id: found.id, path, title: found.title, requires: found.requires } : null
}
