/** Declines an account that waits, with a reason. */
import * as texts from '#texts/accounts/verification.js'
import { verifyAccountsRules } from '#api/features/accounts/account.rules.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { useVerifyAccounts } from './useVerifyAccounts.ts'

interface Props {
  id: string
  name: string
  onClose: () => void
}

const rules = verifyAccountsRules.pick(['reason', 'approved'])

export function DeclineAccount({ id, name, onClose }: Props) {
  const [answer] = useVerifyAccounts()
  return (
    <FormDialog
      call="verifyAccounts"
      open
      onClose={onClose}
      title={texts.declineNamed({ name })}
      rules={rules}
      initial={{ approved: false, reason: '' }}
      action={({ reason }) => answer({ input: { ids: [id], approved: false, reason } })}
      submit={texts.decline()}
      danger
    >
      <TextArea name="reason" rows={3} hint={texts.isMailed()} />
    </FormDialog>
  )
}
