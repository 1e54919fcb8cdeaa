/** A researcher as a card. */
import { Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as counts from '#texts/researchers/counts.js'
import { dotted } from '#listed'
import type { ResearcherCard_user$key } from '#web/__generated__/ResearcherCard_user.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { Expertise } from './Expertise.tsx'
import { OpenToCollaborate } from './OpenToCollaborate.tsx'
import { ViewResearcher, type ResearcherParts } from './ViewResearcher.tsx'

export function ResearcherCard({ person: key, ...parts }: ResearcherParts & { person: ResearcherCard_user$key }) {
  const person = useFragment(
    graphql`
      fragment ResearcherCard_user on User {
        number
        name
        position
        department
        expertise
        openToCollaborate
        collaborationNote
        projectCount
        profileImage
      }
    `,
    key,
  )
  return (
    <Card>
      <HStack gap="3" alignItems="start">
        <Initials name={person.name} image={person.profileImage} size="10" />
        <Stack gap="0" minW="0">
          <Heading as="h2" size="md">
            {person.name}
          </Heading>
          <Text color="fg.muted" fontSize="xs">
            {dotted([person.position, person.department])}
          </Text>
        </Stack>
      </HStack>
      <Expertise fields={person.expertise} list={`${parts.directory.path}?expertise=`} />
      {person.openToCollaborate && <OpenToCollaborate note={person.collaborationNote} />}
      <Flex marginTop="auto" justifyContent="space-between" alignItems="center" gap="3">
        <Text color="fg.muted">{counts.projects({ count: person.projectCount })}</Text>
        <ViewResearcher person={person} {...parts} />
      </Flex>
    </Card>
  )
}
