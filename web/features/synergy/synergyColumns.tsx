/** An analysis of synergy as a row and as a card of the list. */
import { Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/synergy/list.js'
import type {
  synergyColumns_analysis$data,
  synergyColumns_analysis$key,
} from '#web/__generated__/synergyColumns_analysis.graphql.ts'
import { Score } from '#web/ui/badges/Score.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { outOfFive } from './outOfFive.ts'

type Analysis = synergyColumns_analysis$data[number]

export const useAnalyses = (analyses: synergyColumns_analysis$key) =>
  useFragment<synergyColumns_analysis$key>(
    graphql`
      fragment synergyColumns_analysis on SynergyAnalysis @relay(plural: true) {
        id
        number
        path
        title
        sourceTitle
        targetTitle
        overall
        engineVersion
        createdAt
      }
    `,
    analyses,
  )

export const SynergyCard = ({ analysis }: { analysis: Analysis }) => (
  <Card>
    <Flex>
      <Score percent={analysis.overall * 100}>{texts.ofFive({ value: outOfFive(analysis.overall) })}</Score>
    </Flex>
    <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
      <Link to={analysis.path}>{analysis.sourceTitle}</Link>
    </Heading>
    <Text overflowWrap="anywhere">{texts.with({ title: analysis.targetTitle })}</Text>
    <Text fontSize="sm" color="fg.muted">
      {formatDate(analysis.createdAt)}
    </Text>
  </Card>
)

export const synergyColumns: Column<Analysis>[] = [
  {
    header: texts.source(),
    share: 2,
    sort: 'TITLE',
    file: { Number: 'number', [texts.source()]: 'sourceTitle' },
    cell: ({ path, sourceTitle }) => (
      <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
        <Link to={path}>{sourceTitle}</Link>
      </TextLink>
    ),
  },
  { header: texts.target(), share: 2, file: 'targetTitle', cell: ({ targetTitle }) => targetTitle },
  {
    header: texts.overall(),
    width: 7,
    sort: 'OVERALL',
    file: 'overall',
    look: 'one-line',
    cell: ({ overall }) => texts.ofFive({ value: outOfFive(overall) }),
  },
  {
    header: texts.date(),
    width: 7,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  { header: texts.engine(), width: 5.5, file: 'engineVersion', cell: ({ engineVersion }) => engineVersion },
]
