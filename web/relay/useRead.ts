/** The query of what opens over a page or beside it; a page has its own (`usePage`). */
import { useEffect } from 'react'
import { fetchQuery } from 'react-relay'
import { useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { onActed } from './acted.ts'

/** Milliseconds in which what an action closes has gone: a record that was deleted is not asked for again. */
const closing = 100

/** Shows what is known while it is read, and reads it again after each action. */
export function useRead<Q extends OperationType>(query: GraphQLTaggedNode, variables: Q['variables']): Q['response'] {
  const environment = useRelayEnvironment()
  const asked = JSON.stringify(variables)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = onActed(environment, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // What cannot be read again stays as it is shown.
        fetchQuery<Q>(environment, query, JSON.parse(asked) as Q['variables']).subscribe({ error: () => {} })
      }, closing)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [environment, query, asked])
  return useLazyLoadQuery<Q>(query, variables, { fetchPolicy: 'store-and-network' })
}
