/** The claims of a project that are over, the newest first. */
import { Flex, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/trl/project.js'
import { dotted } from '#listed'
import type { PastClaims_claims$key } from '#web/__generated__/PastClaims_claims.graphql.ts'
import { trlWords } from '#web/features/projects/projectWords.ts'
import { formatDate } from '#web/ui/format.ts'
import { ClaimTag } from './ClaimTag.tsx'

export function PastClaims({ claims: keys }: { claims: PastClaims_claims$key }) {
  const claims = useFragment(
    graphql`
      fragment PastClaims_claims on TrlClaim @relay(plural: true) {
        id
        status
        level
        updatedAt
        decidedAt
        decidedBy {
          name
        }
      }
    `,
    keys,
  )
  if (!claims.length) return null
  return (
    <Stack as="ul" gap="2" listStyleType="none" aria-label={texts.earlier()}>
      {claims.map(({ id, status, level, updatedAt, decidedAt, decidedBy }) => (
        <Flex as="li" key={id} gap="2" alignItems="center" wrap="wrap">
          <Text>{trlWords(level)}</Text>
          <ClaimTag status={status} />
          <Text fontSize="sm" color="fg.muted">
            {dotted([formatDate(decidedAt ?? updatedAt), decidedBy?.name])}
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}
