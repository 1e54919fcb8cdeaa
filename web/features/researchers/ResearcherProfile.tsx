/** What others may know of a researcher, and the projects of theirs that the viewer may see. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/researchers/researcherProfile.js'
import type { ResearcherProfileQuery } from '#web/__generated__/ResearcherProfileQuery.graphql.ts'
import { globalId } from '#web/relay/globalId.ts'
import { useRead } from '#web/relay/useRead.ts'
import { ProjectLinks } from '#web/features/dashboards/ProjectLinks.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { ContactResearcher } from './ContactResearcher.tsx'
import { Expertise } from './Expertise.tsx'
import { OpenToCollaborate } from './OpenToCollaborate.tsx'

export function ResearcherProfile({ number }: { number: number }) {
  const id = globalId('User', number)
  const { node, projects } = useRead<ResearcherProfileQuery>(
    graphql`
      query ResearcherProfileQuery($id: ID!) {
        node(id: $id) {
          ... on User {
            name
            position
            department
            bio
            expertise
            openToCollaborate
            collaborationNote
            email
            canContact
            profileImage
          }
        }
        projects(filter: { ownerId: $id }, first: 20, sort: { field: UPDATED_AT, direction: DESC }) {
          ...ProjectLinks_projects
        }
      }
    `,
    { id },
  )
  if (!node?.name) return <RecordMissing title={texts.nobodyIsHere()} message={texts.theAccountIsClosedOr()} />
  return (
    <RecordPage
      title={node.name}
      badges={<Initials name={node.name} image={node.profileImage} size="12" />}
      note={[node.position, node.department].filter(Boolean).join(' · ')}
      tools={node.canContact && <ContactResearcher id={id} name={node.name} />}
      notices={node.openToCollaborate && <OpenToCollaborate note={node.collaborationNote} />}
      rail={
        <Facts
          columns={1}
          facts={[
            [texts.expertise(), node.expertise?.length ? <Expertise key="fields" fields={node.expertise} /> : null],
            [texts.email(), node.email],
          ]}
        />
      }
    >
      {node.bio && <Text whiteSpace="pre-line">{node.bio}</Text>}
      <Section title={texts.projects()}>
        <ProjectLinks projects={projects} none={texts.noneThatIsOpenTo()} />
      </Section>
    </RecordPage>
  )
}
