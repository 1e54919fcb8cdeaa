/** Ends the access of a person to one record, with a reason that the person reads. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { revokeRecordGrantRules } from '#api/features/recordGrants/recordGrant.rules.ts'
import * as texts from '#texts/recordGrants/actions.js'
import type { RevokeRecordAccessMutation } from '#web/__generated__/RevokeRecordAccessMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

interface Props {
  id: string
  name: string
  onClose: () => void
}

export function RevokeRecordAccess({ id, name, onClose }: Props) {
  const [revoke] = useAction<RevokeRecordAccessMutation>(
    graphql`
      mutation RevokeRecordAccessMutation($input: RevokeRecordGrantInput!) {
        revokeRecordGrant(input: $input) {
          recordGrant {
            id
            state
            canRevoke
          }
        }
      }
    `,
    { success: { title: texts.revoked() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="revokeRecordGrant"
      open
      onClose={onClose}
      title={texts.revokeFor({ name })}
      rules={revokeRecordGrantRules.omit(['id'])}
      initial={{ reason: '' }}
      action={(values) => revoke({ input: { id, ...values } })}
      submit={texts.revoke()}
      danger
    >
      <Text color="fg.muted">{texts.revokeHint()}</Text>
      <TextArea name="reason" rows={3} hint={texts.reasonHint()} />
    </FormDialog>
  )
}
