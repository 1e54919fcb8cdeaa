/** One session of a person, with the way to end it. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/settings/sessionsSection.js'
import type { SessionRow_session$key } from '#web/__generated__/SessionRow_session.graphql.ts'
import type { SessionRowEndMutation } from '#web/__generated__/SessionRowEndMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { agoInside, formatTime } from '#web/ui/format.ts'

export function SessionRow({ session }: { session: SessionRow_session$key }) {
  const { id, device, address, createdAt, lastSeenAt, endsAt, isCurrent } = useFragment(
    graphql`
      fragment SessionRow_session on SignIn {
        id
        device
        address
        createdAt
        lastSeenAt
        endsAt
        isCurrent
      }
    `,
    session,
  )
  const confirm = useConfirm()
  const [end] = useAction<SessionRowEndMutation>(
    graphql`
      mutation SessionRowEndMutation($input: EndSignInInput!) {
        endSignIn(input: $input) {
          ended
        }
      }
    `,
    { success: { title: texts.sessionEnded() }, failure: texts.failedToEndTheSession() },
  )
  const seen = agoInside(lastSeenAt)
  const ask = () =>
    confirm({
      title: texts.endThisSession(),
      message: texts.isSignedOutAtOnce({ device }),
      confirm: texts.endSession(),
      danger: true,
      onConfirm: async () => (await end({ input: { id } })).ok,
    })
  return (
    <HStack as="li" gap="3" paddingY="3" borderBottomWidth="1px" justifyContent="space-between" wrap="wrap">
      <Stack gap="0.5" minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="medium">{device}</Text>
          {isCurrent && <Tag tone="brand">{texts.thisDevice()}</Tag>}
        </HStack>
        <Text color="fg.muted" overflowWrap="anywhere">
          {address ? texts.fromLastUsed({ address, lastSeenAt: seen }) : texts.lastUsed({ lastSeenAt: seen })}
        </Text>
        <Text color="fg.muted">
          {texts.signedInEndsAt({ createdAt: formatTime(createdAt), endsAt: formatTime(endsAt) })}
        </Text>
      </Stack>
      {!isCurrent && (
        <Button size="sm" variant="outline" aria-label={texts.endTheSessionOf({ device })} onClick={ask}>
          {texts.end()}
        </Button>
      )}
    </HStack>
  )
}
