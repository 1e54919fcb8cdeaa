/** Answers and what subscriptions tell meanwhile: an older answer never undoes what is newer. */
import { http, HttpResponse, ws } from 'msw'
import type { GraphQLResponse, RequestParameters } from 'relay-runtime'
import { expect, onTestFinished, test } from 'vitest'
import { confirmPassword } from '#web/app/password/confirmPassword.ts'
import { network } from '#web/testing/network.ts'
import { slow } from '#web/testing/slow.ts'
import { createEnvironment } from './environment.ts'

const operation = (operationKind: RequestParameters['operationKind']): RequestParameters =>
  ({ operationKind, name: 'Asked', id: `${operationKind} of the test`, text: null, metadata: {}, cacheID: '' }) as never

/** A query that is answered slowly the first time, while a subscription tells something. */
async function answeredAfter(told: object): Promise<{ answer: GraphQLResponse; asked: number }> {
  const { promise: listening, resolve: listen } = Promise.withResolvers<(data: object) => void>()
  const first = slow<object>()
  const begun = slow()
  let asked = 0
  network.use(
    ws.link('*/graphql').addEventListener('connection', ({ client }) => {
      client.addEventListener('message', ({ data }) => {
        const { type, id } = JSON.parse(data as string) as { type: string; id: string }
        if (type === 'connection_init') client.send(JSON.stringify({ type: 'connection_ack' }))
        if (type === 'subscribe')
          listen((tidings) => client.send(JSON.stringify({ id, type: 'next', payload: { data: tidings } })))
      })
    }),
    http.post('*/graphql', async () => {
      asked += 1
      begun.arrive(null)
      return HttpResponse.json({ data: asked === 1 ? await first.answer : { title: 'New' } })
    }),
  )
  const environment = createEnvironment({ token: () => 'token', confirmPassword, onUnauthenticated: () => {} })
  onTestFinished(() => environment.dispose())
  const asks = environment.getNetwork()
  const heard = slow()
  asks.execute(operation('subscription'), {}, {}).subscribe({ next: heard.arrive })
  const answer = asks.execute(operation('query'), {}, {}).toPromise()
  await begun.answer
  const tell = await listening
  tell(told)
  await heard.answer
  first.arrive({ title: 'Old' })
  return { answer: (await answer)!, asked }
}

test('what was asked before somebody else changed a record is asked again', async () => {
  const told = { collaborationChanged: { collaboration: { id: 'collaboration', title: 'New' } } }
  expect(await answeredAfter(told)).toEqual({ answer: { data: { title: 'New' } }, asked: 2 })
})

test('a number that is told asks for nothing again', async () => {
  const told = { notificationAdded: { unreadCount: 1, notification: null, read: [] } }
  expect(await answeredAfter(told)).toEqual({ answer: { data: { title: 'Old' } }, asked: 1 })
})

test('a change without an answer is sent again with the key by which the server knows it, and another one has its own', async () => {
  const keys: (string | null)[] = []
  network.use(
    http.post('*/graphql', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return keys.length < 3 ? HttpResponse.error() : HttpResponse.json({ data: { done: true } })
    }),
  )
  const environment = createEnvironment({ token: () => 'token', confirmPassword, onUnauthenticated: () => {} })
  onTestFinished(() => environment.dispose())
  const change = () => environment.getNetwork().execute(operation('mutation'), {}, {}).toPromise()
  expect(await change()).toEqual({ data: { done: true } })
  await change()
  const [first, second, third, other] = keys
  expect(keys).toHaveLength(4)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect([second, third]).toEqual([first, first])
  expect(other).not.toBe(first)
})
