/** Who changed how people sign in, and when. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { listed } from '#listed'
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
import * as providers from '#texts/providers/rules.js'
import * as texts from '#texts/signIn/history.js'
import * as rules from '#texts/signIn/rules.js'
import type { SignInHistory_policy$key } from '#web/__generated__/SignInHistory_policy.graphql.ts'
import { History, type HistoryWords } from '#web/features/history/History.tsx'
import { factorChoices, kindWords } from '#web/features/providers/providerWords.ts'
import { Section } from '#web/ui/Facts.tsx'

const known: Record<string, string> = {
  ...roleWords,
  ...kindWords,
  ...Object.fromEntries(factorChoices.map(({ value, label }) => [value, label])),
}

/** A value, or several with commas, each in words; roles by value are `value: ROLE`. */
const inWords = (text: string) => [
  ...new Set(text.split(', ').map((one) => one.replace(/[A-Z_]+$/, (name) => known[name] ?? name))),
]

const labels: Record<string, string> = {
  secondFactorRoles: texts.secondFactorRoles(),
  loginTries: rules.loginTries(),
  lockMinutes: rules.lockMinutes(),
  passwordLength: rules.passwordLength(),
  provider: texts.provider(),
  deleted: texts.deleted(),
  links: texts.links(),
  name: providers.name(),
  kind: providers.kind(),
  enabled: providers.enabled(),
  issuer: providers.issuer(),
  client: providers.client(),
  clientSecret: providers.clientSecret(),
  scopes: providers.scopes(),
  metadataUrl: providers.metadataUrl(),
  metadata: providers.metadata(),
  emailClaim: providers.emailClaim(),
  nameClaim: providers.nameClaim(),
  roleClaim: providers.roleClaim(),
  roles: providers.roles(),
  defaultRole: providers.defaultRole(),
  createsAccounts: providers.createsAccounts(),
  mailDomains: providers.mailDomains(),
  vouchesForMail: providers.vouchesForMail(),
  secondFactor: providers.secondFactor(),
  makesAdministrators: providers.makesAdministrators(),
  signsOut: providers.signsOut(),
}

const words: HistoryWords = {
  deed: () => texts.changed(),
  shown: (_, changes) => changes,
  label: (field) => labels[field],
  value: (_, value) => (typeof value === 'string' && value ? listed(inWords(value)) : undefined),
}

export function SignInHistory({ policy }: { policy: SignInHistory_policy$key }) {
  const { changes } = useFragment(
    graphql`
      fragment SignInHistory_policy on SignInPolicy {
        changes {
          ...History_entries
        }
      }
    `,
    policy,
  )
  return (
    <Section title={texts.title()}>
      {changes.length ? <History entries={changes} words={words} /> : <Text color="fg.muted">{texts.nothing()}</Text>}
    </Section>
  )
}
