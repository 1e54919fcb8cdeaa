/** Relay over HTTP and websocket: hashes instead of texts, the session as a bearer header, one way to fail. */
import type { Client } from 'graphql-ws'
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { answered, isInterrupted, unanswered, whenConnected } from './connectivity.ts'
import { earlyAnswer } from './earlyAnswer.ts'

export interface Connection {
  token(): string | null
  /** The server wants a recent proof of the password; true when the person gave it. */
  confirmPassword(): Promise<boolean>
  /** The server no longer knows the session. */
  onUnauthenticated(): void
  /** The socket is open again after having been lost. */
  onReconnected?(): void
}

/** How a sign-in goes on whose first step is done. */
export interface SecondFactorRequired {
  ticket: string
  methods: readonly ('APP' | 'PASSKEY' | 'RECOVERY_CODE')[]
}

interface Extensions {
  code?: string
  fieldErrors?: Record<string, string>
  requestId?: string
  secondFactor?: SecondFactorRequired
}

/** A failure as the server says it. */
export class ServerError extends Error {
  readonly code: string
  readonly fieldErrors: Record<string, string>
  readonly requestId: string | null
  readonly secondFactor: SecondFactorRequired | null
  constructor(message: string, extensions: Extensions = {}) {
    super(message)
    this.code = extensions.code ?? 'INTERNAL'
    this.fieldErrors = extensions.fieldErrors ?? {}
    this.requestId = extensions.requestId ?? null
    this.secondFactor = extensions.secondFactor ?? null
  }
}

/** What came back as errors, as one error: the first says it. */
function serverError(errors: readonly { message: string }[]): ServerError {
  const [first] = errors as readonly { message: string; extensions?: ConstructorParameters<typeof ServerError>[1] }[]
  return new ServerError(first?.message ?? 'Something went wrong', first?.extensions)
}

interface Question {
  params: RequestParameters
  variables: Variables
  /** By which the server knows a change again that it has made already; none where this page may not make one. */
  key: string | undefined
}

/** A new key of a change. Browsers make them only on pages that came over HTTPS or from this machine. */
export const newKey = (): string | undefined => globalThis.crypto.randomUUID?.()

const body = (params: RequestParameters, variables: Variables) =>
  JSON.stringify({
    operationName: params.name,
    variables,
    ...(params.id ? { extensions: { persistedId: params.id } } : { query: params.text }),
  })

const post = (token: string | null, { params, variables, key }: Question) =>
  fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: body(params, variables),
  })

async function ask(connection: Connection, question: Question): Promise<GraphQLResponse> {
  const token = connection.token()
  const { params, variables } = question
  let response = (await earlyAnswer(params.id, variables, token)) ?? (await post(token, question))
  // The cookie of a session that is over; the answer has taken it back, and nothing has run.
  if (response.status === 401 && !token) response = await post(token, question)
  answered()
  const answer = (await response.json().catch(() => null)) as GraphQLResponse | null
  if (!answer) throw new ServerError(`HTTP ${response.status}`)
  return answer
}

/**
 * What got no answer at all is sent up to twice more (docs/spec/shell.md#errors), a change only with a key, by which it is made
 * once; what the server refused is not.
 */
async function patiently(connection: Connection, question: Question) {
  const tries = question.params.operationKind === 'query' || question.key ? 3 : 1
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(connection, question)
    } catch (error) {
      if (attempt >= tries) throw error
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt))
    }
  }
}

/** A query waits for the connection; a change fails soon, so that the person can try again. */
async function asked(connection: Connection, question: Question) {
  if (question.params.operationKind === 'query') return whenConnected(() => patiently(connection, question))
  try {
    return await patiently(connection, question)
  } catch (error) {
    if (isInterrupted(error)) unanswered()
    throw error
  }
}

/** How many changes the server has answered, or told of because somebody else made them. */
const changes = new WeakMap<Connection, number>()
const changesOf = (connection: Connection) => changes.get(connection) ?? 0
const changed = (connection: Connection) => void changes.set(connection, changesOf(connection) + 1)

