/** An assessment as a row and as a card of the list. */
import { Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/readiness/list.js'
import { dotted } from '#listed'
import type {
  assessmentColumns_assessment$data,
  assessmentColumns_assessment$key,
} from '#web/__generated__/assessmentColumns_assessment.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import type { Tone } from '#web/ui/badges/tones.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'

type Assessment = assessmentColumns_assessment$data[number]

export const useAssessments = (assessments: assessmentColumns_assessment$key) =>
  useFragment<assessmentColumns_assessment$key>(
    graphql`
      fragment assessmentColumns_assessment on ArlAssessment @relay(plural: true) {
        id
        number
        title
        path
        status
        score
        band
        engineVersion
        createdAt
        owner {
          name
        }
        reviewer {
          name
        }
        ...BulkAssessments_assessments
      }
    `,
    assessments,
  )

const states: Record<string, readonly [tone: Tone, words: string]> = {
  PROCESSING: ['info', texts.processing()],
  DRAFT: ['info', texts.draft()],
  COMPLETED: ['success', texts.completed()],
}

function State({ status }: { status: string }) {
  const [tone, words] = states[status] ?? ['neutral', status]
  return <Tag tone={tone}>{words}</Tag>
}

export const AssessmentCard = ({ assessment }: { assessment: Assessment }) => (
  <Card>
    <Flex gap="1.5" wrap="wrap">
      <Tag tone="brand">{assessment.score}</Tag>
      <State status={assessment.status} />
    </Flex>
    <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
      <Link to={assessment.path}>{assessment.title}</Link>
    </Heading>
    <Text fontSize="sm" color="fg.muted">
      {assessment.band}
    </Text>
    <Text fontSize="sm" color="fg.muted">
      {dotted([assessment.owner?.name, formatDate(assessment.createdAt)])}
    </Text>
  </Card>
)

export const assessmentColumns: Column<Assessment>[] = [
  {
    header: texts.project(),
    share: 2.5,
    sort: 'TITLE',
    file: { Number: 'number', [texts.project()]: 'title' },
    cell: ({ path, title }) => (
      <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
        <Link to={path}>{title}</Link>
      </TextLink>
    ),
  },
  { header: texts.level(), width: 6.5, sort: 'LEVEL', file: { ARL: 'score' }, cell: ({ score }) => score },
  { header: texts.band(), share: 2, file: 'band', cell: ({ band }) => band },
  { header: texts.status(), width: 7, file: 'status', cell: ({ status }) => <State status={status} /> },
  {
    header: texts.date(),
    width: 7,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    header: texts.assessedBy(),
    share: 1.2,
    file: { [texts.assessedBy()]: 'owner.name' },
    cell: ({ owner }) => owner?.name,
  },
  {
    header: texts.reviewer(),
    share: 1.2,
    file: { [texts.reviewer()]: 'reviewer.name' },
    cell: ({ reviewer }) => reviewer?.name,
  },
  { header: texts.engine(), width: 5.5, file: 'engineVersion', cell: ({ engineVersion }) => engineVersion },
]
