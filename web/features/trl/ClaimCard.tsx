/** A claim as a card of a list. */
import { Flex, Heading, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/trl/list.js'
import { dotted, listed } from '#listed'
import type { ClaimCard_claim$key } from '#web/__generated__/ClaimCard_claim.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { agoInside } from '#web/ui/format.ts'
import { ClaimTag } from './ClaimTag.tsx'
import { Completeness } from './Completeness.tsx'

export function ClaimCard({ claim: key }: { claim: ClaimCard_claim$key }) {
  const { path, title, status, level, fromLevel, completeness, requestedAt, validators } = useFragment(
    graphql`
      fragment ClaimCard_claim on TrlClaim {
        path
        title
        status
        level
        fromLevel
        completeness
        requestedAt
        validators {
          user {
            name
          }
        }
      }
    `,
    key,
  )
  const names = listed(validators.map(({ user }) => user?.name ?? texts.formerMember()))
  return (
    <Card aria-label={title}>
      <Flex gap="1.5" wrap="wrap">
        <Tag tone="brand">{texts.claimedLevel({ level })}</Tag>
        <ClaimTag status={status} />
      </Flex>
      <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
        <Link to={path}>{title}</Link>
      </Heading>
      <Completeness percent={completeness} />
      <Text fontSize="sm" color="fg.muted">
        {dotted([
          fromLevel ? texts.validatedBefore({ level: fromLevel }) : texts.nothingValidated(),
          requestedAt && texts.requestedAgo({ ago: agoInside(requestedAt) }),
          names || texts.nobody(),
        ])}
      </Text>
    </Card>
  )
}
