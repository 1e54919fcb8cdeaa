/** The annual report in the form of AUTM's survey: figures, and what the team enters. */
import { Field, HStack, Input, NativeSelect } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/analytics/annualPage.js'
import * as page from '#texts/analytics/page.js'
import type { AnnualPageQuery } from '#web/__generated__/AnnualPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AnalyticsTabs } from './AnalyticsTabs.tsx'
import { AnnualLines } from './AnnualLines.tsx'
import { ExportReport } from './ExportReport.tsx'
import { MailReport } from './MailReport.tsx'

export default function AnnualPage() {
  const [search, setSearch] = useSearchParams()
  const data = usePage<AnnualPageQuery>(graphql`
    query AnnualPageQuery($fiscalYear: Int, $asOf: Date) @preloadable {
      fiscalYears
      annualReport(fiscalYear: $fiscalYear, asOf: $asOf) {
        fiscalYear
        from
        until
        ...AnnualLines_report
      }
      ...MailReport_query
    }
  `)
  const { fiscalYear, from, until } = data.annualReport
  const asOf = search.get('asOf') ?? ''
  const set = (name: string, value: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  const years = [...new Set([...data.fiscalYears, fiscalYear])].toSorted((one, other) => other - one)
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
        <AnnualLines report={data.annualReport} asOf={asOf} />
      </Section>
    </>
  )
}
