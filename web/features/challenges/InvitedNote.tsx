/** That the viewer is invited to propose, by whom and why; once they have proposed, how far that is. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/invitedNote.js'
import type { InvitedNote_challenge$key } from '#web/__generated__/InvitedNote_challenge.graphql.ts'
import { OwnProposalNote } from '#web/features/proposals/OwnProposalNote.tsx'
import { standingProposal } from '#web/features/proposals/ownProposal.ts'
import { formatDate } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'

export function InvitedNote({ challenge }: { challenge: InvitedNote_challenge$key }) {
  const { status, invitation, myProposals } = useFragment(
    graphql`
      fragment InvitedNote_challenge on Challenge {
        status
        myProposals {
          id
          stage
          ...OwnProposalNote_proposal
        }
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
  const own = standingProposal(myProposals)
  if (own && own.stage !== 'DRAFT') return <OwnProposalNote proposal={own} />
  if (!invitation || status !== 'OPEN') return null
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
