/** The language model of the configuration, by LangChain. Nothing of it is loaded before the first question. */
import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { config } from '../config.ts'

export type ModelConfig = NonNullable<typeof config.model>

export interface Prompt {
  system: string
  user: string
}

interface Reply {
  text: string
  /** The model said that it does not answer this. */
  refused: boolean
  /** The answer ends in its middle. */
  cut: boolean
}

/** The most that an answer may hold, in tokens. */
const longest = 4000

/** Azure's interface of that day; an address with ?api-version=… names another one. */
const azureVersion = '2024-10-21'

/** Names of the model as the screens and the log have it. */
export const nameOf = ({ provider, name }: ModelConfig): string => `${provider}:${name}`

let loaded: { of: ModelConfig; chat: Promise<BaseChatModel> } | undefined

/** The provider's library, loaded with the first question. */
export async function chatOf(of: ModelConfig): Promise<BaseChatModel> {
  if (loaded?.of !== of) loaded = { of, chat: load(of) }
  const current = loaded
  return current.chat.catch((error: unknown) => {
    if (loaded === current) loaded = undefined
    throw error
  })
}

/** Asks the model once. Throws what its provider's library throws. */
export async function reply(chat: BaseChatModel, { system, user }: Prompt, signal: AbortSignal): Promise<Reply> {
  const message = await chat.invoke(
    [
      ['system', system],
      ['human', user],
    ],
    { signal },
  )
  const { finish_reason, stop_reason, done_reason } = message.response_metadata as Record<string, unknown>
  const reason = finish_reason ?? stop_reason ?? done_reason
  return {
    text: message.text,
    refused: hasRefused(message.additional_kwargs) || reason === 'refusal' || reason === 'content_filter',
    cut: reason === 'length' || reason === 'max_tokens',
  }
}

/** LangChain drops the words with which OpenAI's models refuse; they are in the answer as it came. */
const hasRefused = ({ __raw_response: raw }: Record<string, unknown>): boolean =>
  Boolean((raw as { choices?: { message?: { refusal?: unknown } }[] } | undefined)?.choices?.[0]?.message?.refusal)

async function load(of: ModelConfig): Promise<BaseChatModel> {
  // LangChain sends what is asked to its maker's service, or asks through it, when the environment has these.
  for (const name of Object.keys(process.env)) if (/^LANG(SMITH|CHAIN)_/.test(name)) delete process.env[name]
  const { initChatModel } = await import('langchain/chat_models/universal')
  const chat = await initChatModel(of.name, { modelProvider: of.provider, maxRetries: 0, ...optionsOf(of) })
  return chat as unknown as BaseChatModel
}

const openAI = { maxTokens: longest, __includeRawResponse: true }

/** Where the model is and how it is paid, as each provider's class takes it. */
function optionsOf({ provider, name, apiKey, baseUrl }: ModelConfig): Record<string, unknown> {
  const key = apiKey || 'none'
  switch (provider) {
    case 'openai':
      return { ...openAI, apiKey: key, ...(baseUrl && { configuration: { baseURL: baseUrl } }) }
    case 'anthropic':
      return { apiKey: key, maxTokens: longest, ...(baseUrl && { anthropicApiUrl: baseUrl }) }
    case 'azure_openai': {
      const { origin, searchParams } = new URL(baseUrl!)
      return {
        azureOpenAIApiKey: key,
        azureOpenAIEndpoint: origin,
        azureOpenAIApiDeploymentName: name,
        azureOpenAIApiVersion: searchParams.get('api-version') ?? azureVersion,
        ...openAI,
      }
    }
    case 'ollama':
      return { numPredict: longest, ...(baseUrl && { baseUrl }) }
  }
}
