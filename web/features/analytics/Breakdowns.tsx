/** What departments and sectors did, as bars. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import * as page from '#texts/analytics/page.js'
import * as texts from '#texts/analytics/pipelinePage.js'
import type { Breakdowns_analytics$key } from '#web/__generated__/Breakdowns_analytics.graphql.ts'
import { Breakdown } from './Breakdown.tsx'

const departmentWords = (key: string) => key || page.noDepartment()
const sectorOf = (key: string) => (key ? sectorName(key as 'AI') : page.noSector())

export function Breakdowns({ analytics: key }: { analytics: Breakdowns_analytics$key }) {
  const analytics = useFragment(
    graphql`
      fragment Breakdowns_analytics on Analytics {
        ideas: departments(figure: IDEAS) {
          key
          value
        }
        disclosures: departments(figure: DISCLOSURES) {
          key
          value
        }
        challenges: sectors(figure: CHALLENGES) {
          key
          value
        }
        proposals: sectors(figure: PROPOSALS) {
          key
          value
        }
      }
    `,
    key,
  )
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="5" alignItems="start">
      <Breakdown
        title={texts.ideasByDepartment()}
        definition={texts.ideasByDepartmentMeans()}
        of={page.department()}
        shares={analytics.ideas}
        words={departmentWords}
        figure="IDEAS"
        by="department"
      />
      <Breakdown
        title={texts.disclosuresByDepartment()}
        definition={texts.disclosuresByDepartmentMeans()}
        of={page.department()}
        shares={analytics.disclosures}
        words={departmentWords}
        figure="DISCLOSURES"
        by="department"
      />
      <Breakdown
        title={texts.challengesBySector()}
        definition={texts.challengesBySectorMeans()}
        of={page.sector()}
        shares={analytics.challenges}
        words={sectorOf}
        figure="CHALLENGES"
        by="sector"
      />
      <Breakdown
        title={texts.proposalsBySector()}
        definition={texts.proposalsBySectorMeans()}
        of={page.sector()}
        shares={analytics.proposals}
        words={sectorOf}
        figure="PROPOSALS"
        by="sector"
      />
    </SimpleGrid>
  )
}
