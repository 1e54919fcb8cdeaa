/** Whom the university has invited to propose, and while the challenge is open the ways to invite; shown to the university alone. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Search, UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/challengeInvitations.js'
import type { ChallengeInvitations_challenge$key } from '#web/__generated__/ChallengeInvitations_challenge.graphql.ts'
import { formatDate } from '#web/ui/format.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { InviteDialog, type Invited } from './InviteDialog.tsx'
import { ResearcherMatches } from './ResearcherMatches.tsx'

export function ChallengeInvitations({ challenge: key }: { challenge: ChallengeInvitations_challenge$key }) {
  const { id, number, canInvite, invitations } = useFragment(
    graphql`
      fragment ChallengeInvitations_challenge on Challenge {
        id
        number
        canInvite
        invitations {
          createdAt
          user {
            id
            name
          }
          inviter {
            name
          }
        }
      }
    `,
    key,
  )
  const [looking, setLooking] = useState(false)
  /** Whom the dialog is about; `null` while somebody is to be chosen in it. */
  const [inviting, setInviting] = useState<Invited | null>()
  const invited = (invitations ?? []).flatMap(({ user, ...rest }) => (user ? [{ ...rest, user }] : []))
  if (!canInvite && !invited.length) return null
  return (
    <Stack gap="2">
      <Text fontWeight="medium">{texts.invitedToPropose()}</Text>
      {invited.length ? (
        <Stack as="ul" listStyleType="none" gap="1.5">
          {invited.map(({ user, inviter, createdAt }) => (
            <HStack as="li" key={user.id} gap="2" flexWrap="wrap">
              <Text>{user.name}</Text>
              <Text fontSize="xs" color="fg.muted">
                {inviter
                  ? texts.onBy({ createdAt: formatDate(createdAt), name: inviter.name })
                  : texts.on({ createdAt: formatDate(createdAt) })}
              </Text>
            </HStack>
          ))}
        </Stack>
      ) : (
        <Text color="fg.muted">{texts.nobodyYet()}</Text>
      )}
      {canInvite && (
        <HStack gap="2" flexWrap="wrap">
          <Button size="xs" variant="outline" aria-expanded={looking} onClick={() => setLooking(!looking)}>
            <Search size={14} aria-hidden />
            {looking ? texts.hideSuggestions() : texts.findResearchersWhoFit()}
          </Button>
          <Button size="xs" variant="outline" onClick={() => setInviting(null)}>
            <UserPlus size={14} aria-hidden />
            {texts.inviteByName()}
          </Button>
        </HStack>
      )}
      {canInvite && looking && (
        <Suspense fallback={<PartSpinner />}>
          <ResearcherMatches number={number} onInvite={setInviting} />
        </Suspense>
      )}
      {inviting !== undefined && (
        <InviteDialog
          challenge={id}
          person={inviting}
          without={invited.map(({ user }) => user.id)}
          onClose={() => setInviting(undefined)}
        />
      )}
    </Stack>
  )
}
