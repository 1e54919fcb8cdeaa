/** The frame of a page that everybody can open: the platform's name, the way in, and the legal texts. */
import { Box, Button, Container, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as texts from '#texts/app/landingPage.js'
import * as visitors from '#texts/duties/visitors.js'
import { useApp } from '#web/app/AppContext.tsx'
import { HomeLink } from '#web/app/HomeLink.tsx'

export function VisitorPage({ children }: { children: ReactNode }) {
  const { viewer } = useApp()
  return (
    <Box minH="100dvh">
      <Container maxW="6xl" paddingX={{ base: '5', md: '8' }}>
        <Flex as="header" height="16" alignItems="center" justifyContent="space-between">
          <HomeLink />
          <Button asChild variant="outline" size="sm">
            <Link to={viewer ? '/' : '/auth'}>{viewer ? texts.goToYourDashboard() : texts.signIn()}</Link>
          </Button>
        </Flex>
        <Box as="main" paddingY={{ base: '6', md: '10' }}>
          {children}
        </Box>
        <Flex as="footer" gap="5" paddingY="8" borderTopWidth="1px" color="fg.muted" wrap="wrap">
          <Link to="/promised-answers">{visitors.answers()}</Link>
          <Link to="/legal/terms">{texts.terms()}</Link>
          <Link to="/legal/privacy">{texts.privacy()}</Link>
        </Flex>
      </Container>
    </Box>
  )
}
