/** What was exported last, by whomever. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { listInWords } from '#api/features/exports/listInWords.rules.ts'
import * as texts from '#texts/data/overview.js'
import type { LatestExports_query$key } from '#web/__generated__/LatestExports_query.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { exportLogPath, exportsPath } from './dataPaths.ts'

const wordOf = (value: unknown) => (typeof value === 'string' ? value : '')

export function LatestExports({ query }: { query: LatestExports_query$key }) {
  const { activity } = useFragment(
    graphql`
      fragment LatestExports_query on Query {
        activity(filter: { action: "exportList" }, first: 5) {
          edges {
            node {
              id
              at
              actor {
                name
              }
              changes {
                field
                after
              }
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <Section title={texts.exports()}>
      {nodesOf(activity).length ? (
        <Stack as="ul" gap="3" listStyleType="none">
          {nodesOf(activity).map(({ id, at, actor, changes }) => {
            const of = Object.fromEntries((changes ?? []).map(({ field, after }) => [field, after]))
            return (
              <Stack as="li" key={id} gap="0">
                <Text>
                  {texts.exported({
                    name: actor?.name ?? texts.somebody(),
                    list: listInWords(wordOf(of['list'])),
                    format: wordOf(of['format']).toUpperCase(),
                    rows: Number(of['rows'] ?? 0),
                  })}
                </Text>
                <Text fontSize="xs" color="fg.muted">
                  {formatTime(at)}
                </Text>
              </Stack>
            )
          })}
        </Stack>
      ) : (
        <Text color="fg.muted">{texts.noExports()}</Text>
      )}
      <HStack wrap="wrap">
        <Button asChild variant="outline">
          <Link to={exportsPath}>{texts.export()}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={exportLogPath}>{texts.allExports()}</Link>
        </Button>
      </HStack>
    </Section>
  )
}
