/** Where one is signed in, and the way to end that. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/settings/sessionsSection.js'
import type { SessionsSection_query$key } from '#web/__generated__/SessionsSection_query.graphql.ts'
import type { SessionsSectionEndMutation } from '#web/__generated__/SessionsSectionEndMutation.graphql.ts'
import type { SessionsSectionEndOthersMutation } from '#web/__generated__/SessionsSectionEndOthersMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { ago, formatTime } from '#web/ui/format.ts'
import type { SectionProps } from './sections.tsx'

export default function SessionsSection({ settings }: SectionProps) {
  const { signIns } = useFragment<SessionsSection_query$key>(
    graphql`
      fragment SessionsSection_query on Query {
        signIns {
          id
          device
          address
          createdAt
          lastSeenAt
          endsAt
          isCurrent
        }
      }
    `,
    settings,
  )
  const { endOne, endOthers } = useEnding()
  const others = signIns.filter(({ isCurrent }) => !isCurrent)
  return (
    <Section title={texts.sessions()}>
      <Text color="fg.muted">{texts.theDevicesOnWhichYou()}</Text>
      <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px">
        {signIns.map((session) => (
          <HStack
            as="li"
            key={session.id}
            gap="3"
            paddingY="3"
            borderBottomWidth="1px"
            justifyContent="space-between"
            wrap="wrap"
          >
            <Stack gap="0.5" minW="0">
              <HStack gap="2" wrap="wrap">
                <Text fontWeight="medium">{session.device}</Text>
                {session.isCurrent && <Tag tone="brand">{texts.thisDevice()}</Tag>}
              </HStack>
              <Text color="fg.muted" overflowWrap="anywhere">
                {session.address
                  ? texts.fromLastUsed({
                      address: session.address,
                      lastSeenAt: ago(session.lastSeenAt).toLowerCase(),
                    })
                  : texts.lastUsed({ lastSeenAt: ago(session.lastSeenAt).toLowerCase() })}
              </Text>
              <Text color="fg.muted">
                {texts.signedInEndsAt({
                  createdAt: formatTime(session.createdAt),
                  endsAt: formatTime(session.endsAt),
                })}
              </Text>
            </Stack>
            {!session.isCurrent && (
              <Button
                size="sm"
                variant="outline"
                aria-label={texts.endTheSessionOf({ device: session.device })}
                onClick={() => endOne(session)}
              >
                {texts.end()}
              </Button>
            )}
          </HStack>
        ))}
      </Stack>
      {others.length > 0 ? (
        <Button alignSelf="start" variant="outline" onClick={() => endOthers(others.length)}>
          <LogOut size={16} aria-hidden />
          {texts.endAllOtherSessions()}
        </Button>
      ) : (
        <Text color="fg.muted">{texts.youAreSignedInNowhere()}</Text>
      )}
    </Section>
  )
}

/** Asks, ends, and shows what is left. */
function useEnding() {
  const confirm = useConfirm()
  const [end] = useAction<SessionsSectionEndMutation>(
    graphql`
      mutation SessionsSectionEndMutation($input: EndSignInInput!) {
        endSignIn(input: $input) {
          ended
        }
      }
    `,
    {
      success: { title: texts.sessionEnded() },
      failure: texts.failedToEndTheSession(),
    },
  )
  const [endAll] = useAction<SessionsSectionEndOthersMutation>(
    graphql`
      mutation SessionsSectionEndOthersMutation {
        endOtherSignIns {
          ended
        }
      }
    `,
    {
      success: ({ endOtherSignIns: { ended } }) => ({ title: texts.ended({ sessions: ended }) }),
      failure: texts.failedToEndTheSessions(),
    },
  )
  return {
    endOne: ({ id, device }: { id: string; device: string }) =>
      confirm({
        title: texts.endThisSession(),
        message: texts.isSignedOutAtOnce({ device }),
        confirm: texts.endSession(),
        danger: true,
        onConfirm: async () => (await end({ input: { id } })).ok,
      }),
    endOthers: (count: number) =>
      confirm({
        title: texts.endAllOtherSessions2(),
        message: texts.willBeSignedOutAt({ otherSessions: count }),
        confirm: texts.endSessions(),
        danger: true,
        onConfirm: async () => (await endAll({})).ok,
      }),
  }
}
