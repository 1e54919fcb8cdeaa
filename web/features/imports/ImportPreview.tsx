/** The first rows as the fields that they would fill. */
import { Text } from '@chakra-ui/react'
import * as texts from '#texts/imports/importPreview.js'
import { importFields } from '#api/features/imports/import.rules.ts'
import { Section } from '#web/ui/Facts.tsx'
import { SmallTable, type Column } from '#web/ui/table/SmallTable.tsx'

interface Props {
  kind: keyof typeof importFields
  columns: readonly { name: string; field: string | null; samples: readonly string[] }[]
}

const isShort = (text = '') => text.length < 20

export function ImportPreview({ kind, columns }: Props) {
  const labels = new Map(importFields[kind].map(({ field, label }) => [field, label]))
  const used = columns.flatMap(({ field, ...column }) => (field ? [{ ...column, field }] : []))
  // The title first: it is how a row is known.
  const shown = used.toSorted((a, b) => Number(b.field === 'title') - Number(a.field === 'title'))
  const [first, ...others] = shown
  const rows = first?.samples.map((_, at) => at) ?? []
  if (!first || !rows.length) return null
  const columnOf = ({ field, samples }: (typeof shown)[number]): Column<number> => ({
    header: labels.get(field) ?? field,
    cell: (row) => (
      // A day stays in one line.
      <Text lineClamp={2} minW={isShort(samples[row]) ? 'max-content' : '48'}>
        {samples[row]}
      </Text>
    ),
  })
  return (
    <Section title={texts.preview()}>
      <SmallTable
        name={texts.theFirstRows()}
        rows={rows}
        keyOf={String}
        columns={[columnOf(first), ...others.map(columnOf)]}
      />
    </Section>
  )
}
