/** What a service outside answers instead of what it was asked for, in words that an administrator or a person can read. */
import * as texts from '#texts/integrations/answers.js'
import { notBeforeIn } from '../outgoing/retryAfter.ts'

/** No usable answer. `status` is null where there was none at all. */
export class Refusal extends Error {
  readonly status: number | null
  /** The word of OAuth for it, such as invalid_grant; empty where there is none. */
  readonly code: string
  /** From when on the service wants to be asked again, where it said so. */
  readonly notBefore: Date | null

  constructor(message: string, status: number | null, { code = '', notBefore = null }: Partial<Refusal> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.notBefore = notBefore
  }

  /** Whether asking again later may help: it was busy or away, or its secret is changed meanwhile. */
  get passes(): boolean {
    const { status } = this
    return status === null || status >= 500 || [401, 403, 408, 425, 429].includes(status)
  }
}

const mostWords = 300

/** The refusal that an answer of a service is. */
export async function refusalOf(service: string, answer: Response): Promise<Refusal> {
  const { message, code } = saidIn(await answer.text().catch(() => ''))
  const { status } = answer
  const words = message ? texts.answeredWith({ service, status, message }) : texts.answered({ service, status })
  return new Refusal(words, status, { code, notBefore: notBeforeIn(answer.headers.get('retry-after')) })
}

/** Anything that went wrong on the way, as a refusal. */
export function asRefusal(service: string, error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) }
  if (name === 'TimeoutError' || name === 'AbortError') return new Refusal(texts.tooSlow({ service }), null)
  return new Refusal(texts.noAnswer({ service, message: cut(message) }), null)
}

/** What Zoom, Microsoft, Google and servers of OAuth write into their answers. */
function saidIn(text: string): { message: string; code: string } {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return { message: '', code: '' }
  }
  if (typeof body !== 'object' || !body) return { message: '', code: '' }
  const { error, error_description, reason, message } = body as Record<string, unknown>
  const inner = typeof error === 'object' && error ? (error as Record<string, unknown>)['message'] : undefined
  const code = typeof error === 'string' ? error : ''
  const said = [error_description, inner, reason, message, code].find((one) => typeof one === 'string' && one)
  return { message: cut((said as string | undefined) ?? ''), code }
}

const cut = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, mostWords)
