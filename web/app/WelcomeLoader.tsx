/** What stands on the screen while the session is being found out. */
import * as texts from '#texts/app/welcomeLoader.js'
import { Center, Spinner, Stack, Text } from '@chakra-ui/react'
import { Mark } from './Logo.tsx'

export const WelcomeLoader = () => (
  <Center position="fixed" inset="0" bg="bg.canvas" zIndex="overlay" role="status" aria-label={texts.loading()}>
    <Stack alignItems="center" gap="4">
      <Mark size={44} />
      <Spinner size="sm" color="brand.fg" />
      <Text color="fg.muted">{texts.welcome()}</Text>
    </Stack>
  </Center>
)
