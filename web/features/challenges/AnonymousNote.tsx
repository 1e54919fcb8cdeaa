/** What the company and the university must know about a challenge that is posted without the company's name. */
import { Box, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/anonymousNote.js'
import { listed } from '#listed'
import type { AnonymousNote_challenge$key } from '#web/__generated__/AnonymousNote_challenge.graphql.ts'

export function AnonymousNote({ challenge }: { challenge: AnonymousNote_challenge$key }) {
  const { anonymous, companyTraces } = useFragment(
    graphql`
      fragment AnonymousNote_challenge on Challenge {
        anonymous
        companyTraces
      }
    `,
    challenge,
  )
  // Others read no traces: to them the company's name is withheld anyway.
  if (!anonymous || !companyTraces) return null
  return (
    <Box role="note" bg="warning.subtle" borderRadius="md" padding="3">
      <Text fontWeight="medium">{texts.thisChallengeIsAnonymous()}</Text>
      <Text>{texts.researchersSeeCompanyNameWithheld()}</Text>
      {companyTraces.length > 0 && (
        <Text fontWeight="medium">{texts.theCompanyIsNamedIn({ companyTraces: listed(companyTraces) })}</Text>
      )}
    </Box>
  )
}
