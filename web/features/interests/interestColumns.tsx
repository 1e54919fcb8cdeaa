/** Interests as rows and cards of a list. */
import { Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/interests/list.js'
import { dotted, listed } from '#listed'
import type {
  interestColumns_interest$data,
  interestColumns_interest$key,
} from '#web/__generated__/interestColumns_interest.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { InterestTag } from './InterestTag.tsx'
import { shortAmountWords } from './interestWords.ts'

type Interest = interestColumns_interest$data[number]

export const useInterests = (interests: interestColumns_interest$key) =>
  useFragment<interestColumns_interest$key>(
    graphql`
      fragment interestColumns_interest on InvestmentInterest @relay(plural: true) {
        id
        number
        kind
        status
        path
        title
        amountFrom
        amountUntil
        amountBand
        amountOpen
        acknowledgeBy
        nextStep
        nextStepOn
        createdAt
        updatedAt
        investor {
          name
          department
        }
        contact {
          name
        }
        ...InterestTag_interest
      }
    `,
    interests,
  )

/** What happens next: the step that the team has planned, or the promised acknowledgment. */
const nextOf = ({ status, nextStep, nextStepOn, acknowledgeBy }: Interest) =>
  nextStep
    ? texts.stepBy({ step: nextStep, date: formatDate(nextStepOn) })
    : status === 'EXPRESSED'
      ? texts.acknowledgedBy({ date: formatDate(acknowledgeBy) })
      : ''

const titleOf = ({ path, title }: Interest) => (
  <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
    <Link to={path}>{title}</Link>
  </TextLink>
)

const investorOf = ({ kind, investor }: Interest) =>
  listed([investor?.name ?? texts.formerMember(), investor?.department, kind === 'INDUSTRY' && texts.company()])

/** The columns for whose they are, or for the team, which sees whose each is; companies have no amounts. */
export const interestColumns = ({ team, amounts }: { team: boolean; amounts: boolean }): Column<Interest>[] => [
  {
    header: texts.project(),
    share: 2.4,
    keep: true,
    sort: 'TITLE',
    file: { Number: 'number', [texts.project()]: 'title' },
    cell: titleOf,
  },
  ...(team
    ? [{ header: texts.investor(), share: 1.6, file: { [texts.investor()]: 'investor.name' }, cell: investorOf }]
    : []),
  {
    header: texts.stage(),
    width: 13,
    file: { [texts.stage()]: 'status' },
    cell: (interest) => (
      <Flex gap="1" wrap="wrap">
        <InterestTag interest={interest} />
      </Flex>
    ),
  },
  {
    header: texts.nextStep(),
    share: 1.8,
    sort: 'NEXT_STEP_ON',
    file: { [texts.nextStep()]: 'nextStep', [texts.nextStepOn()]: 'nextStepOn' },
    cell: nextOf,
  },
  {
    header: texts.contact(),
    share: 1.2,
    file: { [texts.contact()]: 'contact.name' },
    cell: ({ contact }) => contact?.name ?? texts.nobodyYet(),
  },
  ...(amounts
    ? [
        {
          header: texts.amount(),
          share: 1.4,
          file: { [texts.amountFrom()]: 'amountFrom', [texts.amountUntil()]: 'amountUntil' },
          cell: (interest: Interest) =>
            interest.kind === 'INDUSTRY' ? '' : (shortAmountWords(interest) ?? texts.notStated()),
        },
      ]
    : []),
  {
    header: texts.expressed(),
    width: 7.5,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
]

export const InterestCard = ({ interest, team }: { interest: Interest; team: boolean }) => (
  <Card aria-label={interest.title}>
    <Flex gap="1.5" wrap="wrap">
      <InterestTag interest={interest} />
    </Flex>
    <Heading as="h2" size="md">
      {titleOf(interest)}
    </Heading>
    {team && <Text>{investorOf(interest)}</Text>}
    <Text color="fg.muted" fontSize="sm">
      {dotted([nextOf(interest), shortAmountWords(interest), interest.contact?.name])}
    </Text>
  </Card>
)
