/** The frame of the pages before signing in: the form at the start, something to look at beside it. */
import { Box, Flex, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import * as texts from '#texts/accounts/authFrame.js'
import { HomeLink } from '#web/app/HomeLink.tsx'

export function AuthFrame({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Flex minH="100dvh" bg="bg.panel">
      <Flex as="main" direction="column" flex="1" padding={{ base: '5', md: '10' }} alignItems="center">
        <Box width="full" maxW="420px">
          <HomeLink />
          <Stack gap="6" paddingTop={{ base: '8', md: '14' }}>
            {children}
          </Stack>
        </Box>
      </Flex>
      <Flex
        as="aside"
        hideBelow="lg"
        flex="1"
        bg="#0b2f3a"
        color="white"
        alignItems="center"
        justifyContent="center"
        padding="14"
        aria-label={texts.aboutThePlatform()}
      >
        {side}
      </Flex>
    </Flex>
  )
}
