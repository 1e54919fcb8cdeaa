/** The bar above every signed-in page: menu button, search, help, bell, user menu. */
import { HStack, IconButton } from '@chakra-ui/react'
import { Menu } from 'lucide-react'
import { DocumentationButton } from '#web/features/help/DocumentationButton.tsx'
import { HelpModal } from '#web/features/help/HelpModal.tsx'
import { NotificationBell } from './notifications/NotificationBell.tsx'
import { GlobalSearch } from './search/GlobalSearch.tsx'
import { UserMenu } from './UserMenu.tsx'

export const TopBar = ({ onMenu, onShortcuts }: { onMenu: () => void; onShortcuts: () => void }) => (
  <HStack
    as="header"
    position="sticky"
    top="0"
    zIndex="sticky"
    height="14"
    paddingX={{ base: '3', md: '6' }}
    gap={{ base: '1', md: '3' }}
    bg="bg.panel"
    borderBottomWidth="1px"
  >
    <IconButton variant="ghost" hideFrom="lg" aria-label="Open menu" onClick={onMenu}>
      <Menu size={20} />
    </IconButton>
    <GlobalSearch />
    <HStack marginInlineStart="auto" gap="1">
      <DocumentationButton />
      <HelpModal />
      <NotificationBell />
      <UserMenu onShortcuts={onShortcuts} />
    </HStack>
  </HStack>
)
