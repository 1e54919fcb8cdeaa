/** Reads a query again after a lost connection, and every 30 s for those without a socket. */
import { useEffect } from 'react'
import { fetchQuery } from 'react-relay'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode } from 'relay-runtime'
import { onReconnected } from '../reconnected.ts'

/** docs/spec/notifications.md#the-bell. */
const pollEvery = 30_000

/** For as long as the component is there. */
export function useReadAgain(query: GraphQLTaggedNode): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const read = () =>
      void fetchQuery(environment, query, {})
        .toPromise()
        .catch(() => {})
    const timer = setInterval(read, pollEvery)
    const stop = onReconnected(read)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [environment, query])
}
