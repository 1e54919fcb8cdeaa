/** What the build writes into the files of pages: what shows before their script runs (landing, signing in, legal texts), and what code they need. */
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Environment, getRequest, Network, RecordSource, Store } from 'relay-runtime'
import type { PageDescription } from './relay/page.tsx'
import { appDocument } from './app/app.ts'
import { Providers } from './app/Providers.tsx'
import { publicRoutes } from './routes.tsx'
import { makeSystem } from './theme.ts'

/** What a visitor of a platform with its first name and colours is told; figures are hidden. */
const told = {
  viewer: null,
  demo: false,
  whiteLabel: {
    platformName: 'Ascent',
    primaryColor: '',
    secondaryColor: '',
    accentColor: '',
    backgroundColor: '',
    textColor: '',
    faviconUrl: null,
    sidebarLabels: {},
    roleLabels: {},
  },
  publicStats: { approvedProjects: 0, researchers: 0, departments: 0 },
}

/** The title of the page at an address and its markup with its styles; throws when there is none. */
export async function prerendered(address: string): Promise<{ title: string; markup: string }> {
  const environment = new Environment({
    network: Network.create(() => Promise.resolve({ data: told })),
    store: new Store(new RecordSource()),
  })
  const handler = createStaticHandler(publicRoutes(environment))
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error(`${address} leads elsewhere`)
  for (const error of Object.values(context.errors ?? {})) throw error
  const { prelude } = await prerenderToNodeStream(
    <Providers system={makeSystem()}>
      <RelayEnvironmentProvider environment={environment}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </RelayEnvironmentProvider>
    </Providers>,
    { progressiveChunkSize: Infinity },
  )
  const { title } = context.matches.at(-1)!.route.handle as PageDescription
  return { title: `${title} – ${told.whiteLabel.platformName}`, markup: await text(prelude) }
}

/** The name under which the server knows the app's first query. */
export const appQueryId = getRequest(appDocument).params.id

/** Every page of those who are signed in that has one address, and the module that it is in (web/build/insidePages.ts). */
export async function insidePages(): Promise<{ address: string; module: string }[]> {
  const { signedInPages } = await import('./signedIn.routes.tsx')
  const environment = new Environment({ network: Network.create(() => Promise.reject(new Error('Nothing is asked'))) })
  const found = []
  for (const { description, route } of signedInPages) {
    const { lazy } = route(environment)
    const module: unknown = typeof lazy === 'object' && (await lazy.Component?.())
    if (typeof module !== 'string') throw new Error(`${description.path} has no module of its own`)
    if (!description.path.includes(':')) found.push({ address: description.path, module })
  }
  return found
}
