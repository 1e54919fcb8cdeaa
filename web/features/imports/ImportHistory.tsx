/** The own imports of before, each a way back to its report. */
import { HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ImportHistory_import$key } from '#web/__generated__/ImportHistory_import.graphql.ts'
import * as texts from '#texts/imports/importHistory.js'
import * as counts from '#texts/imports/counts.js'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { importStates } from './importStates.ts'
import { kindWords } from './kindWords.ts'

export function ImportHistory({ imports }: { imports: ImportHistory_import$key }) {
  const rows = useFragment(
    graphql`
      fragment ImportHistory_import on Import @relay(plural: true) {
        id
        number
        kind
        fileName
        state
        rows
        created
        refused
        createdAt
      }
    `,
    imports,
  )
  if (!rows.length) return null
  return (
    <Section title={texts.yourImports()}>
      <Stack as="ul" gap="0" listStyleType="none">
        {rows.map(({ id, number, kind, fileName, state, rows: count, created, refused, createdAt }) => (
          <HStack as="li" key={id} justifyContent="space-between" gap="3" paddingY="2" borderTopWidth="1px" wrap="wrap">
            <Stack gap="0" minW="0">
              <Text fontWeight="medium" textDecoration="underline" overflowWrap="anywhere" asChild>
                <Link to={`?import=${number}`}>{fileName}</Link>
              </Text>
              <Text color="fg.muted">
                {formatTime(createdAt)} · {kindWords[kind].title}, {counts.rows({ count })}
                {state === 'DONE' && texts.createdRefused({ created, refused })}
              </Text>
            </Stack>
            <Tag tone={importStates[state].tone}>{importStates[state].label}</Tag>
          </HStack>
        ))}
      </Stack>
    </Section>
  )
}
