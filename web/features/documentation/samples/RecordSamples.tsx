/** A record as a card, its facts, and a small table. */
import { Heading, HStack, Stack, Text } from '@chakra-ui/react'
import * as texts from '#texts/documentation/components.js'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { formatDate, formatShortMoney } from '#web/ui/format.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

const rows = [
  { name: texts.rowOne(), amount: 1_200_000 },
  { name: texts.rowTwo(), amount: 45_000 },
]

export const RecordSamples = ({ look }: { look: string }) => (
  <Stack gap="4">
    <Card aria-label={texts.sample({ title: texts.card(), look })} height="auto">
      <HStack>
        <Tag tone="success">{texts.state()}</Tag>
      </HStack>
      <Heading as="h3" size="md">
        {texts.card()}
      </Heading>
      <Text color="fg.muted">{texts.cardWords()}</Text>
    </Card>
    <Facts
      facts={[
        [texts.day(), formatDate('2026-11-26')],
        [texts.amount(), formatShortMoney(1_200_000)],
      ]}
    />
    <SmallTable
      name={texts.sample({ title: texts.table(), look })}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { header: texts.name(), cell: ({ name }) => name },
        { header: texts.amount(), number: true, cell: ({ amount }) => formatShortMoney(amount) },
      ]}
    />
  </Stack>
)
