/**
 * Which addresses the server calls when somebody else chose them: public ones only. The name is resolved here and the
 * connection goes to the very number that was judged, so that a name cannot mean another place a moment later.
 */
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { RequestOptions } from 'node:https'
import ipaddr from 'ipaddr.js'
import { config } from '../config.ts'
import { callsNobody } from '../sandbox/noWayOut.ts'
import { sandboxed } from '../sandbox/sandboxed.ts'

/** Tests receive on this machine, without a certificate; nothing else may. */
export const reach = { thisMachine: false }

/**
 * Whether an address is a public one. Forms of IPv6 that carry an IPv4 address are judged by what they carry, also where
 * ipaddr.js calls them unicast: IPv4-compatible addresses (`::127.0.0.1`) and those local to a site (`fec0::/10`).
 */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || inside.every(([network, bits]) => !parsed.match(network, bits))
}

/** All of IPv6's global unicast lies in 2000::/3; within it, 6to4 and Teredo are known to ipaddr.js by name. */
const inside = ['::/3', '4000::/2', '8000::/1'].map((range) => ipaddr.parseCIDR(range))

/**
 * How a request reaches an address that was judged; throws for one that is not https or not public. The operator vouches
 * for the hosts that are `inner`: they may be anywhere, and by http outside production.
 */
export async function pinnedTo(
  { protocol, hostname, host }: URL,
  inner: ReadonlySet<string> = new Set(),
): Promise<Pick<RequestOptions, 'lookup' | 'agent'>> {
  // Not even the name is asked for.
  if (sandboxed) throw callsNobody()
  const known = inner.has(host.toLowerCase())
  if (protocol !== 'https:' && !reach.thisMachine && !(known && !config.production))
    throw new Error('Only https addresses are called')
  // A name that does not resolve answers like one that is not public: the log must not map inner names.
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch((): LookupAddress[] => [])
  if (!found.length || (!reach.thisMachine && !known && !found.every(({ address }) => isPublic(address))))
    throw new Error('The address is not a public one, or its name is not known')
  const pinned = found[0]!
  return {
    agent: false,
    lookup: (_name, { all }, done) => (all ? done(null, [pinned]) : done(null, pinned.address, pinned.family)),
  }
}
