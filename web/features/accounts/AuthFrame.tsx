/** The frame of the pages before signing in: the form at the start, something to look at beside it. */
import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useApp } from '#web/app/AppContext.tsx'
import { Logo } from '#web/app/Logo.tsx'

export function AuthFrame({ side, children }: { side: ReactNode; children: ReactNode }) {
  const { platformName } = useApp().whiteLabel
  return (
    <Flex minH="100dvh" bg="bg.panel">
      <Flex as="main" direction="column" flex="1" padding={{ base: '5', md: '10' }} alignItems="center">
        <Box width="full" maxW="420px">
          <Link to="/landing" aria-label={`${platformName}, start page`}>
            <HStack gap="3">
              <Logo />
              <Text fontWeight="semibold" fontSize="md">
                {platformName}
              </Text>
            </HStack>
          </Link>
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
        aria-label="About the platform"
      >
        {side}
      </Flex>
    </Flex>
  )
}
