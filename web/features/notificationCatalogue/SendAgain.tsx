/** Sends one failed mail again. */
import { Button } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/notificationCatalogue/mails.js'
import type { SendAgain_mail$key } from '#web/__generated__/SendAgain_mail.graphql.ts'
import type { SendAgainMutation } from '#web/__generated__/SendAgainMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { canSendAgain } from './mailWords.ts'

export function SendAgain({ mail }: { mail: SendAgain_mail$key }) {
  const { id, subject, state } = useFragment(
    graphql`
      fragment SendAgain_mail on OutgoingMail {
        id
        subject
        state
      }
    `,
    mail,
  )
  const [send, sending] = useAction<SendAgainMutation>(
    graphql`
      mutation SendAgainMutation($input: SendMailAgainInput!) {
        sendMailAgain(input: $input) {
          mail {
            ...mailColumns_mail
          }
        }
      }
    `,
    { success: { title: texts.queued(), description: texts.queuedMessage() }, failure: texts.notQueued() },
  )
  if (!canSendAgain(state)) return null
  return (
    <Button
      size="xs"
      variant="outline"
      alignSelf="start"
      loading={sending}
      aria-label={texts.againNamed({ subject })}
      onClick={() => void send({ input: { id } })}
    >
      {texts.again()}
    </Button>
  )
}
