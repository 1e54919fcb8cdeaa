/** The platform's sign and name, leading to its start page: for pages without the shell. */
import * as texts from '#texts/app/homeLink.js'
import { HStack } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useApp } from './AppContext.tsx'
import { LogoAndName } from './Logo.tsx'

export function HomeLink() {
  const { platformName } = useApp().whiteLabel
  return (
    <Link to="/landing" aria-label={texts.startPage({ platformName })}>
      <HStack gap="3">
        <LogoAndName />
      </HStack>
    </Link>
  )
}
