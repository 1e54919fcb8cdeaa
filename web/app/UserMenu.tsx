/** Who is signed in, the look of the app, and the way out. */
import { Button, Text, VisuallyHidden, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import * as texts from '#texts/app/userMenu.js'
import { Initials } from '#web/ui/Initials.tsx'
import { MenuButton } from '#web/ui/MenuButton.tsx'
import { lazily } from '#web/ui/overlay/lazily.ts'
import { useViewer } from './AppContext.tsx'
import { oneLine } from '#web/ui/ownWay.tsx'

const UserMenuItems = lazily(() => import('./UserMenuItems.tsx'))

export function UserMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const viewer = useViewer()
  return (
    <MenuButton
      first="profile"
      width="240px"
      trigger={
        <Button variant="ghost" paddingX="2">
          <VisuallyHidden>{texts.userMenuOf({ name: viewer.name })}</VisuallyHidden>
          <Initials name={viewer.name} image={viewer.profileImage} />
          <Text hideBelow="md" maxW="160px" {...oneLine(viewer.name)} aria-hidden>
            {viewer.name}
          </Text>
          <chakra.span hideBelow="md" aria-hidden>
            <ChevronDown size={16} />
          </chakra.span>
        </Button>
      }
    >
      <UserMenuItems onShortcuts={onShortcuts} />
    </MenuButton>
  )
}
