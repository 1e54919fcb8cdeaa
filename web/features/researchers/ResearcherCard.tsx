/** A researcher as a card. */
import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import * as texts from '#texts/researchers/researcherCard.js'
import * as counts from '#texts/researchers/counts.js'
import { Card } from '#web/ui/Card.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import type { Researcher } from './DirectoryPage.tsx'
import { Expertise } from './Expertise.tsx'
import { OpenToCollaborate } from './OpenToCollaborate.tsx'

export const ResearcherCard = ({ person, onOpen }: { person: Researcher; onOpen: (person: Researcher) => void }) => (
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
        onClick={() => onOpen(person)}
      >
        {texts.view()}
      </Button>
    </Flex>
  </Card>
)
