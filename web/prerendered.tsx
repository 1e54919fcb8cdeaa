/** What the build writes into the files of pages: what shows before their script runs (landing, signing in, legal texts), and what code and answers they need. */
import { featureNames } from '#api/flags/features.rules.ts'
import { universityZone } from '#api/universityDay.rules.ts'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import {
  Environment,
  getRequest,
  Network,
  RecordSource,
  Store,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import type { Question } from './relay/earlyAnswer.ts'
import type { Page, PageDescription } from './relay/page.tsx'
import { appDocument } from './app/app.ts'
import { unreadCount } from './app/notifications/useUnreadCount.ts'
import { Providers } from './app/Providers.tsx'
import { publicRoutes } from './routes.tsx'
import { makeSystem } from './theme.ts'

/** What a visitor of a platform with its first name and colours is told; figures and the latest records are hidden. */
const told = {
  viewer: null,
  demo: false,
  currentAnnouncements: [],
  features: featureNames,
  platformSettings: {
    timeZone: universityZone,
    shortDollars: false,
    firstWeekday: 1,
    workingWeekdays: [1, 2, 3, 4, 5],
    maintenance: null,
  },
  signInWays: [],
  whiteLabel: {
    platformName: 'Ascent',
    primaryColor: '',
    secondaryColor: '',
    accentColor: '',
    backgroundColor: '',
    textColor: '',
    shortName: '',
    tagline: '',
    arabicName: '',
    arabicShortName: '',
    arabicTagline: '',
    logoUrl: null,
    logoDarkUrl: null,
    logoHasName: false,
    faviconUrl: null,
    sidebarLabels: {},
    roleLabels: {},
  },
  publicStats: {
    // Of each at least one, so that all keep their room.
    approvedProjects: 1,
    openChallenges: 1,
    researchers: 1,
    departments: 1,
    latestChallenges: Array.from({ length: 3 }, () => ({ title: '', sector: '', deadline: null })),
    latestTechnologies: Array.from({ length: 3 }, () => ({ title: '', department: '', trl: null })),
    publishedTechnologies: Array.from({ length: 3 }, () => ({
      path: '/technologies',
      headline: '',
      sector: 'OTHER',
      problem: '',
    })),
  },
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
  const failures: unknown[] = []
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
    {
      progressiveChunkSize: Infinity,
      // Otherwise the page would be written with the loader in the place of what failed.
      onError: (error) => void failures.push(error),
    },
  )
  const markup = await text(prelude)
  for (const error of failures) throw error
  const { title } = context.matches.at(-1)!.route.handle as PageDescription
  return { title: `${title} – ${told.whiteLabel.platformName}`, markup }
}

const asQuestion = ({ id, name }: RequestParameters, variables: Variables): Question => {
  if (!id) throw new Error(`The server does not know ${name}`)
  return { id, name, variables }
}

/** What the app asks on every page of those who are signed in. */
export const app = [appDocument, unreadCount].map((document) => asQuestion(getRequest(document).params, {}))

const onlyInTheBrowser = new Error('The build knows neither who looks at a page nor when')
const unknown = () => {
  throw onlyInTheBrowser
}

/** What a page asks at its address without parameters; nothing when it asks nothing, or not everybody the same on every day. */
async function questionOf({ asks }: Page): Promise<Question | null> {
  try {
    const at = { params: {}, search: new URLSearchParams(), may: unknown, now: unknown }
    return asks && asQuestion(asks.params, await asks.variables(at))
  } catch (error) {
    if (error === onlyInTheBrowser) return null
    throw error
  }
}

interface InsidePage {
  address: string
  /** The module that it is in (web/build/insidePages.ts). */
  module: string
  question: Question | null
}

/** Every page of those who are signed in that has one address. */
export async function insidePages(): Promise<InsidePage[]> {
  const { signedInPages } = await import('./signedIn.routes.tsx')
  const environment = new Environment({ network: Network.create(() => Promise.reject(new Error('Nothing is asked'))) })
  const found = []
  for (const page of signedInPages) {
    const { description } = page
    const { lazy } = page.route(environment)
    const module: unknown = typeof lazy === 'object' && (await lazy.Component?.())
    if (typeof module !== 'string') throw new Error(`${description.path} has no module of its own`)
    if (!description.path.includes(':'))
      found.push({ address: description.path, module, question: await questionOf(page) })
  }
  return found
}
