/** Why somebody may be biased, where one chooses whom to ask; nothing where records show no reason. */
import { Box, HStack, Text } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import * as texts from '#texts/people/conflicts.js'
import { listed } from '#listed'
import type { ConflictOfInterest } from '#web/__generated__/ExpertSupportPageQuery.graphql.ts'

const words: Record<Exclude<ConflictOfInterest, '%future added value'>, string> = {
  PROJECT: texts.project(),
  PATENT: texts.patent(),
  PUBLICATION: texts.publication(),
  TEAM: texts.team(),
  DEPARTMENT: texts.department(),
}

export const PossibleConflict = ({ reasons }: { reasons: readonly ConflictOfInterest[] }) =>
  reasons.length > 0 && (
    <HStack gap="1.5" alignItems="start" fontSize="sm" color="warning.fg">
      <Box flexShrink="0" paddingTop="0.5">
        <TriangleAlert size={14} aria-hidden />
      </Box>
      <Text>{texts.possible({ why: listed(reasons.map((one) => words[one as keyof typeof words])) })}</Text>
    </HStack>
  )
