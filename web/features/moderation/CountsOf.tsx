/** How many there are of each, as a small table. */
import { Text } from '@chakra-ui/react'
import * as texts from '#texts/moderation/overview.js'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { wordsIn } from './moderationWords.ts'

interface Row {
  name: string
  count: number
}

interface Props {
  title: string
  header: string
  words: Readonly<Record<string, string>>
  rows: readonly Row[]
}

export const CountsOf = ({ title, header, words, rows }: Props) => (
  <Section title={title}>
    {rows.length ? (
      <SmallTable
        name={title}
        columns={[
          { header, cell: ({ name }) => wordsIn(words, name) },
          { header: texts.count(), cell: ({ count }) => formatCount(count), number: true },
        ]}
        rows={rows}
        keyOf={({ name }) => name}
      />
    ) : (
      <Text color="fg.muted">{texts.nothing()}</Text>
    )}
  </Section>
)
