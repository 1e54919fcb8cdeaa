/** The claims that an expert is to validate, below the ideas. */
import { Heading, SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/trl/pages.js'
import type { ClaimsToValidate_query$key } from '#web/__generated__/ClaimsToValidate_query.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { ClaimCard } from './ClaimCard.tsx'

/** `none` stands there when there is no claim. */
export function ClaimsToValidate({ query }: { query: ClaimsToValidate_query$key }) {
  const { trlClaims } = useFragment(
    graphql`
      fragment ClaimsToValidate_query on Query {
        trlClaims(filter: { mine: true, status: [REQUESTED, IN_REVIEW, CHANGES_REQUESTED] }, first: 100) {
          edges {
            node {
              id
              ...ClaimCard_claim
            }
          }
        }
      }
    `,
    query,
  )
  const claims = nodesOf(trlClaims)
  if (!claims.length) return null
  return (
    <Stack as="section" aria-label={texts.toValidate()} gap="4">
      <Heading as="h2" size="lg">
        {texts.toValidate()}
      </Heading>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        {claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} />
        ))}
      </SimpleGrid>
    </Stack>
  )
}
