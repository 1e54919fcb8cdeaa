/** One request to an integrator's address: signed, to public addresses only (api/outgoing/publicAddress.ts), never redirected. */
import { createHmac } from 'node:crypto'
import { request as plainRequest } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { pinnedTo } from '../../outgoing/publicAddress.ts'

const patience = 10_000

/** `t=SECONDS,v1=HEX`: HMAC-SHA256 of `SECONDS.BODY`, one v1 for each secret. */
function signatureOf(secrets: readonly string[], body: string, seconds: number): string {
  const signed = (secret: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${signed(secret)}`)].join(',')
}

interface Message {
  url: string
  /** The one in use first. */
  secrets: readonly string[]
  body: string
  /** The same with each try, so that the receiver can pass over what it has seen. */
  id: number
}

/** Sends it; gives the status that was answered, and throws when nothing was or nothing may be. */
export async function send({ url, secrets, body, id }: Message): Promise<number> {
  const { protocol } = new URL(url)
  const options: RequestOptions = {
    ...(await pinnedTo(new URL(url))),
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Ascent-Webhooks',
      'ascent-delivery': String(id),
      'ascent-signature': signatureOf(secrets, body, Math.floor(Date.now() / 1000)),
    },
    signal: AbortSignal.timeout(patience),
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
