/** The facts of a holding: the terms, what it is worth by whose word, and how far its project has come since. */
import { Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/holdings/view.js'
import type { HoldingFacts_holding$key } from '#web/__generated__/HoldingFacts_holding.graphql.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import { fundingStages, instruments, multipleWords, percentWords } from './holdingWords.ts'
import { levelWords } from './levelWords.ts'

const linkTo = (to: string, words: string) => (
  <TextLink asChild textDecoration="underline">
    <Link to={to}>{words}</Link>
  </TextLink>
)

export function HoldingFacts({ holding }: { holding: HoldingFacts_holding$key }) {
  const data = useFragment(
    graphql`
      fragment HoldingFacts_holding on Holding {
        external
        sector
        fundingStage
        instrument
        amount
        investedOn
        stakePercent
        status
        endedOn
        proceeds
        worth
        multiple
        trl
        trlAtInvestment
        arlAtInvestment
        project {
          path
          trl
          validatedTrl
          readiness {
            low
          }
        }
        investmentInterest {
          path
        }
      }
    `,
    holding,
  )
  const { project, investmentInterest: interest, external, multiple, status, trlAtInvestment, arlAtInvestment } = data
  const trl = external ? data.trl : (project?.validatedTrl ?? project?.trl)
  return (
    <Section title={texts.details()}>
      <Facts
        facts={[
          [texts.project(), !external && (project ? linkTo(project.path, texts.openProject()) : texts.closedProject())],
          [texts.interest(), interest && linkTo(interest.path, texts.openInterest())],
          [texts.amount(), formatMoney(data.amount)],
          [texts.investedOn(), formatDate(data.investedOn)],
          [texts.instrument(), instruments[data.instrument]],
          [texts.stage(), fundingStages[data.fundingStage]],
          [texts.stake(), data.stakePercent != null && percentWords(data.stakePercent)],
          [texts.sector(), sectorName(data.sector)],
          [status === 'EXITED' ? texts.soldOn() : texts.writtenOffOn(), data.endedOn && formatDate(data.endedOn)],
          [texts.received(), data.proceeds != null && formatMoney(data.proceeds)],
          [texts.worth(), status === 'ACTIVE' && (data.worth == null ? texts.notValued() : formatMoney(data.worth))],
          [texts.multiple(), multiple != null && multipleWords(multiple)],
          [texts.trl(), levelWords(trlAtInvestment, trl)],
          [texts.arl(), !external && levelWords(arlAtInvestment, project?.readiness?.low)],
        ]}
      />
    </Section>
  )
}
