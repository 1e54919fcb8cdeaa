/** A patent as a card of the list. */
import { Flex, Heading, Text } from '@chakra-ui/react'
import * as texts from '#texts/patents/list.js'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { DeadlineWords } from './DeadlineWords.tsx'
import { inventorsOf, latestNumber, titleOf, type Patent } from './patentColumns.tsx'
import { PatentTag } from './PatentTag.tsx'
import { officeName } from './patentWords.ts'

export const PatentCard = ({ patent }: { patent: Patent }) => (
  <Card aria-label={patent.title}>
    <Flex gap="1.5" wrap="wrap">
      <PatentTag status={patent.status} confidential={patent.family.confidential} />
    </Flex>
    <Heading as="h2" size="md">
      {titleOf(patent)}
    </Heading>
    <Text fontSize="sm" color="fg.muted" dir="auto">
      {inventorsOf(patent)}
    </Text>
    <Facts
      facts={[
        [texts.office(), officeName(patent.office)],
        [texts.number(), latestNumber(patent)],
        [texts.filedOn(), patent.filedOn && formatDate(patent.filedOn)],
        [texts.nextDeadline(), patent.nextDeadline && <DeadlineWords key="next" deadline={patent.nextDeadline} />],
      ]}
    />
  </Card>
)
