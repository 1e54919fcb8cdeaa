/** The choice of a project that the viewer may change. */
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import type { OwnProjectFieldQuery } from '#web/__generated__/OwnProjectFieldQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { SelectField } from '#web/ui/form/SelectField.tsx'

/** `except` are the ids of projects that are linked already. */
export function OwnProjectField({ except }: { except: readonly string[] }) {
  const { projects } = useLazyLoadQuery<OwnProjectFieldQuery>(
    graphql`
      query OwnProjectFieldQuery {
        projects(first: 100, sort: { field: TITLE, direction: ASC }) {
          edges {
            node {
              id
              title
              canUpdate
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const mine = nodesOf(projects).filter(({ id, canUpdate }) => canUpdate && !except.includes(id))
  return (
    <SelectField
      name="projectId"
      placeholder="Choose a project that you may change"
      hint="Linking opens the project to nobody: each sees only what they may see anyway."
      choices={mine.map(({ id, title }) => ({ value: id, label: title }))}
    />
  )
}
