/** The badge in each of its tones, levels as steps, scores as lengths, and the ascent line. */
import { HStack, Stack } from '@chakra-ui/react'
import { levels } from '#web/tokens.ts'
import { AscentPlace } from '#web/ui/ascent/AscentPlace.tsx'
import { LevelTag } from '#web/ui/badges/LevelTag.tsx'
import { Score } from '#web/ui/badges/Score.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { tones } from '#web/ui/badges/tones.ts'

export const TagSamples = () => (
  <Stack gap="4">
    <HStack wrap="wrap" gap="2">
      {tones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </HStack>
    <HStack wrap="wrap" gap="2">
      {levels.map((level) => (
        <LevelTag key={level} level={level}>
          {level}
        </LevelTag>
      ))}
    </HStack>
    <HStack wrap="wrap" gap="4">
      {[15, 45, 80].map((percent) => (
        <Score key={percent} percent={percent}>{`${percent}%`}</Score>
      ))}
    </HStack>
    <AscentPlace trl={6} />
  </Stack>
)
