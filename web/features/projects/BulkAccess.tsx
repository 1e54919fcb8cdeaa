/** 'Bulk Actions' of the university's list. */
import { Button, Menu, Portal } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
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
    <Menu.Root lazyMount>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" loading={pending}>
          Bulk Actions
          <ChevronDown size={16} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {actions.map(([label, audience, approved]) => (
              <Menu.Item
                key={label}
                value={label}
                onSelect={() => void setAccess(ids, audience, approved).then(({ ok }) => ok && onDone())}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
