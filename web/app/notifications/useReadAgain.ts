/** Reads a query again after a lost connection, and every now and then for those without a socket. */
import { useEffect } from 'react'
import { fetchQuery } from 'react-relay'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode } from 'relay-runtime'
import { onReconnected } from '../reconnected.ts'

/** docs/spec/notifications.md#the-bell. */
const pollEvery = 30_000

/** For as long as the component is there; `every` is in milliseconds. */
export function useReadAgain(query: GraphQLTaggedNode, every = pollEvery): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const read = () =>
      void fetchQuery(environment, query, {})
        .toPromise()
        .catch(() => {})
    const timer = setInterval(read, every)
    const stop = onReconnected(read)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [environment, query, every])
}
