/** Declines a request or a proposal, or ends an access, with a reason that who asked reads. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { declineRoomAccessRules, revokeRoomAccessRules } from '#api/features/dataRooms/dataRoom.rules.ts'
import * as texts from '#texts/dataRooms/grants.js'
import type { EndAccessDeclineMutation } from '#web/__generated__/EndAccessDeclineMutation.graphql.ts'
import type { EndAccessRevokeMutation } from '#web/__generated__/EndAccessRevokeMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

interface Props {
  id: string
  onClose: () => void
}

interface Declined {
  grant: { id: string; status: string }
  onClose: () => void
}

/** Declines what a reader asked for, or what the lead proposed, who then reads the reason. */
export function DeclineAccess({ grant: { id, status }, onClose }: Declined) {
  const isProposed = status === 'PROPOSED'
  const [decline] = useAction<EndAccessDeclineMutation>(
    graphql`
      mutation EndAccessDeclineMutation($input: DeclineRoomAccessInput!) {
        declineRoomAccess(input: $input) {
          dataRoom {
            id
          }
        }
      }
    `,
    { success: { title: (isProposed ? texts.proposalDeclined : texts.declined)() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="declineRoomAccess"
      open
      onClose={onClose}
      title={(isProposed ? texts.declineProposedTitle : texts.declineTitle)()}
      rules={declineRoomAccessRules.omit(['id'])}
      initial={{ reason: '' }}
      action={(values) => decline({ input: { id, ...values } })}
      submit={texts.decline()}
    >
      <TextArea name="reason" hint={(isProposed ? texts.leadReads : texts.reasonHint)()} />
    </FormDialog>
  )
}

export function RevokeAccess({ id, onClose }: Props) {
  const [revoke] = useAction<EndAccessRevokeMutation>(
    graphql`
      mutation EndAccessRevokeMutation($input: RevokeRoomAccessInput!) {
        revokeRoomAccess(input: $input) {
          dataRoom {
            id
          }
        }
      }
    `,
    { success: { title: texts.revoked() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="revokeRoomAccess"
      open
      onClose={onClose}
      title={texts.revokeTitle()}
      rules={revokeRoomAccessRules.omit(['id'])}
      initial={{ reason: '' }}
      action={(values) => revoke({ input: { id, ...values } })}
      submit={texts.revoke()}
      danger
    >
      <Text color="fg.muted">{texts.revokeHint()}</Text>
      <TextArea name="reason" hint={texts.reasonHint()} />
    </FormDialog>
  )
}
