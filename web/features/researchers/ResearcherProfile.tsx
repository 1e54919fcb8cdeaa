/** What others may know of a researcher, and the projects of theirs that the viewer may see. */
import { HStack, Stack, Text } from '@chakra-ui/react'
import { UserX } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/researchers/researcherProfile.js'
import type { ResearcherProfileQuery } from '#web/__generated__/ResearcherProfileQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { ProjectLinks } from '#web/features/dashboards/ProjectLinks.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { ContactResearcher } from './ContactResearcher.tsx'
import { Expertise } from './Expertise.tsx'
import { OpenToCollaborate } from './OpenToCollaborate.tsx'

export function ResearcherProfile({ id }: { id: string }) {
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
  if (!node?.name)
    return <EmptyState icon={UserX} title={texts.nobodyIsHere()} message={texts.theAccountIsClosedOr()} />
  return (
    <Stack gap="4">
      <HStack gap="3">
        <Initials name={node.name} image={node.profileImage} size="12" />
        <Stack gap="0">
          <Text>{node.position}</Text>
          <Text color="fg.muted">{node.department}</Text>
        </Stack>
      </HStack>
      {node.openToCollaborate && <OpenToCollaborate note={node.collaborationNote} />}
      {node.canContact && <ContactResearcher id={id} name={node.name} />}
      {node.bio && <Text whiteSpace="pre-line">{node.bio}</Text>}
      <Facts
        columns={1}
        facts={[
          [texts.expertise(), node.expertise?.length ? <Expertise key="fields" fields={node.expertise} /> : null],
          [texts.email(), node.email],
        ]}
      />
      <Section title={texts.projects()}>
        <ProjectLinks projects={projects} none={texts.noneThatIsOpenTo()} />
      </Section>
    </Stack>
  )
}
