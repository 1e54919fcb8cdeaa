/** A few collaborations as links, with where they stand and what comes next. */
import { Flex, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { CollaborationLinks_collaborations$key } from '#web/__generated__/CollaborationLinks_collaborations.graphql.ts'
import { CollaborationBadges } from './CollaborationBadges.tsx'
import { NextMilestone } from './NextMilestone.tsx'

export function CollaborationLinks({ collaborations }: { collaborations: CollaborationLinks_collaborations$key }) {
  const rows = useFragment(
    graphql`
      fragment CollaborationLinks_collaborations on Collaboration @relay(plural: true) {
        id
        number
        title
        ...CollaborationBadges_collaboration
        ...NextMilestone_collaboration
      }
    `,
    collaborations,
  )
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {rows.map((row) => (
        <Flex as="li" key={row.id} gap="2" justifyContent="space-between" alignItems="start" wrap="wrap">
          <Stack gap="0" minW="0" flex="1 1 220px">
            <Link to={`/collaborations/${row.number}`}>
              <Text fontWeight="medium" lineClamp={2}>
                {row.title}
              </Text>
            </Link>
            <NextMilestone collaboration={row} />
          </Stack>
          <CollaborationBadges collaboration={row} />
        </Flex>
      ))}
    </Stack>
  )
}
