/** The annual report in the form of AUTM's survey: figures, and what the team enters. */
import { Box, Button, Field, HStack, Input, NativeSelect, Table, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/analytics/annualPage.js'
import * as page from '#texts/analytics/page.js'
import type { AnnualPageQuery } from '#web/__generated__/AnnualPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount, formatDate, formatMoney } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AnalyticsTabs } from './AnalyticsTabs.tsx'
import { recordsPath } from './analyticsAddress.ts'
import { EnterFigure, type Entered } from './EnterFigure.tsx'
import { ExportReport } from './ExportReport.tsx'
import { MailReport } from './MailReport.tsx'
import { linksIn } from '#web/ui/charts/linksIn.ts'

export default function AnnualPage() {
  const [search, setSearch] = useSearchParams()
  const [entering, setEntering] = useState<Entered | null>(null)
  const data = usePage<AnnualPageQuery>(graphql`
    query AnnualPageQuery($fiscalYear: Int, $asOf: Date) @preloadable {
      fiscalYears
      annualReport(fiscalYear: $fiscalYear, asOf: $asOf) {
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
      ...MailReport_query
    }
  `)
  const { fiscalYear, from, until, lines } = data.annualReport
  const asOf = search.get('asOf') ?? ''
  const set = (name: string, value: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  const years = [...new Set([...data.fiscalYears, fiscalYear])].toSorted((one, other) => other - one)
  const words = (value: number | null | undefined, isMoney: boolean) =>
    value == null ? texts.none() : isMoney ? formatMoney(value) : formatCount(value)
  const days = { range: 'dates', from, until, ...(asOf ? { asOf } : {}) }
  return (
    <>
      <PageHeader
        title={texts.annual()}
        description={texts.description()}
        actions={
          <>
            <MailReport query={data} report="ANNUAL" />
            <ExportReport report="annual" of={{ fiscalYear: String(fiscalYear) }} />
          </>
        }
      />
      <AnalyticsTabs />
      <HStack gap="3" wrap="wrap" alignItems="end" marginBottom="4">
        <Field.Root width="auto">
          <Field.Label>{texts.fiscalYear()}</Field.Label>
          <NativeSelect.Root width="32">
            <NativeSelect.Field value={fiscalYear} onChange={({ target }) => set('year', target.value)}>
              {years.map((year) => (
                <option key={year} value={year}>
                  {year}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Field.Root width="auto">
          <Field.Label>{page.asKnownOn()}</Field.Label>
          <Input type="date" width="44" value={asOf} onChange={({ target }) => set('asOf', target.value)} />
        </Field.Root>
      </HStack>
      <Section title={texts.yearOf({ year: String(fiscalYear), from: formatDate(from), until: formatDate(until) })}>
        <Box overflowX="auto" tabIndex={0} role="group" aria-label={texts.annual()}>
          <Table.Root size="sm" css={linksIn} aria-label={texts.annual()}>
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
                  <Table.Cell textAlign="end" whiteSpace="nowrap" fontWeight="semibold" verticalAlign="top">
                    {words(value, isMoney)}
                  </Table.Cell>
                  <Table.Cell textAlign="end" whiteSpace="nowrap" color="fg.muted" verticalAlign="top">
                    {words(before, isMoney)}
                  </Table.Cell>
                  <Table.Cell minW="48" verticalAlign="top">
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
                            aria-label={texts.enterOf({ name })}
                            onClick={() =>
                              setEntering({ fiscalYear, line, name, isMoney, value: value ?? null, source })
                            }
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
      </Section>
      {entering && <EnterFigure entered={entering} onClose={() => setEntering(null)} />}
    </>
  )
}
