/** What may be done with selected accounts: suspend them, or let them in again. */
import { Button } from '@chakra-ui/react'
import { Ban, DoorOpen } from 'lucide-react'
import { useState } from 'react'
import * as texts from '#texts/users/actions.js'
import { SetAccountStatus } from './SetAccountStatus.tsx'

interface Props {
  selected: string[]
  onDone: () => void
}

export function BulkUsers({ selected, onDone }: Props) {
  const [status, setStatus] = useState<'SUSPENDED' | 'ACTIVE' | null>(null)
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setStatus('SUSPENDED')}>
        <Ban size={16} aria-hidden />
        {texts.suspend()}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setStatus('ACTIVE')}>
        <DoorOpen size={16} aria-hidden />
        {texts.letIn()}
      </Button>
      {status && <SetAccountStatus ids={selected} status={status} onClose={() => setStatus(null)} onDone={onDone} />}
    </>
  )
}
