/** That the viewer is invited to propose, by whom and why. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/invitedNote.js'
import type { InvitedNote_challenge$key } from '#web/__generated__/InvitedNote_challenge.graphql.ts'
import { formatDate } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'

export function InvitedNote({ challenge }: { challenge: InvitedNote_challenge$key }) {
  const { invitation } = useFragment(
    graphql`
      fragment InvitedNote_challenge on Challenge {
        invitation {
          words
          createdAt
          inviter {
            name
          }
        }
      }
    `,
    challenge,
  )
  if (!invitation) return null
  const { words, createdAt, inviter } = invitation
  return (
    <Stack role="note" bg="bg.muted" borderRadius="md" padding="4" gap="1">
      <Text fontWeight="medium">{texts.youAreInvited()}</Text>
      <Text>
        {texts.asked({
          name: inviter?.name ?? texts.theUniversity(),
          createdAt: formatDate(createdAt),
        })}
      </Text>
      {words && <WrittenText>{words}</WrittenText>}
    </Stack>
  )
}
