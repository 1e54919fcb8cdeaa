/** The pages of the app as their routes say (scripts/features.mjs), found by an address as people copy it from the browser. */
import { pages } from './__generated__/features/pages.ts'
import type { Permission } from './policy.ts'

interface KnownPage {
  /** The path as the route writes it, for example /projects/:id. */
  route: string
  title: () => string
  /** The permission that opens it. */
  requires: Permission | 'signed-in'
}

/**
 * Matches the paths of a route as the router does, without regard to case, and with or without a slash at the end. `part` is what
 * its parameters may be.
 */
export const routePattern = (route: string, part: string) => new RegExp(`^${route.replaceAll(/:\w+/g, part)}/?$`, 'i')

/** The path of an address. */
export const pathOf = (address: string) => address.replace(/[?#].*$/s, '')

const known = pages.map(([route, title, requires]) => ({
  page: { route, title, requires } satisfies KnownPage,
  pattern: routePattern(route, '[^/]+'),
  parameters: route.split(':').length,
}))

/** A page of that very path, rather than one that takes a part of it as a parameter. */
known.sort((one, other) => one.parameters - other.parameters)

/** Returns the page at an address of the app; null where there is none for people who are signed in. */
export function pageAt(address: string): KnownPage | null {
  const path = pathOf(address)
  return known.find(({ pattern }) => pattern.test(path))?.page ?? null
}
