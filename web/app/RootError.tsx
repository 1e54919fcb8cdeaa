/** The last resort when the app itself fails (docs/spec/shell.md#errors). */
import * as texts from '#texts/app/rootError.js'
import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react'

export const RootError = () => (
  <Center as="main" minH="100dvh" padding="6">
    <Stack gap="4" textAlign="center">
      <Heading as="h1" size="2xl">
        {texts.somethingWentWrong()}
      </Heading>
      <Text color="fg.muted">{texts.pleaseRefreshThePageTo()}</Text>
      <Button alignSelf="center" onClick={() => location.reload()}>
        {texts.refreshPage()}
      </Button>
    </Stack>
  </Center>
)
