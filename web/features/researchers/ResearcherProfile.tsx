/** A researcher beside the directory, with the projects that the viewer may see. */
import { graphql } from 'react-relay'
import * as texts from '#texts/researchers/researcherProfile.js'
import type { ResearcherProfileQuery } from '#web/__generated__/ResearcherProfileQuery.graphql.ts'
import { ProjectLinks } from '#web/features/dashboards/ProjectLinks.tsx'
import { globalId } from '#web/relay/globalId.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useRead } from '#web/relay/useRead.ts'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { ContactResearcher } from './ContactResearcher.tsx'
import { ResearcherRecord } from './ResearcherRecord.tsx'

export function ResearcherProfile({ number }: { number: number }) {
  const id = globalId('User', number)
  const { user, projects } = useRead<ResearcherProfileQuery>(
    graphql`
      query ResearcherProfileQuery($number: Int!, $id: ID!) {
        user(number: $number) {
          name
          canContact
          ...ResearcherRecord_user
        }
        projects(filter: { ownerId: $id }, first: 20, sort: { field: UPDATED_AT, direction: DESC }) {
          edges {
            node {
              ...ProjectLinks_projects
            }
          }
        }
      }
    `,
    { number, id },
  )
  if (!user) return <RecordMissing title={texts.nobodyIsHere()} message={texts.theAccountIsClosedOr()} />
  return (
    <ResearcherRecord
      person={user}
      directory="/researchers/directory"
      tools={user.canContact && <ContactResearcher id={id} name={user.name} />}
      title={texts.projects()}
    >
      <ProjectLinks projects={nodesOf(projects)} none={texts.noneThatIsOpenTo()} />
    </ResearcherRecord>
  )
}
