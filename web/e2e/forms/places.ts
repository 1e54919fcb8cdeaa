/** Where a form may show, as the sources say it: the pages whose code includes the form, and the roles for page and call. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rolesOf, type Permission } from '#api/policy.ts'
import { importsIn } from '../../../scripts/importsIn.ts'
import documented from '../../testing/documentedRoutes.json' with { type: 'json' }
import { visitedPages } from '../pages.ts'

export interface FormSource {
  /** The API call that the form names. */
  call: string
  /** The file, from the folder of the web app. */
  file: string
  /** Whether it asks before changes are lost: small forms need not, and those with drafts keep them. */
  asks: boolean
}

export interface Place {
  as: string
  address: string
}

const web = path.resolve(import.meta.dirname, '../..')
const sources = new Map(
  globSync(['app/**/*.{ts,tsx}', 'features/**/*.{ts,tsx}', 'ui/**/*.{ts,tsx}'], { cwd: web })
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(path.join(web, file), 'utf8')]),
)

/** How a source says that what is written in its form needs no question. */
const keeps = /guard=\{false\}|<(KeepDraft|KeptDraft|KeptChanges)\b|\buseDraft\(/

/** Every form of the sources, once for each time that a source names the call. */
export const formSources: readonly FormSource[] = [...sources].flatMap(([file, source]) =>
  [...source.matchAll(/\b(?:call|writeCall|updateCall)(?:=|: )(?:\{[^}]*\}|["']\w+["'])/g)].flatMap(([named]) =>
    [...named.matchAll(/["'](\w+)["']/g)].map(([, call]) => ({ call: call!, file, asks: !keeps.test(source) })),
  ),
)

/** The modules of the web app that a part of a file loads, from the folder of the web app. */
const loadedBy = (source: string, file: string) =>
  importsIn(source, `web/${file}`).flatMap(({ from, typeOnly }) =>
    !typeOnly && from.startsWith('web/') ? [from.slice('web/'.length)] : [],
  )
const importsOf = (file: string) => loadedBy(sources.get(file) ?? '', file)

/** How many imports lead from one module to another. */
function distance(from: string, to: string): number {
  const seen = new Set([from])
  let reached = [from]
  for (let steps = 0; reached.length; steps++) {
    if (reached.includes(to)) return steps
    reached = [...new Set(reached.flatMap(importsOf))].filter((file) => !seen.has(file))
    for (const file of reached) seen.add(file)
  }
  return Infinity
}

/** The pages as the route files describe them; routes.test.ts holds the documented roles against them. */
const pages = [...sources]
  .filter(([file]) => file.endsWith('.routes.tsx'))
  .flatMap(([file, source]) =>
    source.split(/\bpage\(\{/).flatMap((page) => {
      const route = /\bpath: '([^']+)'/.exec(page)?.[1]
      const load = /\bload: \(\) =>\s+import\('[^']+'\)/.exec(page)?.[0]
      const [module] = loadedBy(load ?? '', file)
      return route && module ? [{ path: route, module }] : []
    }),
  )

const schema = readFileSync(path.resolve(web, '../schema.graphql'), 'utf8')
const everyone = rolesOf('ACCOUNT_OWN')

/** The roles that may send a call; calls outside the schema are for visitors. */
function rolesOfCall(call: string): readonly string[] {
  const permission = new RegExp(`^  ${call}\\(.*@requires\\(permission: (\\w+)\\)`, 'm').exec(schema)?.[1]
  return permission ? rolesOf(permission as Permission) : everyone
}

function rolesOfPage(route: string, call: string): readonly string[] {
  const roles = documented.find((page) => page.path === route)?.roles ?? []
  if (roles === 'public') return ['visitor']
  const both = everyone
    .filter((role) => roles === 'signed-in' || roles.includes(role))
    .filter((role) => rolesOfCall(call).includes(role))
    .map((role) => role.toLowerCase())
  // The demo university has most for the role that the other tests open the page with.
  const usual = visitedPages.filter((page) => page.path === route).map(({ role }) => role as string)
  return both.toSorted((a, b) => Number(usual.includes(b)) - Number(usual.includes(a)))
}

/** The addresses of a page: those that the other tests open, and the first records. */
function addressesOf(route: string): readonly string[] {
  const visited = visitedPages.filter((page) => page.path === route).map(({ address = route }) => address)
  const records = /:\w+/.test(route) ? ['1', '2', '3'].map((number) => route.replaceAll(/:\w+/g, number)) : [route]
  return [...new Set([...records, ...visited])]
}

/** Where a form may show, the nearest first: every page with its usual role before any page with another one. */
export const placesOf = ({ call, file }: FormSource): readonly Place[] =>
  pages
    .map((page) => ({ ...page, imports: distance(page.module, file) }))
    .filter(({ imports }) => imports < Infinity)
    .flatMap((page) =>
      rolesOfPage(page.path, call).flatMap((as, rank) =>
        addressesOf(page.path).map((address, nth) => ({ as, address, cost: page.imports + 4 * rank + nth })),
      ),
    )
    .toSorted((a, b) => a.cost - b.cost)
