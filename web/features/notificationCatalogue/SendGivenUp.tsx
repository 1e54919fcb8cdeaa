/** Sends all mails again that were given up while the mail server was away. */
import { Button } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/notificationCatalogue/mails.js'
import type { SendGivenUpMutation } from '#web/__generated__/SendGivenUpMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

export function SendGivenUp({ count }: { count: number }) {
  const confirm = useConfirm()
  const [send] = useAction<SendGivenUpMutation>(
    graphql`
      mutation SendGivenUpMutation {
        sendGivenUpMails {
          count
        }
      }
    `,
    {
      success: (data) => ({ title: texts.queuedAll({ count: data.sendGivenUpMails.count }) }),
      failure: texts.notQueued(),
    },
  )
  const ask = () =>
    confirm({
      title: texts.allTitle({ count }),
      message: texts.allMessage(),
      confirm: texts.again(),
      onConfirm: async () => (await send({})).ok,
    })
  return (
    <Button variant="outline" onClick={ask}>
      {texts.all({ count })}
    </Button>
  )
}
