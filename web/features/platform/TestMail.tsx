/** Sends a mail to oneself, and says whether it was taken. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/platform/testMail.js'
import type { TestMailMutation } from '#web/__generated__/TestMailMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export function TestMail() {
  const [send, sending] = useAction<TestMailMutation>(
    graphql`
      mutation TestMailMutation {
        testMail {
          sentTo
          delivered
        }
      }
    `,
    {
      success: ({ testMail }) => {
        const { sentTo: address, delivered } = testMail!
        return { title: delivered ? texts.sent({ address }) : texts.kept({ address }) }
      },
      failure: texts.failed(),
    },
  )
  return (
    <Stack gap="1.5">
      <Button variant="outline" alignSelf="start" loading={sending} onClick={() => void send({})}>
        <Send size={16} aria-hidden />
        {texts.send()}
      </Button>
      <Text color="fg.muted" fontSize="xs">
        {texts.hint()}
      </Text>
    </Stack>
  )
}
