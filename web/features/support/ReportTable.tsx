/** The figures of innovation support by something, as a table that scrolls sideways where it is narrow. */
import { Table, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/support/reports.js'
import type { ReportTable_figures$key } from '#web/__generated__/ReportTable_figures.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'

/** A median of working days. */
export const daysInWords = (days: number | null | undefined): string =>
  days == null ? texts.notYet() : texts.workingDays({ count: days })

/** An average rating. */
export const ratingInWords = (rating: number | null | undefined): string =>
  rating == null ? texts.notYet() : texts.ofFive({ average: rating.toFixed(1) })

interface Props {
  title: string
  /** What each row is of. */
  header: string
  /** What a row without a name is of. */
  none: string
  figures: ReportTable_figures$key
}

export function ReportTable({ title, header, none, figures }: Props) {
  const rows = useFragment<ReportTable_figures$key>(
    graphql`
      fragment ReportTable_figures on SupportFigures @relay(plural: true) {
        name
        submitted
        resolved
        firstAnswer
        resolution
        reopened
        satisfaction
      }
    `,
    figures,
  )
  const headers = [
    texts.submitted(),
    texts.resolved(),
    texts.firstAnswer(),
    texts.resolution(),
    texts.reopened(),
    texts.satisfaction(),
  ]
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <Text color="fg.muted">{texts.none()}</Text>
      ) : (
        <Table.ScrollArea tabIndex={0} role="group" aria-label={title}>
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{header}</Table.ColumnHeader>
                {headers.map((one) => (
                  <Table.ColumnHeader key={one} textAlign="end">
                    {one}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map((row) => (
                <Table.Row key={row.name ?? ''}>
                  <Table.ColumnHeader scope="row" dir="auto">
                    {row.name ?? none}
                  </Table.ColumnHeader>
                  {[
                    formatCount(row.submitted),
                    formatCount(row.resolved),
                    daysInWords(row.firstAnswer),
                    daysInWords(row.resolution),
                    formatCount(row.reopened),
                    ratingInWords(row.satisfaction),
                  ].map((cell, nth) => (
                    <Table.Cell key={headers[nth]} textAlign="end" whiteSpace="nowrap">
                      {cell}
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
      )}
    </Section>
  )
}
