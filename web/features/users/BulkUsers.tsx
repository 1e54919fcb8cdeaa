/** What may be done with selected accounts: verify them, give them another role, suspend them, or let them in again. */
import { Button } from '@chakra-ui/react'
import { Ban, CircleCheck, DoorOpen, UserCog } from 'lucide-react'
import { useState } from 'react'
import * as account from '#texts/accounts/verification.js'
import * as texts from '#texts/users/actions.js'
import { useVerifyAccounts } from '#web/features/accounts/useVerifyAccounts.ts'
import { SetAccountRole } from './SetAccountRole.tsx'
import { SetAccountStatus } from './SetAccountStatus.tsx'

interface Props {
  selected: string[]
  onDone: () => void
}

export function BulkUsers({ selected, onDone }: Props) {
  const [status, setStatus] = useState<'SUSPENDED' | 'ACTIVE' | 'role' | null>(null)
  const [verify, verifying] = useVerifyAccounts()
  const onVerify = async () => {
    if ((await verify({ input: { ids: selected, approved: true } })).ok) onDone()
  }
  return (
    <>
      <Button size="sm" variant="outline" loading={verifying} onClick={() => void onVerify()}>
        <CircleCheck size={16} aria-hidden />
        {account.verify()}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setStatus('role')}>
        <UserCog size={16} aria-hidden />
        {texts.changeRole()}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setStatus('SUSPENDED')}>
        <Ban size={16} aria-hidden />
        {texts.suspend()}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setStatus('ACTIVE')}>
        <DoorOpen size={16} aria-hidden />
        {texts.letIn()}
      </Button>
      {status === 'role' && <SetAccountRole ids={selected} onClose={() => setStatus(null)} onDone={onDone} />}
      {(status === 'SUSPENDED' || status === 'ACTIVE') && (
        <SetAccountStatus ids={selected} status={status} onClose={() => setStatus(null)} onDone={onDone} />
      )}
    </>
  )
}
