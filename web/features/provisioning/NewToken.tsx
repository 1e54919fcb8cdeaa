/** Making a token of a connection. It is shown once: the dialog stays until the person has put it away. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { createProvisioningTokenRules } from '#api/features/accounts/provisioning/provisioning.rules.ts'
import * as texts from '#texts/provisioning/tokens.js'
import type { NewTokenMutation } from '#web/__generated__/NewTokenMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { ShownOnceDialog } from '#web/ui/ShownOnceDialog.tsx'

const ends = [90, 180, 365, 730].map((days) => ({ value: String(days), label: texts.days({ days }) }))

export function NewToken({ id, onClose }: { id: string; onClose: () => void }) {
  const [create] = useAction<NewTokenMutation>(graphql`
    mutation NewTokenMutation($input: CreateProvisioningTokenInput!) {
      createProvisioningToken(input: $input) {
        token
        connection {
          ...TokensPart_connection
        }
      }
    }
  `)
  return (
    <ShownOnceDialog onClose={onClose} title={texts.new()} made={texts.yours()} label={texts.token()}>
      {(show) => (
        <Form
          call="createProvisioningToken"
          rules={createProvisioningTokenRules}
          initial={{ id, expiresInDays: 365 }}
          action={(input) => create({ input: input as never })}
          onDone={({ data }) => show(data.createProvisioningToken.token)}
          actions={<SubmitButton>{texts.make()}</SubmitButton>}
        >
          <Text color="fg.muted">{texts.what()}</Text>
          <SelectField name="expiresInDays" choices={ends} />
        </Form>
      )}
    </ShownOnceDialog>
  )
}
