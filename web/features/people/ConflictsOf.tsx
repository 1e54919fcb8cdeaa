/** Possible conflicts of interest of a person in a record that is judged. */
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { ConflictsOfQuery } from '#web/__generated__/ConflictsOfQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { globalId } from '#web/relay/globalId.ts'
import { useRead } from '#web/relay/useRead.ts'
import { PossibleConflict } from './PossibleConflict.tsx'

interface Props {
  /** Of the record. */
  id: string
  userId: string
}

/** Nothing waits for them: they come when they are known. */
export const ConflictsOf = (asked: Props) => (
  <Suspense fallback={null}>
    <Known {...asked} />
  </Suspense>
)

/** Those of the viewer, before a decision. */
export function OwnConflicts({ id }: Pick<Props, 'id'>) {
  const { number } = useViewer()
  return <ConflictsOf id={id} userId={globalId('User', number)} />
}

function Known(asked: Props) {
  const { node } = useRead<ConflictsOfQuery>(
    graphql`
      query ConflictsOfQuery($id: ID!, $userId: ID!) {
        node(id: $id) {
          ... on ArlAssessment {
            conflictsOf(userId: $userId)
          }
          ... on Idea {
            conflictsOf(userId: $userId)
          }
          ... on Project {
            conflictsOf(userId: $userId)
          }
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
