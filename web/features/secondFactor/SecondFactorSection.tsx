/** Two-factor authentication in the settings. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/secondFactor/section.js'
import type { SecondFactorSection_query$key } from '#web/__generated__/SecondFactorSection_query.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { SecondFactorParts } from './SecondFactorParts.tsx'

export default function SecondFactorSection({ settings }: { settings: SecondFactorSection_query$key }) {
  const { ownSecondFactor } = useFragment(
    graphql`
      fragment SecondFactorSection_query on Query {
        ownSecondFactor {
          required
          appSince
          passkeys {
            id
          }
          ...SecondFactorParts_factor
        }
      }
    `,
    settings,
  )
  const { required, appSince, passkeys } = ownSecondFactor
  const on = appSince !== null || passkeys.length > 0
  return (
    <>
      <Section title={texts.title()}>
        <Text>{on ? texts.on() : texts.off()}</Text>
        {required && <Text color="fg.muted">{texts.required()}</Text>}
      </Section>
      <SecondFactorParts factor={ownSecondFactor} />
    </>
  )
}
