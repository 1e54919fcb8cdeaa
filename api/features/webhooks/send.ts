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

/** Whether an address is a public one; an IPv4 address in IPv6 clothes is what it is. */
export const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast'

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
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
  if (!found.length || (!reach.thisMachine && !found.every(({ address }) => isPublic(address))))
    throw new Error('The address is not a public one')
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
