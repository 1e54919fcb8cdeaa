/** The last resort when the app itself fails (docs/spec/shell.md#errors). */
import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react'

export const RootError = () => (
  <Center as="main" minH="100dvh" padding="6">
    <Stack gap="4" textAlign="center">
      <Heading as="h1" size="2xl">
        Something went wrong
      </Heading>
      <Text color="fg.muted">Please refresh the page to try again.</Text>
      <Button alignSelf="center" onClick={() => location.reload()}>
        Refresh Page
      </Button>
    </Stack>
  </Center>
)
