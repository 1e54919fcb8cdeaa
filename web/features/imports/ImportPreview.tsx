/** The first rows as the fields that they would fill. */
import { Box, Table, Text } from '@chakra-ui/react'
import * as texts from '#texts/imports/importPreview.js'
import { importFields } from '#api/features/imports/import.rules.ts'
import { Section } from '#web/ui/Facts.tsx'

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
  const rows = shown[0]?.samples.map((_, at) => at) ?? []
  if (!rows.length) return null
  return (
    <Section title={texts.preview()}>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={texts.theFirstRows()}>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              {shown.map(({ name, field }) => (
                <Table.ColumnHeader key={name} whiteSpace="nowrap">
                  {labels.get(field)}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((row) => (
              <Table.Row key={row}>
                {shown.map(({ name, samples }) => (
                  <Table.Cell key={name} maxW="260px" verticalAlign="top">
                    {/* A day stays in one line. */}
                    <Text lineClamp={2} minW={isShort(samples[row]) ? 'max-content' : undefined}>
                      {samples[row]}
                    </Text>
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Section>
  )
}
