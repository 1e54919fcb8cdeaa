/** `page({...})`: one description makes a route, its guard, its title, its menu entry and its entry in the search. */
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import { redirect, useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import type { ComponentType, ReactNode } from 'react'
import type {
  Environment,
  GraphQLTaggedNode,
  OperationType,
  PreloadableConcreteRequest,
  RequestParameters,
  Variables,
} from 'relay-runtime'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import { readApp } from '#web/app/app.ts'
import { whenConnected } from './connectivity.ts'
import { sessionEnded, sessionToken } from '#web/app/session.ts'
import { setUpPath } from '#web/app/setUpPath.ts'
import { overlayParameters } from '#web/lists/overlays.ts'

type Icon = ComponentType<{ size?: number }>

/** An entry of the menu with entries below it. */
export interface MenuGroup {
  path: string
  label: string
  icon: Icon
}

/** What may be known of a page without loading it. */
export interface PageDescription {
  path: string
  title: string
  /** Who may open it. */
  requires: Permission | 'public' | 'signed-in'
  /** Its documented place in the side menu of those who may open it, or of those among them who also hold `for`. */
  menu?: { label?: string; icon: Icon; order: number; for?: Permission; group?: MenuGroup }
  /** Its icon in the second group of the menu, for those in whose first group it is not. */
  more?: Icon
  /** The page that shows the same: people who may open that one find it in the menu and the search, and not this one. */
  sameAs?: string
  /** The page that it belongs to, in breadcrumbs: the first of these that the viewer may open. */
  under?: readonly string[]
  /** What the search finds it by, besides its title. */
  search?: { description: string; tags: string[] }
  /** What is said when its data could not be had, `{message}` being why, and what the button says. */
  failed?: string | { title: string; action: string }
}

export interface Page {
  description: PageDescription
  /** What it asks the server, and with what at an address. */
  asks: { params: RequestParameters; variables: (at: At) => Promise<Variables> } | null
  route: (environment: Environment) => RouteObject
}

interface At {
  params: Record<string, string | undefined>
  search: URLSearchParams
  may: (permission: Permission) => boolean
  /** Milliseconds since 1970; so that the build, which asks ahead for every day, sees who needs the time. */
  now: () => number
}

interface Options<Q extends OperationType> extends PageDescription {
  query?: PreloadableConcreteRequest<Q>
  /** What the query asks for at an address. */
  variables?: (at: At) => Q['variables']
  /** The same from the `.list.ts` of a list, which other pages have no use for. */
  list?: () => Promise<(at: At) => Q['variables']>
  /** What stands in the page's place until its data is there. */
  loading?: ReactNode
  load: () => Promise<{ default: ComponentType }>
}

/** Makes a page; its query starts while its code loads. */
export function page<Q extends OperationType>(options: Options<Q>): Page {
  const { query, variables, list, load, loading, ...description } = options
  const variablesAt = async (at: At) => ((await list?.()) ?? variables)?.(at) ?? {}
  return {
    description,
    asks: query ? { params: query.params, variables: variablesAt } : null,
    route: (environment) => ({
      path: description.path,
      handle: { ...description, loading },
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate && !isSamePage(currentUrl, nextUrl),
      lazy: { Component: async () => (await whenConnected(load)).default },
      loader: async (args) => {
        // Whoever is refused does not wait for it.
        list?.().catch(() => {})
        const refusal = await guard(environment, description, args)
        if (refusal) return refusal
        if (!query) return null
        const url = new URL(args.request.url)
        const may = await permissionsOf(environment)
        const asked = await variablesAt({ params: args.params, search: url.searchParams, may, now: Date.now })
        const reference = loadQuery<Q>(environment, query as unknown as GraphQLTaggedNode, asked, {
          fetchPolicy: 'store-and-network',
        })
        referencesOf(environment).add(reference)
        // On the same page the old rows stay until the new ones are there; another page shows its own placeholders.
        if (url.pathname === location.pathname) await settled(reference)
        return reference
      },
    }),
  }
}

/** What opens over a page or beside it leaves the page as it is. */
function isSamePage(current: URL, next: URL): boolean {
  const [before, after] = [new URL(current), new URL(next)]
  for (const url of [before, after]) for (const name of overlayParameters) url.searchParams.delete(name)
  return current.href !== next.href && before.href === after.href
}

/** Where a visitor or a wrong role is sent instead (docs/spec/shell.md#guards), or nothing. */
async function guard(environment: Environment, { requires }: PageDescription, { request }: LoaderFunctionArgs) {
  if (requires === 'public') return null
  const { pathname, search } = new URL(request.url)
  const from = encodeURIComponent(pathname + search)
  const viewer = sessionToken() ? (await readApp(environment)).viewer : null
  // A token that the server does not know is kept no longer.
  if (!viewer && sessionToken()) sessionEnded()
  if (!viewer) return redirect(`/auth?from=${from}`)
  if (viewer.mustSetUpSecondFactor && pathname !== setUpPath) return redirect(`${setUpPath}?from=${from}`)
  if (requires !== 'signed-in' && !viewer.permissions.includes(requires)) return redirect(`/unauthorized?from=${from}`)
  return null
}

/** What the viewer may, for pages whose query depends on it. */
async function permissionsOf(environment: Environment) {
  const viewer = sessionToken() ? (await readApp(environment)).viewer : null
  return (permission: Permission) => viewer?.permissions.includes(permission) ?? false
}

type Reference = PreloadedQuery<OperationType>
const references = new WeakMap<Environment, Set<Reference>>()

function referencesOf(environment: Environment): Set<Reference> {
  const known = references.get(environment) ?? new Set()
  references.set(environment, known)
  return known
}

const settled = (reference: Reference) =>
  new Promise<void>((resolve) => {
    if (!reference.source) resolve()
    else reference.source.subscribe({ next: () => resolve(), error: () => resolve(), complete: () => resolve() })
  })

/** Longer than React takes to put a page away after the router has left it. */
const afterglow = 10_000

/** Lets go of every query that no open route holds; the router calls it after each navigation. */
export function releaseQueries(environment: Environment, loaderData: () => Record<string, unknown>): void {
  const references = referencesOf(environment)
  // What is loaded after this belongs to a navigation that may still be under way when the time is over.
  const known = [...references]
  setTimeout(() => release(references, known, new Set(Object.values(loaderData()))), afterglow)
}

function release(references: Set<Reference>, known: readonly Reference[], held: ReadonlySet<unknown>) {
  for (const reference of known)
    if (references.has(reference) && !held.has(reference)) {
      references.delete(reference)
      reference.dispose()
    }
}

/** The data of the page's query: the router owns the query, so that StrictMode and 'back' cannot lose it. */
export const usePage = <Q extends OperationType>(query: GraphQLTaggedNode): Q['response'] =>
  usePreloadedQuery<Q>(query, useLoaderData<PreloadedQuery<Q>>())
