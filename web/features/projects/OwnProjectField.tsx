/** The choice of a project that the viewer may change. */
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/projects/ownProjectField.js'
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
      placeholder={texts.chooseAProjectThatYou()}
      hint={texts.linkingOpensTheProjectTo()}
      choices={mine.map(({ id, title }) => ({ value: id, label: title }))}
    />
  )
}
