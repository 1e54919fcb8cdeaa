/** One click into each role of the demo university; shown only where demo accounts exist. */
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/accounts/demoAccounts.js'
import type { DemoAccountsMutation } from '#web/__generated__/DemoAccountsMutation.graphql.ts'
import { homeOf } from '#web/app/homes.ts'
import { startSession } from '#web/app/session.ts'
import { useAction } from '#web/relay/useAction.ts'

const roles = [
  ['RESEARCHER', texts.researcher()],
  ['INDUSTRY', texts.industry()],
  ['INVESTOR', texts.investor()],
  ['EXPERT', texts.expert()],
  ['COMMERCIALIZATION_TEAM', texts.universityTeam()],
  ['ADMIN', texts.administrator()],
] as const

export function DemoAccounts() {
  const [signIn, pending] = useAction<DemoAccountsMutation>(
    graphql`
      mutation DemoAccountsMutation($input: DevLoginInput!) {
        devLogin(input: $input) {
          token
          expiresIn
          viewer {
            role
          }
        }
      }
    `,
    { failure: texts.loginFailed(), alone: true },
  )
  const enter = async (role: (typeof roles)[number][0]) => {
    const outcome = await signIn({ input: { role } })
    if (!outcome.ok) return
    const { viewer, ...session } = outcome.data.devLogin
    startSession(session, homeOf(viewer))
  }
  return (
    <Stack gap="2" borderWidth="1px" borderRadius="md" padding="4" bg="bg.subtle">
      <Text fontWeight="medium">{texts.demoUniversityLookAroundAs()}</Text>
      <Flex gap="2" wrap="wrap">
        {roles.map(([role, label]) => (
          <Button key={role} size="xs" variant="outline" disabled={pending} onClick={() => void enter(role)}>
            {label}
          </Button>
        ))}
      </Flex>
    </Stack>
  )
}
