/** An analysis of synergy as a row and as a card of the list. */
import { Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import * as texts from '#texts/synergy/list.js'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { outOfFive } from './synergyWords.ts'

interface Analysis {
  path: string
  sourceTitle: string
  targetTitle: string
  overall: number
  engineVersion: string
  createdAt: string
}

export const SynergyCard = ({ analysis }: { analysis: Analysis }) => (
  <Card>
    <Flex>
      <Tag tone="brand">{texts.ofFive({ value: outOfFive(analysis.overall) })}</Tag>
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
