/** Asks a service outside: JSON or a form, to a public address, without redirects, within a time limit. */
import * as texts from '#texts/integrations/answers.js'
import { fetchPinned } from '../outgoing/fetchPinned.ts'
import { asRefusal, Refusal, refusalOf } from './refusal.ts'

/** Nothing inside the network is a service. */
const nowhere: ReadonlySet<string> = new Set()

interface Asked {
  /** What people call the service. */
  service: string
  method?: string
  token?: string
  headers?: Record<string, string>
  json?: unknown
  form?: Record<string, string>
  patience?: number
}

/** The answer as JSON, an empty object where it has no body. Throws Refusal. */
export async function askService<T>(address: string, asked: Asked): Promise<T> {
  const { service, token, json, form } = asked
  try {
    const answer = await fetchPinned(address, {
      method: asked.method ?? (json === undefined && !form ? 'GET' : 'POST'),
      headers: {
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...asked.headers,
      },
      body: json === undefined ? (form ? new URLSearchParams(form).toString() : undefined) : JSON.stringify(json),
      inner: nowhere,
      ...(asked.patience ? { patience: asked.patience } : {}),
    })
    if (!answer.ok) throw await refusalOf(service, answer)
    const text = await answer.text()
    return (text ? readJson(service, text) : {}) as T
  } catch (error) {
    throw asRefusal(service, error)
  }
}

function readJson(service: string, text: string): unknown {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read) return read
  } catch {
    // It is said below.
  }
  throw new Refusal(texts.unreadable({ service }), null)
}
