/** A researcher as a card. */
import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/researchers/researcherCard.js'
import * as counts from '#texts/researchers/counts.js'
import type { ResearcherCard_user$key } from '#web/__generated__/ResearcherCard_user.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { Expertise } from './Expertise.tsx'
import { OpenToCollaborate } from './OpenToCollaborate.tsx'

interface Props {
  person: ResearcherCard_user$key
  onOpen: (number: number) => void
}

export function ResearcherCard({ person: key, onOpen }: Props) {
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
            {[person.position, person.department].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      </HStack>
      <Expertise fields={person.expertise} />
      {person.openToCollaborate && <OpenToCollaborate note={person.collaborationNote} />}
      <Flex marginTop="auto" justifyContent="space-between" alignItems="center" gap="3">
        <Text color="fg.muted">{counts.projects({ count: person.projectCount })}</Text>
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.viewName({ name: person.name })}
          onClick={() => onOpen(person.number)}
        >
          {texts.view()}
        </Button>
      </Flex>
    </Card>
  )
}
