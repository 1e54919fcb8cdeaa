/** A list as cards, three to a row on wide screens. */
import { SimpleGrid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props<Row> {
  rows: readonly Row[]
  idOf: (row: Row) => string
  card: (row: Row) => ReactNode
}

export const ListCards = <Row,>({ rows, idOf, card }: Props<Row>) => (
  <SimpleGrid as="ul" columns={{ base: 1, md: 2, xl: 3 }} gap="4" listStyleType="none">
    {rows.map((row) => (
      <li key={idOf(row)}>{card(row)}</li>
    ))}
  </SimpleGrid>
)
