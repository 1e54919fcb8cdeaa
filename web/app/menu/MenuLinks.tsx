/** The entries of the side menu as links; the page that is open is marked for eyes and for screen readers. */
import { HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { NavLink } from 'react-router'
import { useMenu } from './useMenu.ts'

const Entry = chakra(NavLink)

export function MenuLinks({ narrow = false, onFollow }: { narrow?: boolean; onFollow?: () => void }) {
  const entries = useMenu()
  return (
    <Stack as="ul" gap="0.5" listStyleType="none">
      {entries.map(({ path, label, icon: Icon }) => (
        <li key={path}>
          <Entry
            to={path}
            onClick={onFollow}
            title={narrow ? label : undefined}
            aria-label={narrow ? label : undefined}
            display="block"
            borderRadius="md"
            paddingX="3"
            paddingY="2"
            minH="10"
            color="fg.muted"
            fontWeight="medium"
            _hover={{ bg: 'bg.muted', color: 'fg' }}
            _currentPage={{ bg: 'brand.subtle', color: 'brand.fg' }}
          >
            <HStack gap="3" justifyContent={narrow ? 'center' : 'start'}>
              <chakra.span flexShrink="0" aria-hidden>
                <Icon size={18} />
              </chakra.span>
              {!narrow && <Text as="span">{label}</Text>}
            </HStack>
          </Entry>
        </li>
      ))}
    </Stack>
  )
}
