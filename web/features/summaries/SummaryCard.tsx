/** A technology summary as a card of the team's list. */
import { Flex, Heading, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { inAddress, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/summaries/list.js'
import { dotted } from '#listed'
import { Card } from '#web/ui/Card.tsx'
import type { Summary } from './summaryColumns.tsx'
import { SummaryTag } from './SummaryTag.tsx'

export const SummaryCard = ({ summary: { path, headline, status, sector, project } }: { summary: Summary }) => (
  <Card aria-label={headline}>
    <Flex gap="1.5" wrap="wrap">
      <SummaryTag status={status} />
    </Flex>
    <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
      <Link to={path}>{headline}</Link>
    </Heading>
    <Text fontSize="sm" color="fg.muted">
      {dotted([project?.title, project?.owner?.name ?? texts.nobody(), sectorWords(inAddress(sector))])}
    </Text>
  </Card>
)
