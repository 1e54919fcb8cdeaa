/** The facts of an interest: who, how much, what is promised, and what ended it. */
import { Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/interests/view.js'
import { listed } from '#listed'
import type { InterestFacts_interest$key } from '#web/__generated__/InterestFacts_interest.graphql.ts'
import { instruments, percentWords } from '#web/features/holdings/holdingWords.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import { amountWords } from './interestWords.ts'

export function InterestFacts({ interest }: { interest: InterestFacts_interest$key }) {
  const data = useFragment(
    graphql`
      fragment InterestFacts_interest on InvestmentInterest {
        isOwn
        kind
        status
        amountFrom
        amountUntil
        amountBand
        amountOpen
        acknowledgeBy
        acknowledgedAt
        nextStep
        nextStepOn
        leadSince
        passedBy
        passReason
        withdrawReason
        createdAt
        statusSince
        investment {
          amount
          investedOn
          instrument
          stakePercent
        }
        investor {
          name
          department
        }
        contact {
          name
        }
        project {
          path
          title
        }
      }
    `,
    interest,
  )
  const { project, investor, nextStep, isOwn, amountOpen, investment } = data
  const amount = amountWords(data)
  return (
    <Section title={texts.details()}>
      <Facts
        facts={[
          [
            texts.project(),
            project ? (
              <TextLink key="project" asChild textDecoration="underline">
                <Link to={project.path}>{project.title}</Link>
              </TextLink>
            ) : (
              texts.closedProject()
            ),
          ],
          [
            data.kind === 'INDUSTRY' ? texts.company() : texts.investor(),
            !isOwn && (investor ? listed([investor.name, investor.department]) : texts.formerMember()),
          ],
          [texts.contact(), data.contact?.name ?? texts.nobodyYet()],
          [texts.amount(), amount],
          [texts.shown(), isOwn && amount && (amountOpen ? texts.amountsShown() : texts.bandShown())],
          [texts.nextStep(), nextStep && texts.stepBy({ step: nextStep, date: formatDate(data.nextStepOn) })],
          [texts.acknowledgeBy(), data.status === 'EXPRESSED' && formatDate(data.acknowledgeBy)],
          [texts.acknowledged(), data.acknowledgedAt && formatDate(data.acknowledgedAt)],
          [texts.lead(), data.leadSince && texts.since({ date: formatDate(data.leadSince) })],
          [
            texts.investment(),
            investment &&
              texts.investmentTerms({
                amount: formatMoney(investment.amount),
                date: formatDate(investment.investedOn),
                instrument: instruments[investment.instrument]!,
              }),
          ],
          [texts.stake(), investment?.stakePercent != null && percentWords(investment.stakePercent)],
          [texts.expressed(), formatDate(data.createdAt)],
          [texts.stageSince(), formatDate(data.statusSince)],
          [
            texts.passedBy(),
            data.passedBy &&
              (data.passedBy === 'UNIVERSITY'
                ? texts.theUniversity()
                : data.kind === 'INDUSTRY'
                  ? texts.theCompany()
                  : texts.theInvestor()),
          ],
          [texts.reasonPrivate(), data.passReason],
          [texts.reason(), data.withdrawReason],
        ]}
      />
    </Section>
  )
}
