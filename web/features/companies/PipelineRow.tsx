/** A company in the university's pipeline: its columns in the table, and itself as a card. */
import { Flex, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/companies/pipelineRow.js'
import * as counts from '#texts/companies/counts.js'
import type {
  PipelineRow_company$data,
  PipelineRow_company$key,
} from '#web/__generated__/PipelineRow_company.graphql.ts'
import { companyParameter } from './company.overlay.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { formatDate, formatShortMoney } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { askedWords, contactWords, inTimeWords, proposalWords, valueWords } from './companyWords.ts'
import { StageTag } from './StageTag.tsx'

type Company = PipelineRow_company$data[number]

export const usePipeline = (companies: PipelineRow_company$key) =>
  useFragment<PipelineRow_company$key>(
    graphql`
      fragment PipelineRow_company on Company @relay(plural: true) {
        id
        number
        name
        stage
        owner {
          name
        }
        nextTaskOn
        taskOverdue
        lastContact
        expectedValue
        challengeCount
        openCount
        proposalCount
        waitingCount
        overdueCount
        promisedCount
        inTimeCount
        collaborationCount
      }
    `,
    companies,
  )

interface Shown {
  company: Company
}

const Name = ({ company: { number, name } }: Shown) => (
  <RecordLink parameter={companyParameter} number={number}>
    {ownWay(name)}
  </RecordLink>
)

const NextTask = ({ company: { nextTaskOn, taskOverdue } }: Shown) =>
  !nextTaskOn ? (
    <>{texts.none()}</>
  ) : taskOverdue ? (
    <Tag tone="danger">{texts.overdue({ nextTaskOn: formatDate(nextTaskOn) })}</Tag>
  ) : (
    <Text as="span" className="one-line">
      {formatDate(nextTaskOn)}
    </Text>
  )

const Asked = ({ company }: Shown) => (
  <Stack gap="1" alignItems="start">
    <Text>{askedWords(company)}</Text>
    {company.challengeCount > 0 && (
      <Text color="fg.muted" fontSize="xs">
        {proposalWords(company.proposalCount ?? 0, company.waitingCount ?? 0)}
      </Text>
    )}
  </Stack>
)

const Outcome = ({ company }: Shown) => (
  <Stack gap="1" alignItems="start">
    <Text whiteSpace="nowrap">{counts.collaborations({ count: company.collaborationCount })}</Text>
    <Text color="fg.muted" fontSize="xs">
      {company.promisedCount ? texts.answeredInTime({ company: inTimeWords(company) }) : texts.noAnswersYet()}
    </Text>
    {!!company.overdueCount && <Tag tone="danger">{counts.lateAnswers({ count: company.overdueCount })}</Tag>}
  </Stack>
)

export const PipelineCard = ({ company }: Shown) => (
  <Card>
    <Flex gap="2" justifyContent="space-between" alignItems="start">
      <Name company={company} />
      <StageTag stage={company.stage} />
    </Flex>
    <Facts
      facts={[
        [texts.accountOwner(), company.owner?.name ?? texts.nobody()],
        [texts.expectedValue(), valueWords(company.expectedValue, formatShortMoney)],
        [texts.nextTask(), <NextTask key="task" company={company} />],
        [texts.lastContact(), contactWords(company.lastContact)],
        [texts.challenges(), <Asked key="challenges" company={company} />],
        [texts.outcome(), <Outcome key="outcome" company={company} />],
      ]}
    />
  </Card>
)

export const pipelineColumns: Column<Company>[] = [
  {
    header: texts.company(),
    share: 1.5,
    sort: 'NAME',
    file: 'name',
    cell: (company) => <Name company={company} />,
  },
  {
    header: texts.stage(),
    width: 6,
    sort: 'STAGE',
    file: 'stage',
    cell: ({ stage }) => <StageTag stage={stage} />,
  },
  {
    header: texts.accountOwner(),
    file: { [texts.accountOwner()]: 'owner.name' },
    cell: ({ owner }) => owner?.name ?? texts.nobody(),
  },
  {
    header: texts.nextTask(),
    width: 10.5,
    sort: 'NEXT_TASK',
    file: 'nextTaskOn',
    cell: (company) => <NextTask company={company} />,
  },
  {
    header: texts.lastContact(),
    width: 8,
    sort: 'LAST_CONTACT',
    file: 'lastContact',
    look: 'one-line',
    cell: ({ lastContact }) => contactWords(lastContact),
  },
  {
    header: texts.expectedValue(),
    width: 9.5,
    sort: 'EXPECTED_VALUE',
    align: 'end',
    file: { [texts.expectedValueAed()]: 'expectedValue' },
    look: 'one-line',
    cell: ({ expectedValue }) => valueWords(expectedValue, formatShortMoney),
  },
  {
    header: texts.challenges(),
    file: {
      Challenges: 'challengeCount',
      Open: 'openCount',
      Proposals: 'proposalCount',
      [texts.toAnswer()]: 'waitingCount',
    },
    cell: (company) => <Asked company={company} />,
  },
  {
    header: texts.outcome(),
    share: 1.25,
    file: {
      Collaborations: 'collaborationCount',
      [texts.answersPromisedByADay()]: 'promisedCount',
      [texts.inTime()]: 'inTimeCount',
      [texts.lateAnswers()]: 'overdueCount',
    },
    cell: (company) => <Outcome company={company} />,
  },
]
