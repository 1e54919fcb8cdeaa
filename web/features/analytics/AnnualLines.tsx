/** The lines of the annual report: figures that lead to their records, and what the team enters. */
import { Box, Button, Table, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/analytics/annualPage.js'
import type { AnnualLines_report$key } from '#web/__generated__/AnnualLines_report.graphql.ts'
import { asCards } from '#web/ui/charts/asCards.ts'
import { linksIn } from '#web/ui/charts/linksIn.ts'
import { formatCount, formatDate, formatMoney } from '#web/ui/format.ts'
import { recordsPath } from './analyticsAddress.ts'
import { EnterFigure, type Entered } from './EnterFigure.tsx'

interface Props {
  report: AnnualLines_report$key
  /** The day as of which they are, or '' for now; the past is not entered. */
  asOf: string
}

const words = (value: number | null | undefined, isMoney: boolean) =>
  value == null ? texts.none() : isMoney ? formatMoney(value) : formatCount(value)

export function AnnualLines({ report, asOf }: Props) {
  const [entering, setEntering] = useState<Entered | null>(null)
  const { fiscalYear, from, until, lines } = useFragment(
    graphql`
      fragment AnnualLines_report on AnnualReport {
        fiscalYear
        from
        until
        lines {
          line
          figure
          name
          definition
          isMoney
          value
          before
          source
          enteredBy
          enteredAt
        }
      }
    `,
    report,
  )
  const days = { range: 'dates', from, until, ...(asOf ? { asOf } : {}) }
  return (
    <>
      <Box overflowX="auto" tabIndex={0} role="group" aria-label={texts.annual()}>
        <Table.Root size="sm" css={{ ...linksIn, ...asCards }} aria-label={texts.annual()}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{texts.line()}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{texts.value()}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{texts.yearBefore()}</Table.ColumnHeader>
              <Table.ColumnHeader>{texts.source()}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {lines.map(({ line, figure, name, definition, isMoney, value, before, source, enteredBy, enteredAt }) => (
              <Table.Row key={name}>
                <Table.ColumnHeader scope="row" fontWeight="normal" minW="56">
                  {figure ? <Link to={recordsPath(figure, new URLSearchParams(days))}>{name}</Link> : name}
                  <Text color="fg.muted" fontSize="xs">
                    {definition}
                  </Text>
                </Table.ColumnHeader>
                <Table.Cell
                  data-label={texts.value()}
                  textAlign="end"
                  whiteSpace="nowrap"
                  fontWeight="semibold"
                  verticalAlign="top"
                >
                  {words(value, isMoney)}
                </Table.Cell>
                <Table.Cell
                  data-label={texts.yearBefore()}
                  textAlign="end"
                  whiteSpace="nowrap"
                  color="fg.muted"
                  verticalAlign="top"
                >
                  {words(before, isMoney)}
                </Table.Cell>
                <Table.Cell data-label={texts.source()} minW="48" verticalAlign="top">
                  {line ? (
                    <>
                      {enteredAt && (
                        <Text overflowWrap="anywhere">
                          {texts.entered({
                            source,
                            name: enteredBy ?? texts.somebody(),
                            day: formatDate(enteredAt),
                          })}
                        </Text>
                      )}
                      {!asOf && (
                        <Button
                          size="sm"
                          variant="outline"
                          aria-label={enteredAt ? texts.correctOf({ name }) : texts.enterOf({ name })}
                          onClick={() => setEntering({ fiscalYear, line, name, isMoney, value: value ?? null, source })}
                        >
                          {enteredAt ? texts.correct() : texts.enter()}
                        </Button>
                      )}
                    </>
                  ) : (
                    texts.fromRecords()
                  )}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {entering && <EnterFigure entered={entering} onClose={() => setEntering(null)} />}
    </>
  )
}
