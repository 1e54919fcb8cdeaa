/** All figures with their definitions; each leads to the records behind it. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/analytics/page.js'
import type { FigureRows_analytics$key } from '#web/__generated__/FigureRows_analytics.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { recordsPath } from './analyticsAddress.ts'
import { changeWords, valueWords } from './figureWords.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

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
      <SmallTable
        name={title}
        rows={figures.filter(({ figure }) => figure.code !== 'PROJECT_LEVELS')}
        keyOf={({ figure }) => figure.code}
        columns={[
          {
            header: texts.figure(),
            cell: ({ figure: { code, name, definition, holds } }) => (
              <>
                <Link to={recordsPath(code, search)}>{name}</Link>
                <Text color="fg.muted" fontSize="xs" fontWeight="normal">
                  {definition} {holds && texts.holdsAtEnd()}
                </Text>
              </>
            ),
          },
          {
            header: texts.value(),
            number: true,
            cell: ({ figure, value }) => <Text fontWeight="semibold">{valueWords(value, figure.unit)}</Text>,
          },
          {
            header: texts.change(),
            number: true,
            cell: ({ figure, value, before }) => (
              <Text color="fg.muted">{changeWords(value, before, figure.unit)}</Text>
            ),
          },
        ]}
      />
    </Section>
  )
}
