/** How many of a claim's criteria have evidence: a bar with the percentage beside it. */
import { HStack, Progress, Text } from '@chakra-ui/react'
import * as texts from '#texts/trl/words.js'

export const Completeness = ({ percent }: { percent: number }) => (
  <HStack gap="2" minW="0">
    <Progress.Root size="xs" flex="1" minW="40px" maxW="240px" value={percent} aria-label={texts.completeness()}>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
    <Text fontSize="sm" whiteSpace="nowrap">
      {`${percent}%`}
    </Text>
  </HStack>
)
