/** What makes a challenge worth answering, ticked while it is written. */
import { HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { Circle, CircleCheck } from 'lucide-react'
import * as texts from '#texts/challenges/challengeChecklist.js'
import { checklist, type Checked } from '#api/features/challenges/challengeChecklist.rules.ts'

export const ChallengeChecklist = ({ challenge }: { challenge: Checked }) => (
  <Stack as="ul" listStyleType="none" gap="1.5" aria-label={texts.qualityChecklist()}>
    {checklist.map((point) => {
      const holds = point.holds(challenge)
      const Icon = holds ? CircleCheck : Circle
      return (
        <HStack as="li" key={point.field} gap="2" color={holds ? 'success.fg' : 'fg.muted'}>
          <Icon size={16} aria-hidden />
          <Text color={holds ? 'fg' : 'fg.muted'}>{point.asks()}</Text>
          <VisuallyHidden>{holds ? texts.done() : texts.missing()}</VisuallyHidden>
        </HStack>
      )
    })}
  </Stack>
)
