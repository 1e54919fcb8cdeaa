/**
 * Leaves out of the bundle what libraries bring and we never call: Relay's containers of old, its experiments and its
 * live resolvers (none of them can be split off by the bundler, as Relay is CommonJS), the router's instruments and framework,
 * and lodash below Formik.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { replacedModules } from './replacedModules.ts'

/** Modules that only code paths need that we do not take; what is called all the same says so. */
const leftOut = [
  'react-relay/lib/ReactRelayFragmentContainer',
  'react-relay/lib/ReactRelayLocalQueryRenderer',
  'react-relay/lib/ReactRelayPaginationContainer',
  'react-relay/lib/ReactRelayQueryRenderer',
  'react-relay/lib/ReactRelayRefetchContainer',
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/usePrefetchableForwardPaginationFragment',
  'relay-runtime/lib/experimental',
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig',
  'relay-runtime/lib/mutations/createUpdatableProxy',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED',
  'relay-runtime/lib/store/createFragmentSpecResolver',
  'relay-runtime/lib/store/NormalizationEngine',
]

/** Hooks that come twice: of the two Relay calls the later one, unless a flag that we leave alone is set. */
const twice = ['react-relay/lib/relay-hooks/useLoadMoreFunction', 'react-relay/lib/relay-hooks/useQueryLoader']

const stub = (name: string) => `module.exports = () => { throw new Error('${name} is left out of the bundle') }`

/** No field of ours is computed in the browser, so there is nothing to remember, to follow or to forget. */
const noResolvers = `
class LiveResolverCache {
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  notifyUpdatedSubscribers() {}
  unsubscribeFromLiveResolverRecords() {}
}
module.exports = {
  LiveResolverCache,
  RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY: '__resolverLiveStateSubscription',
  getUpdatedDataIDs: (updated) => updated,
}`

/** What Formik takes from lodash, for values of forms: plain data and files. */
const lodash: Record<string, string> = {
  clone: 'Array.isArray(value) ? [...value] : Object.assign(Object.create(Object.getPrototypeOf(value)), value)',
  cloneDeep: 'structuredClone(value)',
  isPlainObject: "Object.prototype.toString.call(value) === '[object Object]'",
  toPath: 'Array.isArray(value) ? value.map(String) : String(value).split(/[.[\\]]+/).filter(Boolean)',
}

/** Nothing of ours watches the router at work. */
const noInstruments = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = {}
`

/** Our pages are made in the browser: there is no framework whose pages could be fetched before a click. */
const noFramework = `
import { createContext, useRef } from 'react'
export const FrameworkContext = createContext(undefined)
const none = () => null
export { none as Links, none as Meta, none as PrefetchPageLinks, none as Scripts, none as setIsHydrated, none as useFrameworkContext }
export const CRITICAL_CSS_DATA_ATTRIBUTE = ''
export const usePrefetchBehavior = () => [false, useRef(null), {}]
export const mergeRefs = (...refs) => (value) =>
  refs.forEach((ref) => {
    if (typeof ref === 'function') ref(value)
    else if (ref) ref.current = value
  })
`

const module = /node_modules\/((?:react-relay|relay-runtime)\/lib|react-router\/dist\/production|lodash-es)\/(.+)\.js$/

/** What stands in the place of a module; nothing for those that stay. */
function replacement(name: string): string | undefined {
  if (leftOut.includes(name)) return stub(name)
  if (twice.includes(name)) return `module.exports = require('./${path.posix.basename(name)}_EXPERIMENTAL')`
  if (name === 'relay-runtime/lib/store/live-resolvers/LiveResolverCache') return noResolvers
  if (name === 'react-router/dist/production/lib/router/instrumentation') return noInstruments
  if (name === 'react-router/dist/production/lib/dom/ssr/components') return noFramework
  const short = lodash[name.replace(/^lodash-es\//, '')]
  return short && `export default (value) => ${short}`
}

const met = new Set<string>()

/** Fails the build when a module that it replaces has changed or is no longer there: a person then reads what is new. */
export const slim: Plugin = {
  name: 'slim',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: module },
    handler(id) {
      const [, folder, file] = module.exec(id)!
      const name = `${folder}/${file}`
      const code = replacement(name)
      if (!code) return null
      const hash = createHash('sha256').update(readFileSync(id)).digest('hex').slice(0, 16)
      if (replacedModules[name] !== hash)
        this.error(
          `${name} is not the one that slim.ts replaces. Compare it, then set '${hash}' in replacedModules.ts.`,
        )
      met.add(name)
      return code
    },
  },
  buildEnd(error) {
    if (error) return
    const gone = Object.keys(replacedModules).filter((name) => !met.has(name))
    if (gone.length) this.error(`slim.ts replaces modules that are no longer in the build: ${gone.join(', ')}`)
  },
}
