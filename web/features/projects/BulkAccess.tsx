/** 'Bulk Actions' of the university's list. */
import { Button } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { ActionMenu } from '#web/ui/ActionMenu.tsx'
import { useSetAccess } from './useSetAccess.ts'

const actions = [
  ['Approve for Industry', 'INDUSTRY', true],
  ['Approve for Investors', 'INVESTORS', true],
  ['Revoke Industry Access', 'INDUSTRY', false],
  ['Revoke Investor Access', 'INVESTORS', false],
] as const

export function BulkAccess({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const [setAccess, pending] = useSetAccess()
  return (
    <ActionMenu
      trigger={
        <Button size="sm" variant="outline" loading={pending}>
          Bulk Actions
          <ChevronDown size={16} aria-hidden />
        </Button>
      }
      actions={actions.map(([label, audience, approved]) => ({
        label,
        onSelect: () => void setAccess(ids, audience, approved).then(({ ok }) => ok && onDone()),
      }))}
    />
  )
}
