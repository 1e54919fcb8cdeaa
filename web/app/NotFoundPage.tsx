/** For addresses that lead nowhere. */
import * as texts from '#texts/app/notFoundPage.js'
import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useApp } from './AppContext.tsx'
import { Framed } from './Framed.tsx'

export function NotFoundPage() {
  const { viewer } = useApp()
  return (
    <Framed>
      <Stack gap="4" maxW="md" width="full" textAlign="center" marginX="auto" paddingY="14">
        <Heading as="h1" size="2xl" tabIndex={-1}>
          {texts.pageNotFound()}
        </Heading>
        <Text color="fg.muted">{viewer ? texts.nothingAtThisAddressIs() : texts.thereIsNothingAtThis()}</Text>
        <Button asChild alignSelf="center">
          <Link to="/">{viewer ? texts.goToYourDashboard() : texts.goToTheStartPage()}</Link>
        </Button>
      </Stack>
    </Framed>
  )
}
