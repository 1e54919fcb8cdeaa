/** What everybody must know about a challenge whose proposals are first screened without names. */
import { Box, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/blindNote.js'
import type { BlindNote_challenge$key } from '#web/__generated__/BlindNote_challenge.graphql.ts'

export function BlindNote({ challenge }: { challenge: BlindNote_challenge$key }) {
  const { blindScreening } = useFragment(
    graphql`
      fragment BlindNote_challenge on Challenge {
        blindScreening
      }
    `,
    challenge,
  )
  if (!blindScreening) return null
  return (
    <Box role="note" bg="bg.muted" borderRadius="md" padding="3">
      <Text fontWeight="medium">{texts.firstScreenedWithoutNames()}</Text>
      <Text>{texts.whoSees()}</Text>
    </Box>
  )
}
