/** Reports as rows and cards of their list. */
import { Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/moderation/reports.js'
import type {
  reportColumns_report$data,
  reportColumns_report$key,
} from '#web/__generated__/reportColumns_report.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { OutcomeTag } from './CaseTags.tsx'
import { kindWords, reasonWords, wordsIn } from './moderationWords.ts'

type Report = reportColumns_report$data[number]

export const useReports = (reports: reportColumns_report$key) =>
  useFragment<reportColumns_report$key>(
    graphql`
      fragment reportColumns_report on ContentReport @relay(plural: true) {
        id
        number
        title
        kind
        reason
        details
        outcome
        createdAt
        reporter {
          name
        }
        case {
          path
        }
      }
    `,
    reports,
  )

const Title = ({ report: { title, case: about } }: { report: Report }) =>
  about ? (
    <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
      <Link to={about.path}>{title || texts.erased()}</Link>
    </TextLink>
  ) : (
    title
  )

const reporterOf = ({ reporter }: Report) => reporter?.name ?? texts.formerMember()

export const reportColumns: Column<Report>[] = [
  {
    header: texts.content(),
    share: 1.6,
    keep: true,
    file: { Number: 'number', [texts.content()]: 'title' },
    cell: (report) => <Title report={report} />,
  },
  { header: texts.kind(), width: 7, file: 'kind', cell: ({ kind }) => wordsIn(kindWords, kind) },
  { header: texts.reason(), width: 10, file: 'reason', cell: ({ reason }) => wordsIn(reasonWords, reason) },
  {
    header: texts.details(),
    share: 1.8,
    file: 'details',
    cell: ({ details }) => (
      <Text lineClamp={2} dir="auto">
        {details}
      </Text>
    ),
  },
  { header: texts.reporter(), share: 1, file: { [texts.reporter()]: 'reporter.name' }, cell: reporterOf },
  { header: texts.outcome(), width: 10, file: 'outcome', cell: ({ outcome }) => <OutcomeTag outcome={outcome} /> },
  {
    header: texts.received(),
    width: 8,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
]

export const ReportCard = ({ report }: { report: Report }) => (
  <Card aria-label={report.title}>
    <OutcomeTag outcome={report.outcome} />
    <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
      <Title report={report} />
    </Heading>
    <Text>
      {wordsIn(kindWords, report.kind)} · {wordsIn(reasonWords, report.reason)}
    </Text>
    {report.details && (
      <Text overflowWrap="anywhere" dir="auto" lineClamp={3}>
        {report.details}
      </Text>
    )}
    <Text color="fg.muted" fontSize="sm">
      {reporterOf(report)} · {formatDate(report.createdAt)}
    </Text>
  </Card>
)
