/** Chooses the project that an event is about: of researchers their own, of others one that they may see. */
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { string } from 'yup'
import type { ProjectFieldQuery } from '#web/__generated__/ProjectFieldQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { SelectField } from '#web/ui/form/SelectField.tsx'

/** The rule of the field: its choice is the project's id, or empty. */
export const projectRule = string().meta({ label: 'Project' })

interface Props {
  /** The one that is chosen already, which may be another person's. */
  chosen?: { id: string; title: string } | null | undefined
}

export function ProjectField(props: Props) {
  return useAllowed('PROJECT_READ') ? (
    <Suspense>
      <Projects {...props} />
    </Suspense>
  ) : null
}

function Projects({ chosen }: Props) {
  const own = useAllowed('PROJECT_OWN_LIST')
  const { projects } = useLazyLoadQuery<ProjectFieldQuery>(
    graphql`
      query ProjectFieldQuery($mine: Boolean) {
        projects(filter: { mine: $mine }, first: 100, sort: { field: TITLE, direction: ASC }) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    `,
    { mine: own || null },
    { fetchPolicy: 'store-and-network' },
  )
  const found = nodesOf(projects)
  const all = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  if (!all.length) return null
  return (
    <SelectField
      name="projectId"
      placeholder="None"
      choices={all.map(({ id, title }) => ({ value: id, label: title }))}
      hint="Its people see when the next meeting is."
    />
  )
}
