/** The badge in each of its tones, with what the tone means. */
import { HStack } from '@chakra-ui/react'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { tones } from '#web/ui/badges/tones.ts'

export const TagSamples = () => (
  <HStack wrap="wrap" gap="2">
    {tones.map((tone) => (
      <Tag key={tone} tone={tone}>
        {tone}
      </Tag>
    ))}
  </HStack>
)
