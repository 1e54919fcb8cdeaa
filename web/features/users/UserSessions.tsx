/** Where a person is signed in, and the way to end that. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/users/view.js'
import type { UserSessions_user$key } from '#web/__generated__/UserSessions_user.graphql.ts'
import { SessionRow } from '#web/features/settings/SessionRow.tsx'
import { Section } from '#web/ui/Facts.tsx'

export function UserSessions({ user }: { user: UserSessions_user$key }) {
  const { signIns } = useFragment(
    graphql`
      fragment UserSessions_user on User {
        signIns {
          id
          ...SessionRow_session
        }
      }
    `,
    user,
  )
  return (
    <Section title={texts.sessions()}>
      {signIns?.length ? (
        <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px">
          {signIns.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Stack>
      ) : (
        <Text color="fg.muted">{texts.noSessions()}</Text>
      )}
    </Section>
  )
}
