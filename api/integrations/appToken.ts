/** The access token by which the platform itself acts at Zoom or Microsoft; kept in memory until shortly before it ends. */
import * as texts from '#texts/integrations/answers.js'
import { hashToken } from '../tokens.ts'
import { askService } from './askService.ts'
import { Refusal } from './refusal.ts'

interface Grant {
  service: string
  address: string
  client: string
  secret: string
  form: Record<string, string>
}

const kept = new Map<string, { token: string; until: number }>()
/** Clocks differ, and a call takes time. */
const margin = 60_000

const keyOf = ({ address, client, secret, form }: Grant) =>
  hashToken(JSON.stringify([address, client, secret, Object.entries(form)]))

/** A token that is in force, or a new one. */
async function tokenOf(grant: Grant): Promise<string> {
  const key = keyOf(grant)
  const found = kept.get(key)
  if (found && found.until > Date.now()) return found.token
  const { service, address, client, secret, form } = grant
  const authorization = `Basic ${Buffer.from(`${encodeURIComponent(client)}:${encodeURIComponent(secret)}`).toString('base64')}`
  const answer = await askService<{ access_token?: unknown; expires_in?: unknown }>(address, {
    service,
    form,
    headers: { authorization },
  })
  if (typeof answer.access_token !== 'string') throw new Refusal(texts.unreadable({ service }), null)
  if (kept.size > 100) kept.clear()
  kept.set(key, { token: answer.access_token, until: Date.now() + (Number(answer.expires_in) || 0) * 1_000 - margin })
  return answer.access_token
}

/** Asks with a token; when the service no longer takes it, once more with a new one. */
export async function withToken<T>(grant: Grant, ask: (token: string) => Promise<T>): Promise<T> {
  try {
    return await ask(await tokenOf(grant))
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 401 && kept.delete(keyOf(grant)))) throw error
    return ask(await tokenOf(grant))
  }
}
