/** The figures of a chart as a table: what people read who do not see the chart, or want the exact numbers. */
import { Box, Table } from '@chakra-ui/react'

interface Props {
  caption: string
  /** The heading of the first column, then those of the numbers. */
  head: readonly [name: string, ...numbers: string[]]
  rows: readonly (readonly [name: string, ...numbers: string[]])[]
}

export const FigureTable = ({ caption, head, rows }: Props) => (
  // What is wider than its place is scrolled with the keys, too.
  <Box overflowX="auto" tabIndex={0} role="group" aria-label={caption}>
    <Table.Root size="sm" aria-label={caption}>
      <Table.Header>
        <Table.Row>
          {head.map((title, at) => (
            <Table.ColumnHeader key={title} textAlign={at ? 'end' : 'start'}>
              {title}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(([name, ...numbers]) => (
          <Table.Row key={name}>
            <Table.ColumnHeader scope="row" fontWeight="normal">
              {name}
            </Table.ColumnHeader>
            {numbers.map((number, at) => (
              <Table.Cell key={head[at + 1]} textAlign="end" whiteSpace="nowrap">
                {number}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Box>
)
