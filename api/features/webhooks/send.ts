/**
 * One request to an integrator's address: signed, to public addresses only, never redirected. The name is resolved here and
 * the connection goes to the very number that was judged, so that a name cannot mean another place a moment later.
 */
import { createHmac } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { request as plainRequest } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import ipaddr from 'ipaddr.js'

/** Tests receive on this machine, without a certificate; nothing else may. */
export const reach = { thisMachine: false }

const patience = 10_000

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

/** `t=SECONDS,v1=HEX`: HMAC-SHA256 of `SECONDS.BODY` with the secret. */
function signatureOf(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

interface Message {
  url: string
  secret: string
  body: string
  /** The same with each try, so that the receiver can pass over what it has seen. */
  id: number
}

/** Sends it; gives the status that was answered, and throws when nothing was or nothing may be. */
export async function send({ url, secret, body, id }: Message): Promise<number> {
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && !reach.thisMachine) throw new Error('Only https addresses are called')
  // A name that does not resolve answers like one that is not public: the log must not map inner names.
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])
  if (!found.length || (!reach.thisMachine && !found.every(({ address }) => isPublic(address))))
    throw new Error('The address is not a public one, or its name is not known')
  const [pinned] = found
  const options: RequestOptions = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Ascent-Webhooks',
      'ascent-delivery': String(id),
      'ascent-signature': signatureOf(secret, body, Math.floor(Date.now() / 1000)),
    },
    agent: false,
    signal: AbortSignal.timeout(patience),
    lookup: (_name, { all }, done) => (all ? done(null, [pinned!]) : done(null, pinned!.address, pinned!.family)),
  }
  return new Promise((resolve, reject) => {
    const call = (protocol === 'https:' ? request : plainRequest)(url, options, (response) => {
      // What is said beyond the status is not waited for.
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    call.once('error', reject)
    call.end(body)
  })
}
