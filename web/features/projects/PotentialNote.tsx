/** Commercial potential is read-only in forms (docs/spec/projects.md#validation). */
import { HStack, Text } from '@chakra-ui/react'
import { PotentialBadge } from './ProjectBadges.tsx'

export const PotentialNote = ({ percent }: { percent: number | null | undefined }) => (
  <HStack bg="bg.subtle" borderRadius="md" padding="3" gap="3" flexWrap="wrap">
    <Text fontWeight="medium">Commercial potential</Text>
    <PotentialBadge percent={percent} />
    <Text color="fg.muted">Managed by the commercialization team.</Text>
  </HStack>
)
