/** A researcher's indicators: each with its definition and the records behind it. People are not ranked. */
import { Field, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/analytics/page.js'
import type { MetricsPageQuery } from '#web/__generated__/MetricsPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { PersonBox } from '#web/features/people/PersonBox.tsx'
import { globalId, numberOf } from '#web/relay/globalId.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AsOf } from './AsOf.tsx'
import { ExportReport } from './ExportReport.tsx'
import { FigureRows } from './FigureRows.tsx'
import { RangeBar } from './RangeBar.tsx'

export default function MetricsPage() {
  const [search, setSearch] = useSearchParams()
  const staff = useAllowed('ANALYTICS_UNIVERSITY')
  const person = search.get('person')
  const { analytics } = usePage<MetricsPageQuery>(graphql`
    query MetricsPageQuery($filter: AnalyticsFilter!) @preloadable {
      analytics(filter: $filter) {
        asOf
        from
        until
        isWhole
        ...FigureRows_analytics
      }
    }
  `)
  const choose = (id: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      if (id) next.set('person', String(numberOf(id)))
      else next.delete('person')
      return next
    })
  return (
    <>
      <PageHeader
        title={texts.indicators()}
        description={staff ? texts.indicatorsOfPeople() : texts.indicatorsOfYou()}
        actions={!analytics.isWhole && <ExportReport report="indicators" />}
      />
      {staff && (
        <Field.Root maxW="sm" marginBottom="4">
          <Field.Label>{texts.researcher()}</Field.Label>
          <PersonBox value={person ? globalId('User', person) : ''} onChange={choose} roles={['RESEARCHER']} />
          <Field.HelperText>{texts.lookIsRecorded()}</Field.HelperText>
        </Field.Root>
      )}
      <RangeBar asOf />
      {analytics.isWhole ? (
        <Text color="fg.muted">{texts.choosePerson()}</Text>
      ) : (
        <>
          <AsOf {...analytics} />
          <FigureRows analytics={analytics} title={texts.indicators()} />
        </>
      )}
    </>
  )
}
