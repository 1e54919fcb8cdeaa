/** Where one is signed in, and the way to end that. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/settings/sessionsSection.js'
import type { SessionsSection_query$key } from '#web/__generated__/SessionsSection_query.graphql.ts'
import type { SessionsSectionEndOthersMutation } from '#web/__generated__/SessionsSectionEndOthersMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { SessionRow } from './SessionRow.tsx'
import type { SectionProps } from './sections.tsx'

export default function SessionsSection({ settings }: SectionProps) {
  const { signIns } = useFragment<SessionsSection_query$key>(
    graphql`
      fragment SessionsSection_query on Query {
        signIns {
          id
          isCurrent
          ...SessionRow_session
        }
      }
    `,
    settings,
  )
  const endOthers = useEndOthers()
  const others = signIns.filter(({ isCurrent }) => !isCurrent)
  return (
    <Section title={texts.sessions()}>
      <Text color="fg.muted">{texts.theDevicesOnWhichYou()}</Text>
      <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px">
        {signIns.map((session) => (
          <SessionRow key={session.id} session={session} />
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
function useEndOthers() {
  const confirm = useConfirm()
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
  return (count: number) =>
    confirm({
      title: texts.endAllOtherSessions2(),
      message: texts.willBeSignedOutAt({ otherSessions: count }),
      confirm: texts.endSessions(),
      danger: true,
      onConfirm: async () => (await endAll({})).ok,
    })
}
