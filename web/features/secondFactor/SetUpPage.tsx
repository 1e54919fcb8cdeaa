/** Where people are led whose role must have a second factor and who have none. */
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/secondFactor/setUp.js'
import type { SetUpPageQuery } from '#web/__generated__/SetUpPageQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { afterSignIn } from '#web/app/homes.ts'
import { useLogOut } from '#web/app/useLogOut.ts'
import { usePage } from '#web/relay/page.tsx'
import { AuthFrame } from '../accounts/AuthFrame.tsx'
import { Highlights } from '../accounts/Highlights.tsx'
import { SecondFactorParts } from './SecondFactorParts.tsx'

export default function SetUpPage() {
  const { ownSecondFactor } = usePage<SetUpPageQuery>(graphql`
    query SetUpPageQuery @preloadable {
      ownSecondFactor {
        appSince
        passkeys {
          id
        }
        ...SecondFactorParts_factor
      }
    }
  `)
  const viewer = useViewer()
  const logOut = useLogOut()
  const [search] = useSearchParams()
  const done = ownSecondFactor.appSince !== null || ownSecondFactor.passkeys.length > 0
  return (
    <AuthFrame side={<Highlights />}>
      <Stack gap="1">
        <Heading as="h1" size="2xl" tabIndex={-1}>
          {texts.title()}
        </Heading>
        <Text color="fg.muted">{done ? texts.done() : viewer.mustSetUpSecondFactor ? texts.why() : texts.may()}</Text>
      </Stack>
      <SecondFactorParts factor={ownSecondFactor} />
      <HStack>
        {(done || !viewer.mustSetUpSecondFactor) && (
          <Button asChild>
            {/* Everything is asked for again: the session may do more than before. */}
            <a href={afterSignIn(search.get('from'), viewer)}>{texts.continue()}</a>
          </Button>
        )}
        <Button variant="outline" onClick={() => void logOut()}>
          {texts.logOut()}
        </Button>
      </HStack>
    </AuthFrame>
  )
}
