/** What was sent to the language model in the last 30 days, latest first. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import * as texts from '#texts/model/page.js'
import type { ModelLog_query$key } from '#web/__generated__/ModelLog_query.graphql.ts'
import type { ModelLogEarlierQuery } from '#web/__generated__/ModelLogEarlierQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { ModelCallDialog } from './ModelCallDialog.tsx'
import { outcomeOf, purposeOf } from './modelWords.ts'

const pageSize = 20

export function ModelLog({ query }: { query: ModelLog_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<ModelLogEarlierQuery, ModelLog_query$key>(
    graphql`
      fragment ModelLog_query on Query
      @refetchable(queryName: "ModelLogEarlierQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        modelCalls(first: $count, after: $cursor) @connection(key: "ModelLog_modelCalls") {
          edges {
            node {
              id
              purpose
              outcome
              model
              milliseconds
              createdAt
              user {
                name
              }
            }
          }
        }
      }
    `,
    query,
  )
  const [shown, setShown] = useState<string | null>(null)
  const calls = nodesOf(data.modelCalls)
  return (
    <Section title={texts.log()}>
      <Text color="fg.muted">{texts.logWhy()}</Text>
      {calls.length === 0 ? (
        <Text>{texts.logEmpty()}</Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px">
          {calls.map(({ id, purpose, outcome, model, milliseconds, createdAt, user }) => {
            const { words, tone } = outcomeOf(outcome)
            return (
              <HStack
                as="li"
                key={id}
                gap="3"
                paddingY="2.5"
                borderBottomWidth="1px"
                justifyContent="space-between"
                wrap="wrap"
              >
                <Stack gap="1" minW="0" align="start">
                  <Tag tone={tone}>{words}</Tag>
                  <Text overflowWrap="anywhere">{purposeOf(purpose)}</Text>
                  <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                    {texts.call({
                      by: user?.name ?? texts.formerMember(),
                      model,
                      seconds: (milliseconds / 1000).toFixed(1),
                    })}
                  </Text>
                </Stack>
                <HStack gap="3">
                  <Text fontSize="sm">{formatTime(createdAt)}</Text>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={texts.viewNamed({ purpose: purposeOf(purpose), time: formatTime(createdAt) })}
                    onClick={() => setShown(id)}
                  >
                    {texts.view()}
                  </Button>
                </HStack>
              </HStack>
            )
          })}
        </Stack>
      )}
      {hasNext && (
        <Button variant="outline" alignSelf="start" loading={isLoadingNext} onClick={() => loadNext(pageSize)}>
          {texts.earlier()}
        </Button>
      )}
      {shown && <ModelCallDialog id={shown} onClose={() => setShown(null)} />}
    </Section>
  )
}
