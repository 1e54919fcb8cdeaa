/** Invites several people from a CSV file: its rows are checked and shown before anybody is invited. */
import { graphql } from 'react-relay'
import { inviteUsersRules } from '#api/features/accounts/inviteMany.rules.ts'
import * as texts from '#texts/users/inviteMany.js'
import type { InviteManyMutation } from '#web/__generated__/InviteManyMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { InvitationRows } from './InvitationRows.tsx'

export function InviteMany() {
  const [invite] = useAction<InviteManyMutation>(
    graphql`
      mutation InviteManyMutation($input: InviteUsersInput!) {
        inviteUsers(input: $input) {
          invited
        }
      }
    `,
    { success: { title: texts.sent() }, failure: texts.failed() },
  )
  return (
    <Section title={texts.title()}>
      <Form
        call="inviteUsers"
        rules={inviteUsersRules}
        initial={{ csv: '', message: '' }}
        action={(values) => invite({ input: values })}
        actions={null}
      >
        <TextArea name="csv" rows={6} hint={texts.description()} />
        <TextArea name="message" rows={3} hint={texts.messageHint()} />
        <InvitationRows />
      </Form>
    </Section>
  )
}
