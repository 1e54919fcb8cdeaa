/** The frame of the pages before signing in: the form at the start, something to look at beside it. */
import { Box, Flex, HStack, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import * as texts from '#texts/accounts/authFrame.js'
import { HomeLink } from '#web/app/HomeLink.tsx'
import { LanguageSwitch } from '#web/app/language/LanguageSwitch.tsx'
import { AscentCurve } from '#web/ui/ascent/AscentCurve.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'

export function AuthFrame({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Flex minH="100dvh" bg="bg.panel">
      <Flex as="main" direction="column" flex="1" padding={{ base: '5', md: '10' }} alignItems="center">
        <Box width="full" maxW="480px">
          <HStack justifyContent="space-between">
            <HomeLink />
            <HStack gap="1">
              <LanguageSwitch />
              <ThemeSwitch />
            </HStack>
          </HStack>
          <Stack gap="6" paddingTop={{ base: '8', md: '14' }}>
            {children}
          </Stack>
        </Box>
      </Flex>
      <Flex
        as="aside"
        position="relative"
        hideBelow="lg"
        flex="1"
        bg="brand.deep"
        color="white"
        alignItems="center"
        justifyContent="center"
        padding="14"
        aria-label={texts.aboutThePlatform()}
      >
        {side}
        <Box position="absolute" insetX="0" bottom="0" opacity={0.7}>
          <AscentCurve height={220} plain />
        </Box>
      </Flex>
    </Flex>
  )
}
