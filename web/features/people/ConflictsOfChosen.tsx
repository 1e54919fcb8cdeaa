/** Possible conflicts of interest of the person whom a form's field holds, where somebody is chosen who judges. */
import { useField } from 'formik'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { ConflictsOfChosenQuery } from '#web/__generated__/ConflictsOfChosenQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { PossibleConflict } from './PossibleConflict.tsx'

interface Props {
  /** Of the record for which the person is chosen. */
  id: string
  /** The name of the field. */
  name: string
}

export function ConflictsOfChosen({ id, name }: Props) {
  const [{ value: userId }] = useField<string>(name)
  return <Suspense>{userId && <ConflictsOf id={id} userId={userId} />}</Suspense>
}

function ConflictsOf(asked: { id: string; userId: string }) {
  const { node } = useRead<ConflictsOfChosenQuery>(
    graphql`
      query ConflictsOfChosenQuery($id: ID!, $userId: ID!) {
        node(id: $id) {
          ... on TrlClaim {
            conflictsOf(userId: $userId)
          }
          ... on ValidationRequest {
            conflictsOf(userId: $userId)
          }
        }
      }
    `,
    asked,
  )
  return <PossibleConflict reasons={node?.conflictsOf ?? []} />
}
