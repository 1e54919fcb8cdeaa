/** The bar above every signed-in page: menu button, search, help, bell, user menu. */
import { chakra, HStack, IconButton } from '@chakra-ui/react'
import { Menu } from 'lucide-react'
import { Link } from 'react-router'
import * as texts from '#texts/app/topBar.js'
import { DocumentationButton } from '#web/features/help/DocumentationButton.tsx'
import { HelpModal } from '#web/features/help/HelpModal.tsx'
import { NotificationBell } from './notifications/NotificationBell.tsx'
import { useApp } from './AppContext.tsx'
import { Logo } from './Logo.tsx'
import { GlobalSearch } from './search/GlobalSearch.tsx'
import { UserMenu } from './UserMenu.tsx'

export const TopBar = ({ onMenu, onShortcuts }: { onMenu: () => void; onShortcuts: () => void }) => (
  <HStack
    as="header"
    position="sticky"
    top="var(--above, 0px)"
    zIndex="sticky"
    height="14"
    paddingX={{ base: '3', md: '6' }}
    gap={{ base: '1', md: '3' }}
    bg="bg.panel"
    borderBottomWidth="1px"
  >
    <IconButton variant="ghost" hideFrom="lg" aria-label={texts.openMenu()} onClick={onMenu}>
      <Menu size={20} />
    </IconButton>
    <HomeMark />
    <GlobalSearch />
    <HStack marginInlineStart="auto" gap="1" data-tour="help">
      <DocumentationButton />
      <HelpModal />
      <NotificationBell />
      <UserMenu onShortcuts={onShortcuts} />
    </HStack>
  </HStack>
)

const Home = chakra(Link)

/** The platform's mark where the sidebar, which has it otherwise, is hidden. */
const HomeMark = () => (
  <Home
    to="/"
    aria-label={texts.dashboard({ platformName: useApp().whiteLabel.platformName })}
    hideFrom="lg"
    flexShrink="0"
  >
    <Logo small />
  </Home>
)
