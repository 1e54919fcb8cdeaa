/** The invitations that wait for one: one's own, and the one whose mailed link was opened. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useNavigate, useSearchParams } from 'react-router'
import * as texts from '#texts/teams/teamInvitations.js'
import { answerTeamInvitationRules } from '#api/features/teams/team.rules.ts'
import type { TeamInvitations_query$key } from '#web/__generated__/TeamInvitations_query.graphql.ts'
import type {
  TeamInvitations_invitation$data,
  TeamInvitations_invitation$key,
} from '#web/__generated__/TeamInvitations_invitation.graphql.ts'
import type { TeamInvitationsMutation } from '#web/__generated__/TeamInvitationsMutation.graphql.ts'
import type { TeamInvitationsMailedQuery } from '#web/__generated__/TeamInvitationsMailedQuery.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useRead } from '#web/relay/useRead.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { roleWords } from './teamWords.ts'
import { Rich } from '#web/ui/Rich.tsx'

const invitationFragment = graphql`
  fragment TeamInvitations_invitation on TeamInvitation {
    id
    role
    message
    teamName
    invitedBy
    expiresAt
  }
`

export function TeamInvitations({ query }: { query: TeamInvitations_query$key }) {
  const { teamInvitations } = useFragment(
    graphql`
      fragment TeamInvitations_query on Query {
        teamInvitations {
          id
          ...TeamInvitations_invitation
        }
      }
    `,
    query,
  )
  const [params] = useSearchParams()
  const token = params.get('invitation')
  return (
    <>
      {token && <Mailed token={token} />}
      {teamInvitations.length > 0 && (
        <Section title={texts.invitations()}>
          <Stack as="ul" listStyleType="none" gap="4">
            {teamInvitations.map((invitation) => (
              <Invitation key={invitation.id} invitation={invitation} />
            ))}
          </Stack>
        </Section>
      )}
    </>
  )
}

/** The invitation of a link in a mail, whichever address the account has. */
function Mailed({ token }: { token: string }) {
  const { mailedTeamInvitation } = useRead<TeamInvitationsMailedQuery>(
    graphql`
      query TeamInvitationsMailedQuery($token: String!) {
        mailedTeamInvitation(token: $token) {
          ...TeamInvitations_invitation
        }
      }
    `,
    { token },
  )
  return (
    <Section title={texts.yourInvitation()}>
      {mailedTeamInvitation ? (
        <Stack as="ul" listStyleType="none">
          <Invitation invitation={mailedTeamInvitation} token={token} />
        </Stack>
      ) : (
        <Text>{texts.thisInvitationIsNotValid()}</Text>
      )}
    </Section>
  )
}

export function Invitation({ invitation: key, token }: { invitation: TeamInvitations_invitation$key; token?: string }) {
  const invitation = useFragment(invitationFragment, key)
  const { teamName, invitedBy, role, message, expiresAt } = invitation
  const { answer, pending } = useAnswer(invitation, token)
  const [declining, setDeclining] = useState(false)
  return (
    <Flex as="li" gap="3" wrap="wrap" justifyContent="space-between">
      <Stack gap="0.5" flex="1" minW="220px">
        <Text>
          <Rich
            text={texts.invitesYou({ role: roleWords[role].toLowerCase() })}
            parts={{
              invitedBy: <strong>{invitedBy ?? texts.somebody()}</strong>,
              teamName: <strong>{teamName}</strong>,
            }}
          />
        </Text>
        {message && <WrittenText>{message}</WrittenText>}
        <Text color="fg.muted" fontSize="xs">
          {texts.expires({ expiresAt: formatDate(expiresAt) })}
        </Text>
      </Stack>
      <HStack alignItems="start">
        <Button
          size="sm"
          disabled={pending}
          aria-label={texts.acceptTeamName({ teamName })}
          onClick={() => void answer(true)}
        >
          {texts.accept()}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={pending}
          aria-label={texts.declineTeamName({ teamName })}
          onClick={() => setDeclining(true)}
        >
          {texts.decline()}
        </Button>
      </HStack>
      <FormDialog
        call="answerTeamInvitation"
        open={declining}
        onClose={() => setDeclining(false)}
        title={texts.declineTeamName({ teamName })}
        rules={answerTeamInvitationRules.pick(['message'])}
        initial={{ message: '' }}
        action={(input) => answer(false, input.message)}
        submit={texts.decline()}
      >
        <TextArea name="message" rows={3} hint={texts.optionalWhoeverInvitedYouReads()} />
      </FormDialog>
    </Flex>
  )
}

/** Answers, and goes on to the team when it was accepted. */
function useAnswer({ id }: Pick<TeamInvitations_invitation$data, 'id'>, token: string | undefined) {
  const navigate = useNavigate()
  const [commit, pending] = useAction<TeamInvitationsMutation>(
    graphql`
      mutation TeamInvitationsMutation($input: AnswerTeamInvitationInput!) {
        answerTeamInvitation(input: $input) {
          team {
            number
            name
            myRole
            ...TeamView_team
          }
        }
      }
    `,
    {
      success: ({ answerTeamInvitation: { team } }) =>
        team?.myRole
          ? { title: texts.youAreInTheTeam(), description: team.name }
          : { title: texts.invitationDeclined() },
    },
  )
  return {
    pending,
    answer: async (accepted: boolean, message = '') => {
      const outcome = await commit({ input: { ...(token ? { token } : { id }), accepted, message } })
      const team = outcome.ok ? outcome.data.answerTeamInvitation.team : null
      if (outcome.ok && accepted && team) await navigate(`/my-teams?team=${team.number}`)
      else if (outcome.ok && token) await navigate('/my-teams')
      return outcome
    },
  }
}
