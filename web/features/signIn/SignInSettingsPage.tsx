/** How people sign in, for administrators: who must have a second factor, the rules of passwords, and what was changed. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/signIn/page.js'
import type { SignInSettingsPageQuery } from '#web/__generated__/SignInSettingsPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ProvidersSection } from '#web/features/providers/ProvidersSection.tsx'
import { PasswordPolicy } from './PasswordPolicy.tsx'
import { SecondFactorRoles } from './SecondFactorRoles.tsx'
import { SignInHistory } from './SignInHistory.tsx'

export default function SignInSettingsPage() {
  const data = usePage<SignInSettingsPageQuery>(graphql`
    query SignInSettingsPageQuery @preloadable {
      ...ProvidersSection_query
      signInPolicy {
        ...SecondFactorRoles_policy
        ...PasswordPolicy_policy
        ...SignInHistory_policy
      }
    }
  `)
  const { signInPolicy } = data
  return (
    <>
      <PageHeader title={texts.title()} description={texts.description()} />
      <Stack gap="5" maxW="4xl">
        <SecondFactorRoles policy={signInPolicy} />
        <PasswordPolicy policy={signInPolicy} />
        <ProvidersSection query={data} />
        <SignInHistory policy={signInPolicy} />
      </Stack>
    </>
  )
}
