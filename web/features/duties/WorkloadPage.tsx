/** All that waits for the university's team: how much of each kind, who has taken how much, and the queue itself. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import { kindWords } from '#api/duties/kindWords.rules.ts'
import * as texts from '#texts/duties/workload.js'
import type { WorkloadPageQuery } from '#web/__generated__/WorkloadPageQuery.graphql.ts'
import { Beside } from '#web/features/dashboards/Beside.tsx'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Absences } from './Absences.tsx'
import { LoadRows } from './LoadRows.tsx'
import { TeamQueue } from './TeamQueue.tsx'
import { workloadAddress } from './workloadFilter.ts'

export default function WorkloadPage() {
  const data = usePage<WorkloadPageQuery>(graphql`
    query WorkloadPageQuery($filter: DutyFilter!) @preloadable {
      dutiesByKind(filter: { team: true }) {
        kind
        open
        overdue
      }
      dutiesByPerson {
        personId
        name
        open
        overdue
      }
      absences {
        ...Absences_absence
      }
      ...TeamQueue_query @arguments(filter: $filter)
    }
  `)
  const [search] = useSearchParams()
  const { dutiesByKind, dutiesByPerson, absences } = data
  const wordsOf = (kind: string) => kindWords[kind as keyof typeof kindWords]()
  const sum = (of: 'open' | 'overdue') => dutiesByKind.reduce((all, one) => all + one[of], 0)
  const kinds = dutiesByKind.map(({ kind, open, overdue }) => {
    const current = search.get('kind') === kind
    const to = workloadAddress(search, { kind: current ? null : kind })
    return { key: kind, label: wordsOf(kind), open, overdue, to, current }
  })
  const people = dutiesByPerson.map(({ personId, name, open, overdue }) => {
    const current = search.get('person') === personId
    const to = workloadAddress(search, { person: current ? null : personId })
    return { key: personId, label: name, open, overdue, to, current }
  })
  const filteredBy = [...kinds, ...people].filter(({ current }) => current).map(({ label }) => label)
  return (
    <>
      <PageHeader title={texts.title()} description={texts.description()} />
      <Stack gap="5">
        <SimpleGrid columns={2} gap="4" maxW="2xl">
          <StatTile label={texts.open()} count={sum('open')} to="/kuteam/support" />
          <StatTile label={texts.overdueLabel()} count={sum('overdue')} to="/kuteam/support?overdue=1" />
        </SimpleGrid>
        <Beside>
          <TeamQueue query={data} filteredBy={filteredBy} />
          <Stack gap="5">
            <LoadRows title={texts.byKind()} none={texts.noKind()} loads={kinds} counted={texts.count} />
            <LoadRows title={texts.byPerson()} none={texts.noPerson()} loads={people} counted={texts.count} />
            <Absences absences={absences} />
          </Stack>
        </Beside>
      </Stack>
    </>
  )
}
