/** Connecting a calendar by CalDAV, with its address and an app password. */
import { graphql } from 'react-relay'
import { connectCalDavRules } from '#api/features/connectedCalendars/calendar.rules.ts'
import * as texts from '#texts/connectedCalendars/calDav.js'
import type { ConnectCalDavMutation } from '#web/__generated__/ConnectCalDavMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

export function ConnectCalDav({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [connect] = useAction<ConnectCalDavMutation>(
    graphql`
      mutation ConnectCalDavMutation($input: ConnectCalDavInput!) {
        connectCalDav(input: $input) {
          calendar {
            id
          }
        }
      }
    `,
    { success: { title: texts.connected() }, failure: texts.notConnected() },
  )
  return (
    <FormDialog
      call="connectCalDav"
      open={open}
      onClose={onClose}
      title={texts.title()}
      rules={connectCalDavRules}
      initial={{ address: '', account: '', password: '' }}
      action={(input) => connect({ input })}
      submit={texts.connect()}
    >
      <TextField name="address" type="url" placeholder="https://" autoComplete="off" hint={texts.addressHint()} />
      <TextField name="account" autoComplete="off" />
      <TextField name="password" type="password" autoComplete="off" hint={texts.passwordHint()} />
    </FormDialog>
  )
}
