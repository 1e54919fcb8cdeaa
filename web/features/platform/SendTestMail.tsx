/** Sends a mail to oneself, and says whether it was taken. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/platform/testMail.js'
import type { SendTestMailMutation } from '#web/__generated__/SendTestMailMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export function SendTestMail() {
  const [send, sending] = useAction<SendTestMailMutation>(
    graphql`
      mutation SendTestMailMutation {
        sendTestMail {
          sentTo
          delivered
        }
      }
    `,
    {
      success: ({ sendTestMail }) => {
        const { sentTo: address, delivered } = sendTestMail!
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
