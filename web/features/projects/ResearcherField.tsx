/** The choice of an active researcher, in a form. */
import { Spinner } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import type { ResearcherFieldQuery } from '#web/__generated__/ResearcherFieldQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { SelectField } from '#web/ui/form/fields.tsx'

interface Props {
  name: string
  /** The ids of those who are not offered. */
  without: readonly string[]
}

export const ResearcherField = (props: Props) => (
  <Suspense fallback={<Spinner aria-label="Loading" />}>
    <People {...props} />
  </Suspense>
)

function People({ name, without }: Props) {
  const { users } = useLazyLoadQuery<ResearcherFieldQuery>(
    graphql`
      query ResearcherFieldQuery {
        users(filter: { role: [RESEARCHER], status: [ACTIVE] }, first: 100) {
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
    {},
  )
  const people = nodesOf(users).filter(({ id }) => !without.includes(id))
  return (
    <SelectField
      name={name}
      placeholder="Choose a researcher"
      choices={people.map((person) => ({
        value: person.id,
        label: [person.name, person.department].filter(Boolean).join(', '),
      }))}
    />
  )
}
