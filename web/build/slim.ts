/**
 * Leaves out of the bundle what libraries bring and we never call: Relay's containers of old and its experiments (the bundler
 * cannot split them off, as Relay is CommonJS), which are 5 % of the first code, lodash below Formik, 2 % of what a form
 * brings, Chakra's colours, and what moves below nivo (stillCharts.ts), a third of a chart. What gains less than 1 % stays as it is.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { replacedModules } from './replacedModules.ts'
import { stillCharts } from './stillCharts.ts'

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

const stub = (name: string) => `module.exports = () => { throw new Error('${name} is left out of the bundle') }`

/** Relay's cache of resolvers, of which we have none: the store only tells it what is no longer right. */
const resolvers: Record<string, string> = {
  'relay-runtime/lib/store/live-resolvers/LiveResolverCache': `class LiveResolverCache {
    invalidateDataIDs() {}
    invalidateResolverRecords() {}
    unsubscribeFromLiveResolverRecords() {}
  }
  module.exports = { LiveResolverCache, RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY: '__resolverLiveStateSubscription' }`,
}

/** What Formik takes from lodash, for values of forms: plain data and files. */
const lodash: Record<string, string> = {
  clone: 'Array.isArray(value) ? [...value] : Object.assign(Object.create(Object.getPrototypeOf(value)), value)',
  cloneDeep: 'structuredClone(value)',
  isPlainObject: "Object.prototype.toString.call(value) === '[object Object]'",
  toPath: 'Array.isArray(value) ? value.map(String) : String(value).split(/[.[\\]]+/).filter(Boolean)',
}

/** Chakra's colours, where the design has its own (web/theme.ts). */
const hues: Record<string, string> = {
  '@chakra-ui/react/dist/esm/theme/tokens/colors': 'export const colors = {}',
  '@chakra-ui/react/dist/esm/theme/semantic-tokens/colors': 'export const semanticColors = {}',
}

const module =
  /node_modules\/((?:react-relay|relay-runtime)\/lib|lodash(?:-es)?|@chakra-ui|@react-spring|@nivo|d3-scale-chromatic|d3-time-format)\/(.+)\.m?js$/

/** What stands in the place of a module; nothing for those that stay. */
function replacement(name: string): string | undefined {
  if (leftOut.includes(name)) return stub(name)
  const still = stillCharts[name] ?? hues[name] ?? resolvers[name]
  if (still) return still
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
