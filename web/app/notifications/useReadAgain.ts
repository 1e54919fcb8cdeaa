/** Reads a query again after a lost connection, and every now and then for those without a socket. */
import { useEffect } from 'react'
import { fetchQuery } from 'react-relay'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { Environment, GraphQLTaggedNode } from 'relay-runtime'
import { onReconnected } from '../reconnected.ts'

/** docs/spec/notifications.md#the-bell. */
const pollEvery = 30_000

/** Reads a query into the store, for what shows it there. A lost connection is shown elsewhere. */
export const readQuietly = (environment: Environment, query: GraphQLTaggedNode): void =>
  void fetchQuery(environment, query, {})
    .toPromise()
    .catch(() => {})

/** For as long as the component is there; `every` is in milliseconds. */
export function useReadAgain(query: GraphQLTaggedNode, every = pollEvery): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const read = () => readQuietly(environment, query)
    const timer = setInterval(read, every)
    const stop = onReconnected(read)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [environment, query, every])
}
