/** All figures with their definitions; each leads to the records behind it. */
import { Box, Table, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/analytics/page.js'
import type { FigureRows_analytics$key } from '#web/__generated__/FigureRows_analytics.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { recordsPath } from './analyticsAddress.ts'
import { changeWords, valueWords } from './figureWords.ts'
import { linksIn } from '#web/ui/charts/linksIn.ts'

export function FigureRows({ analytics, title }: { analytics: FigureRows_analytics$key; title: string }) {
  const [search] = useSearchParams()
  const { figures } = useFragment(
    graphql`
      fragment FigureRows_analytics on Analytics {
        figures {
          figure {
            code
            name
            definition
            unit
            holds
          }
          value
          before
        }
      }
    `,
    analytics,
  )
  return (
    <Section title={title}>
      <Box overflowX="auto" tabIndex={0} role="group" aria-label={title}>
        <Table.Root size="sm" css={linksIn} aria-label={title}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{texts.figure()}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{texts.value()}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{texts.change()}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {figures
              .filter(({ figure }) => figure.code !== 'PROJECT_LEVELS')
              .map(({ figure: { code, name, definition, unit, holds }, value, before }) => (
                <Table.Row key={code}>
                  <Table.ColumnHeader scope="row" fontWeight="normal" minW="56">
                    <Link to={recordsPath(code, search)}>{name}</Link>
                    <Text color="fg.muted" fontSize="xs">
                      {definition} {holds && texts.holdsAtEnd()}
                    </Text>
                  </Table.ColumnHeader>
                  <Table.Cell textAlign="end" whiteSpace="nowrap" fontWeight="semibold" verticalAlign="top">
                    {valueWords(value, unit)}
                  </Table.Cell>
                  <Table.Cell textAlign="end" whiteSpace="nowrap" color="fg.muted" verticalAlign="top">
                    {changeWords(value, before, unit)}
                  </Table.Cell>
                </Table.Row>
              ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Section>
  )
}
