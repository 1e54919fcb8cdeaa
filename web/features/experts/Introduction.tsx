/** One's own wish to be introduced: what was asked, what was answered, and taking it back while it waits. */
import { Button, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/experts/introduction.js'
import type { Introduction_introduction$key } from '#web/__generated__/Introduction_introduction.graphql.ts'
import type { IntroductionWithdrawMutation } from '#web/__generated__/IntroductionWithdrawMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { agoInside, formatDate } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { IntroductionBadge } from './IntroductionBadge.tsx'
import { Rich } from '#web/ui/Rich.tsx'

export function Introduction({ introduction: key }: { introduction: Introduction_introduction$key }) {
  const { id, state, message, answer, email, askAgainAt, createdAt, answeredAt, canWithdraw, expert } = useFragment(
    graphql`
      fragment Introduction_introduction on Introduction {
        id
        state
        message
        answer
        email
        askAgainAt
        createdAt
        answeredAt
        canWithdraw
        expert {
          name
        }
      }
    `,
    key,
  )
  const [withdraw] = useAction<IntroductionWithdrawMutation>(
    graphql`
      mutation IntroductionWithdrawMutation($input: WithdrawIntroductionInput!) {
        withdrawIntroduction(input: $input) {
          expert {
            id
            introduction {
              id
              state
              askAgainAt
            }
          }
        }
      }
    `,
    {
      success: { title: texts.requestWithdrawn() },
      failure: texts.failedToWithdrawTheRequest(),
    },
  )
  const confirm = useConfirm()
  const name = expert?.name ?? texts.theExpert()
  const ask = () =>
    confirm({
      title: texts.withdrawTheRequest(),
      message: texts.isNoLongerAskedTo({ name }),
      confirm: texts.withdraw(),
      danger: true,
      onConfirm: async () => (await withdraw({ input: { id } })).ok,
    })
  return (
    <Stack gap="2" borderInlineStartWidth="3px" borderColor="border.emphasized" paddingInlineStart="3">
      <HStack flexWrap="wrap">
        <IntroductionBadge state={state} />
        <Text fontSize="xs" color="fg.muted">
          {answeredAt
            ? texts.askedAndAnswered({ createdAt: agoInside(createdAt), answeredAt: agoInside(answeredAt) })
            : texts.asked({ createdAt: agoInside(createdAt) })}
        </Text>
      </HStack>
      <WrittenText>{message}</WrittenText>
      {answer && (
        <WrittenText>
          {name}: {answer}
        </WrittenText>
      )}
      {email && (
        <Text>
          <Rich text={texts.writeTo()} parts={{ email: <TextLink href={`mailto:${email}`}>{email}</TextLink> }} />
        </Text>
      )}
      {askAgainAt && <Text color="fg.muted">{texts.youMayAskAgainFrom({ askAgainAt: formatDate(askAgainAt) })}</Text>}
      {state === 'WAITING' && canWithdraw && (
        <Button
          size="xs"
          variant="outline"
          alignSelf="start"
          aria-label={texts.withdrawTheRequestTo({ name })}
          onClick={ask}
        >
          {texts.withdraw()}
        </Button>
      )}
    </Stack>
  )
}
