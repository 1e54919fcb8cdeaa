/** 'History': who did what with a project, when, with the comments and every field before and after. */
import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import type { ProjectHistory_project$key } from '#web/__generated__/ProjectHistory_project.graphql.ts'
import type { ProjectHistoryQuery } from '#web/__generated__/ProjectHistoryQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { Initials } from '#web/ui/Initials.tsx'
import { deedWords, fieldLabel, shownChanges, valueWords, type Change } from './historyWords.ts'

const pageSize = 10

export function ProjectHistory({ project }: { project: ProjectHistory_project$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProjectHistoryQuery,
    ProjectHistory_project$key
  >(
    graphql`
      fragment ProjectHistory_project on Project
      @refetchable(queryName: "ProjectHistoryQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        history(first: $count, after: $cursor) @connection(key: "ProjectHistory_history") {
          edges {
            node {
              number
              at
              action
              comment
              actor {
                name
                profileImage
              }
              changes {
                field
                before
                after
              }
            }
          }
        }
      }
    `,
    project,
  )
  const entries = nodesOf(data.history)
  if (!entries.length) return null
  return (
    <Section title="History">
      <Stack as="ol" listStyleType="none" gap="0" aria-label="History, the latest first">
        {entries.map(({ number, at, action, actor, comment, changes }, nth) => (
          <HStack as="li" key={number} gap="3" alignItems="stretch">
            <Stack gap="1" alignItems="center" aria-hidden>
              <Initials name={actor?.name ?? '?'} image={actor?.profileImage} />
              {nth < entries.length - 1 && <Box flex="1" width="1px" bg="border" />}
            </Stack>
            <Stack gap="2" flex="1" minW="0" paddingBottom="5">
              <Box>
                <Text>
                  <strong>{actor?.name ?? 'Somebody who has left'}</strong> {deedWords(action, changes)}
                </Text>
                <Text asChild color="fg.muted" fontSize="xs">
                  <time dateTime={at}>{formatTime(at)}</time>
                </Text>
              </Box>
              {comment && (
                <Box borderInlineStartWidth="3px" borderColor="border.emphasized" paddingInlineStart="3">
                  <Text whiteSpace="pre-line" overflowWrap="anywhere">
                    {comment}
                  </Text>
                </Box>
              )}
              <FieldChanges changes={shownChanges(action, changes)} />
            </Stack>
          </HStack>
        ))}
      </Stack>
      {hasNext && (
        <Button variant="outline" alignSelf="start" loading={isLoadingNext} onClick={() => loadNext(pageSize)}>
          Show earlier
        </Button>
      )}
    </Section>
  )
}

const FieldChanges = ({ changes }: { changes: readonly Change[] }) =>
  changes.length > 0 && (
    <Stack as="dl" gap="2" fontSize="sm">
      {changes.map(({ field, before, after }) => (
        <Box key={field}>
          <Text as="dt" color="fg.muted" fontSize="xs">
            {fieldLabel(field)}
          </Text>
          <Box as="dd">
            <Value label="Before" text={valueWords(field, before)} />
            <Value label="After" text={valueWords(field, after)} />
          </Box>
        </Box>
      ))}
    </Stack>
  )

/** Longer than this, a value is cut until one asks for all of it. */
const long = 200

function Value({ label, text }: { label: string; text: string }) {
  const [all, setAll] = useState(false)
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere">
      <Text as="span" color="fg.muted">
        {label}:{' '}
      </Text>
      {all || text.length <= long ? text : `${text.slice(0, long)}… `}
      {!all && text.length > long && (
        <Button size="xs" variant="plain" height="auto" padding="0" onClick={() => setAll(true)}>
          Show all
        </Button>
      )}
    </Text>
  )
}
