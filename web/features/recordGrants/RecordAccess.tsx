/** Who was given access to one record, for those who may see it; each can be extended or ended here. */
import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/recordGrants/list.js'
import { dotted } from '#listed'
import type { RecordAccessQuery } from '#web/__generated__/RecordAccessQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { formatDate } from '#web/ui/format.ts'
import { GrantMenu } from './GrantMenu.tsx'
import { GrantTag } from './GrantTag.tsx'

export function RecordAccess({ recordId }: { recordId: string }) {
  const { recordGrants } = useRead<RecordAccessQuery>(
    graphql`
      query RecordAccessQuery($recordId: ID!) {
        recordGrants(filter: { recordId: $recordId }, sort: { field: EXPIRES_ON, direction: DESC }, first: 50) {
          edges {
            node {
              id
              state
              expiresOn
              withFiles
              reason
              user {
                name
              }
              ...GrantMenu_grant
            }
          }
        }
      }
    `,
    { recordId },
  )
  const grants = recordGrants.edges.flatMap((edge) => (edge?.node ? [edge.node] : []))
  if (!grants.length) return <Text color="fg.muted">{texts.nobodyYet()}</Text>
  return (
    <Stack as="ul" aria-label={texts.people()} listStyleType="none" gap="3">
      {grants.map((grant) => (
        <Flex as="li" key={grant.id} justifyContent="space-between" gap="3">
          <Box minW="0">
            <HStack gap="2" flexWrap="wrap">
              <Text fontWeight="medium" dir="auto">
                {grant.user?.name ?? texts.formerMember()}
              </Text>
              <GrantTag state={grant.state} />
            </HStack>
            <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              {dotted([
                texts.untilDay({ day: formatDate(grant.expiresOn) }),
                grant.withFiles ? texts.withFiles() : texts.withoutFiles(),
                grant.reason,
              ])}
            </Text>
          </Box>
          <GrantMenu grant={grant} />
        </Flex>
      ))}
    </Stack>
  )
}
