/** The side menu of wide screens; it can be made narrow. */
import * as texts from '#texts/app/sidebar.js'
import { Box, Flex, HStack, IconButton } from '@chakra-ui/react'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Logo, LogoAndName } from '../Logo.tsx'
import { MenuLinks } from './MenuLinks.tsx'

export function Sidebar({ narrow, onToggle }: { narrow: boolean; onToggle: () => void }) {
  const Icon = narrow ? PanelLeftOpen : PanelLeftClose
  return (
    <Flex
      as="aside"
      aria-label={texts.sidebar()}
      direction="column"
      hideBelow="lg"
      width={narrow ? '68px' : '248px'}
      flexShrink="0"
      bg="bg.panel"
      borderInlineEndWidth="1px"
      position="sticky"
      top="var(--above, 0px)"
      height="calc(100dvh - var(--above, 0px))"
    >
      <HStack height="14" paddingX="4" gap="3" justifyContent={narrow ? 'center' : 'start'}>
        {narrow ? <Logo small /> : <LogoAndName short />}
      </HStack>
      <Box as="nav" aria-label={texts.mainMenu()} data-tour="menu" flex="1" overflowY="auto" padding="3">
        <MenuLinks narrow={narrow} />
      </Box>
      <Box padding="3">
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={narrow ? texts.widenTheMenu() : texts.narrowTheMenu()}
          aria-expanded={!narrow}
          onClick={onToggle}
        >
          <Icon size={18} />
        </IconButton>
      </Box>
    </Flex>
  )
}
