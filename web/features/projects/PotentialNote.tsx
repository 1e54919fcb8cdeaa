/** Commercial potential is read-only in forms (docs/spec/projects.md#validation). */
import * as texts from '#texts/projects/potentialNote.js'
import { HStack, Text } from '@chakra-ui/react'
import { PotentialBadge } from './ProjectBadges.tsx'

export const PotentialNote = ({ percent }: { percent: number | null | undefined }) => (
  <HStack bg="bg.subtle" borderRadius="md" padding="3" gap="3" flexWrap="wrap">
    <Text fontWeight="medium">{texts.commercialPotential()}</Text>
    <PotentialBadge percent={percent} />
    <Text color="fg.muted">{texts.managedByTheCommercializationTeam()}</Text>
  </HStack>
)
