/** What waits at a team, for its owner: requests to join, and invitations that are not answered yet. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/teams/teamWaiting.js'
import { answerTeamJoinRequestRules } from '#api/features/teams/team.rules.ts'
import type { TeamWaiting_team$key } from '#web/__generated__/TeamWaiting_team.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { roleWords } from './teamWords.ts'
import { useTeamPeople } from './useTeamPeople.ts'

const declineRules = answerTeamJoinRequestRules.pick(['message', 'accepted'])

export function TeamWaiting({ team: key }: { team: TeamWaiting_team$key }) {
  const { id, isFull, isArchived, joinRequests, invitations, members } = useFragment(
    graphql`
      fragment TeamWaiting_team on Team {
        id
        isFull
        isArchived
        joinRequests {
          message
          createdAt
          opening {
            title
          }
          user {
            id
            name
            department
          }
        }
        members {
          role
          user {
            id
          }
        }
        invitations {
          number
          email
          role
          expiresAt
          isLapsed
          user {
            name
          }
        }
      }
    `,
    key,
  )
  const { answer, withdraw, pending } = useTeamPeople()
  const [declining, setDeclining] = useState<{ id: string; name: string } | null>(null)
  const requests = (joinRequests ?? []).flatMap(({ user, ...rest }) => (user ? [{ user, ...rest }] : []))
  const observers = new Set(members.flatMap(({ role, user }) => (role === 'OBSERVER' && user ? [user.id] : [])))
  if (isArchived) return null
  return (
    <>
      {requests.length > 0 && (
        <Section title={texts.requestsToJoin()}>
          {isFull && <Text color="fg.muted">{texts.theTeamIsFullNobody()}</Text>}
          <Stack as="ul" gap="3" listStyleType="none">
            {requests.map(({ user, message, createdAt, opening }) => (
              <Row
                key={user.id}
                name={user.name}
                below={[
                  texts.asksSince({
                    department: user.department || texts.noDepartment(),
                    createdAt: formatDate(createdAt),
                  }),
                  opening && texts.as({ title: opening.title }),
                  observers.has(user.id) ? texts.observesTheTeam() : null,
                  message,
                ]}
              >
                <Button
                  size="xs"
                  disabled={pending || isFull}
                  aria-label={texts.acceptName({ name: user.name })}
                  onClick={() => void answer(id, user.id, true)}
                >
                  {texts.accept()}
                </Button>
                <Button
                  size="xs"
                  variant="outline"
                  disabled={pending}
                  aria-label={texts.declineName({ name: user.name })}
                  onClick={() => setDeclining(user)}
                >
                  {texts.decline()}
                </Button>
              </Row>
            ))}
          </Stack>
        </Section>
      )}
      {Boolean(invitations?.length) && (
        <Section title={texts.openInvitations()}>
          <Stack as="ul" gap="3" listStyleType="none">
            {invitations!.map(({ number, email, role, expiresAt, isLapsed, user }) => {
              const whom = user?.name ?? email ?? texts.somebody()
              return (
                <Row
                  key={number}
                  name={whom}
                  below={[
                    `${roleWords[role]} · ${isLapsed ? texts.lapsedOn() : texts.standsUntil()} ${formatDate(expiresAt)}`,
                  ]}
                >
                  <Button
                    size="xs"
                    variant="outline"
                    disabled={pending}
                    aria-label={texts.withdrawTheInvitationOf({ whom })}
                    onClick={() => void withdraw(id, number)}
                  >
                    {texts.withdraw()}
                  </Button>
                </Row>
              )
            })}
          </Stack>
        </Section>
      )}
      <FormDialog
        call="answerTeamJoinRequest"
        open={declining !== null}
        onClose={() => setDeclining(null)}
        title={texts.declineName({ name: declining?.name ?? '' })}
        rules={declineRules}
        initial={{ accepted: false, message: '' }}
        action={({ message }) => answer(id, declining!.id, false, message)}
        submit={texts.decline()}
        danger
      >
        <TextArea name="message" rows={3} hint={texts.whyThePersonReadsIt()} />
      </FormDialog>
    </>
  )
}

const Row = ({
  name,
  below,
  children,
}: {
  name: string
  below: readonly (string | null | undefined)[]
  children: ReactNode
}) => (
  <Flex as="li" gap="3" wrap="wrap" alignItems="center">
    <Initials name={name} />
    <Stack gap="0" flex="1" minW="200px">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {name}
      </Text>
      {below.filter(Boolean).map((line) => (
        <Text key={line} color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {ownWay(line)}
        </Text>
      ))}
    </Stack>
    <HStack>{children}</HStack>
  </Flex>
)
