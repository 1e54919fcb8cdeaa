/** The query of what opens over a page or beside it; a page has its own (`usePage`). */
import { startTransition, useEffect, useState } from 'react'
import { fetchQuery } from 'react-relay'
import { useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { onActed } from './acted.ts'

/** Shows what is known while it is read, and reads it again after each action. */
export function useRead<Q extends OperationType>(query: GraphQLTaggedNode, variables: Q['variables']): Q['response'] {
  const environment = useRelayEnvironment()
  const [actions, setActions] = useState(0)
  // The router closes things in a transition, too: what the action closed is gone before the effect below.
  useEffect(() => onActed(environment, () => startTransition(() => setActions((count) => count + 1))), [environment])
  const asked = JSON.stringify(variables)
  useEffect(() => {
    if (!actions) return
    // What cannot be read again stays as it is shown.
    fetchQuery<Q>(environment, query, JSON.parse(asked) as Q['variables']).subscribe({ error: () => {} })
  }, [environment, query, asked, actions])
  return useLazyLoadQuery<Q>(query, variables, { fetchPolicy: 'store-and-network' })
}