/** Whether a message of a subscription brings a record; the number on the bell, told at the beginning, changes no page. */
const tellsOfRecord = ({ data }: { data?: Record<string, object | null> | null }): boolean =>
  Object.values(data ?? {}).some((told) =>
    Object.values(told ?? {})
      .flat()
      .some((part) => typeof part === 'object' && part !== null),
  )

/**
 * What was asked before a change and is answered after it may be older than the change, and would undo it on the screen:
 * it is asked again. Relay shares an answer that is under way with everyone who asks the same, so only this place can see it.
 */
async function current(connection: Connection, question: Question) {
  if (question.params.operationKind !== 'query') {
    const answer = await asked(connection, question)
    changed(connection)
    return answer
  }
  // Somebody who goes on changing things is shown what there is.
  for (let tries = 3; ; tries--) {
    const before = changesOf(connection)
    const answer = await asked(connection, question)
    if (changesOf(connection) === before || tries === 1) return answer
  }
}

async function fetchGraphQL(connection: Connection, question: Question): Promise<GraphQLResponse> {
  const answer = await current(connection, question)
  const errors = 'errors' in answer && answer.errors?.length ? serverError(answer.errors) : null
  if (errors?.code === 'UNAUTHENTICATED' && connection.token()) connection.onUnauthenticated()
  // Nothing has run: with the proof the same change is sent again.
  if (errors?.code === 'REAUTHENTICATION_REQUIRED' && (await connection.confirmPassword()))
    return fetchGraphQL(connection, question)
  // Relay would say in words of its own what a refused operation lacks; these are the server's.
  if (errors) throw errors
  return answer
}

/** Visitors have no subscriptions; so the socket's code comes with the first. */
async function createSocket(connection: Connection): Promise<Client> {
  const { createClient } = await import('graphql-ws')
  let lost = false
  return createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    lazy: true,
    keepAlive: 15_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    // 4401: the session is over; coming back would not help.
    shouldRetry: (event) => (event as CloseEvent | undefined)?.code !== 4401,
    retryWait: (tries) =>
      new Promise((resolve) => setTimeout(resolve, Math.min(30_000, 500 * 2 ** tries) * (0.5 + Math.random()))),
    connectionParams: () => ({ authorization: `Bearer ${connection.token() ?? ''}` }),
    on: {
      connected: () => {
        if (lost) connection.onReconnected?.()
        lost = false
      },
      closed: (event) => {
        lost = true
        if ((event as CloseEvent).code === 4401 && connection.token()) connection.onUnauthenticated()
      },
    },
  })
}

export function createEnvironment(connection: Connection): Environment & { dispose(): void } {
  let socket: Promise<Client> | undefined
  let disposed = false
  const environment = new Environment({
    network: Network.create(
      (params, variables, { metadata }) => {
        const key =
          params.operationKind === 'mutation' ? ((metadata?.['key'] as string | undefined) ?? newKey()) : undefined
        return fetchGraphQL(connection, { params, variables, key })
      },
      (params, variables) =>
        Observable.create<GraphQLResponse>((sink) => {
          let stop: (() => void) | undefined
          void (socket ??= createSocket(connection)).then(
            (client) => {
              if (sink.closed || disposed) return
              stop = client.subscribe(
                {
                  query: params.text ?? '',
                  operationName: params.name,
                  variables,
                  ...(params.id ? { extensions: { persistedId: params.id } } : {}),
                },
                {
                  next: (value) => {
                    if (tellsOfRecord(value as Parameters<typeof tellsOfRecord>[0])) changed(connection)
                    sink.next(value as GraphQLResponse)
                  },
                  error: (error) =>
                    sink.error(error instanceof Error ? error : new ServerError('The connection was lost')),
                  complete: () => sink.complete(),
                },
              )
            },
            (error: Error) => {
              socket = undefined
              sink.error(error)
            },
          )
          return () => stop?.()
        }),
    ),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20, queryCacheExpirationTime: 5 * 60_000 }),
  })
  return Object.assign(environment, {
    dispose() {
      disposed = true
      void socket?.then((client) => client.dispose())
    },
  })
}
