/** What an investor looks for, where the investor shares it with the university. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/investors/detail.js'
import { listed } from '#listed'
import type { InvestorThesis_investor$key } from '#web/__generated__/InvestorThesis_investor.graphql.ts'
import { fundingWords } from '#web/features/projects/projectWords.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { sectorsWords, ticketWords, trlWords } from './thesisWords.ts'

export function InvestorThesis({ investor }: { investor: InvestorThesis_investor$key }) {
  const { investmentThesis: thesis } = useFragment(
    graphql`
      fragment InvestorThesis_investor on User {
        investmentThesis {
          sectors
          trlFrom
          trlUntil
          ticketFrom
          ticketUntil
          stages
          places
          words
          updatedAt
        }
      }
    `,
    investor,
  )
  return (
    <Section title={texts.thesis()}>
      {thesis ? (
        <Facts
          facts={[
            [texts.sectors(), sectorsWords(thesis.sectors)],
            [texts.levels(), trlWords(thesis.trlFrom, thesis.trlUntil)],
            [texts.ticket(), ticketWords(thesis)],
            [texts.stages(), listed(thesis.stages.map((stage) => fundingWords[stage as keyof typeof fundingWords]))],
            [texts.places(), listed(thesis.places)],
            [texts.words(), thesis.words],
            [texts.updated(), formatDate(thesis.updatedAt)],
          ]}
        />
      ) : (
        <Text color="fg.muted">{texts.notShared()}</Text>
      )}
    </Section>
  )
}
