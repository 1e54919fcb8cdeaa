/** What the server finds by what one types. */
import { useEffect, useState } from 'react'
import { fetchQuery } from 'react-relay'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { searchDelay, useDebounced } from '#web/ui/useDebounced.ts'

interface Typed<Q extends OperationType> {
  text: string
  /** Whether somebody looks; otherwise nothing is asked. */
  open: boolean
  /** What the query asks for by the words; nothing but JSON. */
  variables: (search: string) => Q['variables']
}

/** Null while it is asked, or nobody looks; `data` is null when it could not be had. */
export function useTypedSearch<Q extends OperationType>(
  query: GraphQLTaggedNode,
  { text, open, variables }: Typed<Q>,
): { readonly data: Q['response'] | null } | null {
  const environment = useRelayEnvironment()
  const search = useDebounced(text.trim(), searchDelay)
  const asked = JSON.stringify(variables(search))
  const [answer, setAnswer] = useState<{ asked: string; data: Q['response'] | null } | null>(null)
  useEffect(() => {
    if (!open) return
    const subscription = fetchQuery<Q>(environment, query, JSON.parse(asked) as Q['variables']).subscribe({
      next: (data) => setAnswer({ asked, data }),
      error: () => setAnswer({ asked, data: null }),
    })
    return () => subscription.unsubscribe()
  }, [environment, query, open, asked])
  return open && answer?.asked === asked && search === text.trim() ? answer : null
}
