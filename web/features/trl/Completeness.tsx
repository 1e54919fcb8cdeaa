/** How many of a claim's criteria have evidence: a bar with the percentage beside it. */
import { HStack, Text } from '@chakra-ui/react'
import * as texts from '#texts/trl/words.js'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'

export const Completeness = ({ percent }: { percent: number }) => (
  <HStack gap="2" minW="0" maxW="72">
    <ProgressBar label={texts.completeness()} percent={percent} />
    <Text fontSize="sm" whiteSpace="nowrap">
      {`${percent}%`}
    </Text>
  </HStack>
)
