/** People by what one types, asked for by the server, and one person by id. */
import { useEffect, useState } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { usePeopleChosenQuery } from '#web/__generated__/usePeopleChosenQuery.graphql.ts'
import type { usePeopleQuery, Role } from '#web/__generated__/usePeopleQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useTypedSearch } from '#web/relay/useTypedSearch.ts'
import type { Found } from '#web/ui/form/Combobox.tsx'

/** More than these nobody looks through; who is not among them is found by another letter. */
const most = 8
/** So many are asked for, as the server also finds by department and expertise, and names are what one types. */
const asked = 40

export interface Among {
  /** Only people with one of these roles. */
  roles?: readonly Role[]
  /** The ids of those who are not offered. */
  without?: readonly string[]
  /** Also those who cannot sign in any more, for what they have done. */
  past?: boolean
}

/** Those whose name, department or expertise has the words; null while it is asked, or nobody looks. */
export function usePeople(text: string, open: boolean, { roles, without = [], past = false }: Among): Found[] | null {
  const found = useTypedSearch<usePeopleQuery>(
    graphql`
      query usePeopleQuery($filter: UserFilter!, $first: Int!) {
        users(filter: $filter, first: $first) {
          edges {
            node {
              id
              name
              department
            }
          }
        }
      }
    `,
    {
      text,
      open,
      variables: (search) => ({
        first: Math.min(100, asked + without.length),
        filter: { search, role: roles ?? null, ...(past ? {} : { status: ['ACTIVE'] }) },
      }),
    },
  )
  if (!found) return null
  const search = text.trim()
  return nodesOf(found.data?.users)
    .map(({ id, name, department }) => ({ value: id, label: name, hint: department }))
    .filter(({ value }) => !without.includes(value))
    .toSorted((a, b) => Number(isNamed(b, search)) - Number(isNamed(a, search)))
    .slice(0, most)
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const isNamed = ({ label }: Found, search: string) =>
  plain(search)
    .split(/\s+/)
    .every((word) => plain(label).includes(word))

/** The name of the person with this id; '' while it is asked, or when nobody is there. */
export function usePersonName(id: string): string {
  const environment = useRelayEnvironment()
  const [known, setKnown] = useState({ id: '', name: '' })
  // A box that is shown again, as in a form with steps, has the name at once: what is typed meanwhile would be lost.
  const read = environment.getStore().getSource().get(id)?.['name']
  const name = typeof read === 'string' ? read : ''
  useEffect(() => {
    if (!id || name) return
    const subscription = fetchQuery<usePeopleChosenQuery>(
      environment,
      graphql`
        query usePeopleChosenQuery($id: ID!) {
          node(id: $id) {
            ... on User {
              name
            }
          }
        }
      `,
      { id },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({ next: ({ node }) => setKnown({ id, name: node?.name ?? '' }), error: () => {} })
    return () => subscription.unsubscribe()
  }, [environment, id, name])
  return name || (known.id === id ? known.name : '')
}
