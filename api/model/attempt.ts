/** One question to the model within the time limit, asked a second time where that may help; it never throws. */
import { ValidationError, type InferType } from 'yup'
import { setTimeout as wait } from 'node:timers/promises'
import type { ModelOutcome } from '../__generated__/prisma/enums.ts'
import type { Rules } from '../rules.ts'
import { unstorable } from '../storable.ts'
import { chatOf, reply, type ModelConfig, type Prompt } from './chat.ts'

export interface Attempted<T> {
  outcome: Exclude<ModelOutcome, 'RUNNING'>
  /** Only when it is DRAFTED. */
  value?: T
  /** The last answer, as it came. */
  text: string
  /** What went wrong, without the provider's key. */
  error: string
  attempts: number
}

const mostAttempts = 2
const pause = 500

export async function attempt<R extends Rules>(
  model: ModelConfig,
  prompt: Prompt,
  rules: R,
  signal?: AbortSignal,
): Promise<Attempted<InferType<R>>> {
  // Loading the library takes a second once, which is not the model's time.
  await chatOf(model).catch(() => {})
  const limit = AbortSignal.timeout(model.timeout)
  const either = signal ? AbortSignal.any([signal, limit]) : limit
  for (let attempts = 1; ; attempts++) {
    const tried = await once(model, prompt, rules, either)
    if (tried.outcome === 'DRAFTED') return { ...tried, attempts }
    if (signal?.aborted) return { ...tried, outcome: 'CANCELLED', attempts }
    if (limit.aborted) return { ...tried, outcome: 'TIMED_OUT', attempts }
    if (!tried.again || attempts === mostAttempts) return { ...tried, attempts }
    await wait(pause, undefined, { signal: either }).catch(() => {})
  }
}

type Once<T> = Omit<Attempted<T>, 'attempts'> & { again?: boolean }

async function once<R extends Rules>(
  model: ModelConfig,
  prompt: Prompt,
  rules: R,
  signal: AbortSignal,
): Promise<Once<InferType<R>>> {
  let text = ''
  try {
    signal.throwIfAborted()
    const answer = await reply(await chatOf(model), prompt, signal)
    text = answer.text
    if (answer.refused) return { outcome: 'REFUSED', text, error: '' }
    if (answer.cut) return { outcome: 'WRONG_SHAPE', text, error: 'The answer was cut off', again: true }
    const value = await rules.validate(parsed(text), { stripUnknown: true })
    return { outcome: 'DRAFTED', value: value as InferType<R>, text, error: '' }
  } catch (error) {
    const said = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    if (error instanceof ValidationError || error instanceof SyntaxError)
      return { outcome: 'WRONG_SHAPE', text, error: said, again: true }
    const status = statusOf(error)
    return {
      outcome: status === 429 ? 'BUSY' : 'FAILED',
      text,
      error: model.apiKey ? said.replaceAll(model.apiKey, '[key]') : said,
      again: status === undefined || status === 408 || status === 429 || status >= 500,
    }
  }
}

/** The object in an answer; some models put it into a fence or words around it. */
function parsed(text: string): unknown {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')]
  if (start < 0 || end < start) throw new SyntaxError('The answer has no JSON object')
  const value: unknown = JSON.parse(text.slice(start, end + 1))
  if (unstorable(value)) throw new SyntaxError('The answer has characters that cannot be stored')
  return value
}

/** The status of HTTP, as the providers' libraries name it; nothing when there was no answer. */
function statusOf(error: unknown): number | undefined {
  const { status, status_code } = (error ?? {}) as { status?: unknown; status_code?: unknown }
  return [status, status_code].find((one) => typeof one === 'number')
}
