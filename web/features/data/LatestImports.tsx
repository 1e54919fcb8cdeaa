/** What was imported last, by whomever. */
import { Button, HStack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/data/overview.js'
import type { LatestImports_query$key } from '#web/__generated__/LatestImports_query.graphql.ts'
import { importStates } from '#web/features/imports/importStates.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { importsPath } from './dataPaths.ts'

export function LatestImports({ query }: { query: LatestImports_query$key }) {
  const { allImports } = useFragment(
    graphql`
      fragment LatestImports_query on Query {
        allImports(first: 5) {
          edges {
            node {
              id
              fileName
              state
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
  return (
    <Section title={texts.imports()}>
      <LinkRows none={texts.noImports()}>
        {nodesOf(allImports).map(({ id, fileName, state, createdAt, user }) => (
          <LinkRow
            key={id}
            to={`${importsPath}?q=${encodeURIComponent(fileName)}`}
            title={fileName}
            note={`${user.name}, ${formatTime(createdAt)}`}
          >
            <Tag tone={importStates[state].tone}>{importStates[state].label}</Tag>
          </LinkRow>
        ))}
      </LinkRows>
      <HStack wrap="wrap">
        <Button asChild variant="outline">
          <Link to={importsPath}>{texts.allImports()}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/import-data">{texts.importData()}</Link>
        </Button>
      </HStack>
    </Section>
  )
}
