/** What happened to the access to one's own account, latest first, and what to do about what one does not know. */
import { Button, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/securityLog/securitySection.js'
import type { SecuritySection_query$key } from '#web/__generated__/SecuritySection_query.graphql.ts'
import type { SecuritySectionEarlierQuery } from '#web/__generated__/SecuritySectionEarlierQuery.graphql.ts'
import type { SecuritySectionQuery } from '#web/__generated__/SecuritySectionQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'
import { SecurityEventRow } from './SecurityEventRow.tsx'
import { Rich } from '#web/ui/Rich.tsx'

const pageSize = 20

export default function SecuritySection() {
  const query = useLazyLoadQuery<SecuritySectionQuery>(
    graphql`
      query SecuritySectionQuery {
        ...SecuritySection_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SecuritySectionEarlierQuery,
    SecuritySection_query$key
  >(
    graphql`
      fragment SecuritySection_query on Query
      @refetchable(queryName: "SecuritySectionEarlierQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        securityEvents(filter: { mine: true }, first: $count, after: $cursor)
          @connection(key: "SecuritySection_securityEvents") {
          edges {
            node {
              id
              ...SecurityEventRow_event
            }
          }
        }
      }
    `,
    query,
  )
  const events = nodesOf(data.securityEvents)
  return (
    <Section title={texts.securityActivity()}>
      <Text color="fg.muted">
        <Rich
          text={texts.whatItShows()}
          parts={{
            password: (words) => (
              <TextLink asChild textDecoration="underline">
                <Link to="?section=account">{words}</Link>
              </TextLink>
            ),
          }}
        />
      </Text>
      {events.length ? (
        <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px">
          {events.map((event) => (
            <SecurityEventRow key={event.id} event={event} />
          ))}
        </Stack>
      ) : (
        <Text>{texts.noActivityYet()}</Text>
      )}
      {hasNext && (
        <Button variant="outline" alignSelf="start" loading={isLoadingNext} onClick={() => loadNext(pageSize)}>
          {texts.showEarlier()}
        </Button>
      )}
    </Section>
  )
}
