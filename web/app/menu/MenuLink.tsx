/** One link of the side menu; the page that is open is marked for eyes and for screen readers. */
import { chakra, HStack, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { ownWay } from '#web/ui/ownWay.tsx'
import type { MenuEntry } from './useMenu.ts'

const Entry = chakra(Link)

interface Props {
  entry: MenuEntry
  narrow: boolean
  current: boolean
  /** Smaller, for what is not among the role's first entries. */
  quiet?: boolean
  onFollow: (() => void) | undefined
}

export const MenuLink = ({ entry: { path, label, icon: Icon }, narrow, current, quiet = false, onFollow }: Props) => (
  <Entry
    to={path}
    aria-current={current ? 'page' : undefined}
    onClick={onFollow}
    title={narrow ? label : undefined}
    aria-label={narrow ? label : undefined}
    display="block"
    borderRadius="md"
    paddingX="3"
    paddingY={quiet ? '1.5' : '2'}
    minH={quiet ? '8' : '10'}
    color="fg.muted"
    fontWeight={quiet ? 'normal' : 'medium'}
    fontSize={quiet ? 'sm' : undefined}
    _hover={{ bg: 'bg.muted', color: 'fg' }}
    _currentPage={{ bg: 'brand.subtle', color: 'brand.fg' }}
  >
    <HStack gap="3" justifyContent={narrow ? 'center' : 'start'}>
      <chakra.span flexShrink="0" aria-hidden>
        <Icon size={quiet ? 16 : 18} />
      </chakra.span>
      {!narrow && (
        <Text as="span" lineClamp="2" overflowWrap="anywhere">
          {ownWay(label)}
        </Text>
      )}
    </HStack>
  </Entry>
)
