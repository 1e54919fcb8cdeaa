/** The platform's sign and name, leading to its start page: for pages without the shell. */
import * as texts from '#texts/app/homeLink.js'
import { HStack, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useApp } from './AppContext.tsx'
import { Logo } from './Logo.tsx'

export function HomeLink() {
  const { platformName } = useApp().whiteLabel
  return (
    <Link to="/landing" aria-label={texts.startPage({ platformName })}>
      <HStack gap="3">
        <Logo />
        <Text fontWeight="semibold" fontSize="md">
          {platformName}
        </Text>
      </HStack>
    </Link>
  )
}
