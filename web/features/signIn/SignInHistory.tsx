/** Who changed how people sign in, and when. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
import * as texts from '#texts/signIn/history.js'
import * as rules from '#texts/signIn/rules.js'
import type { SignInHistory_policy$key } from '#web/__generated__/SignInHistory_policy.graphql.ts'
import { History, type HistoryWords } from '#web/features/history/History.tsx'
import { Section } from '#web/ui/Facts.tsx'

const inWords = (roles: string) => [
  ...new Set(roles.split(', ').map((role) => (role in roleWords ? roleWords[role as keyof typeof roleWords] : role))),
]

const labels: Record<string, string> = {
  secondFactorRoles: texts.secondFactorRoles(),
  loginTries: rules.loginTries(),
  lockMinutes: rules.lockMinutes(),
  passwordLength: rules.passwordLength(),
}

const words: HistoryWords = {
  deed: () => texts.changed(),
  shown: (_, changes) => changes,
  label: (field) => labels[field] ?? field,
  value: (_, value) =>
    typeof value === 'number'
      ? String(value)
      : typeof value === 'string' && value
        ? inWords(value).join(', ')
        : texts.none(),
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
