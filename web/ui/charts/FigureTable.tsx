/** The figures of a chart as a table: what people read who do not see the chart, or want the exact numbers. */
import { Box, Table } from '@chakra-ui/react'
import { Link } from 'react-router'
import { asCards } from './asCards.ts'
import { linksIn } from './linksIn.ts'

/** The name of a row and its numbers; with `to`, the name leads to what they count. */
export type FigureRow = readonly (string | undefined)[] | { cells: readonly string[]; to: string | null }

interface Props {
  caption: string
  /** The heading of the first column, then those of the numbers. */
  head: readonly [name: string, ...numbers: string[]]
  rows: readonly FigureRow[]
  /** It is hidden from sight: the keyboard passes it by. */
  still?: boolean
}

const cellsOf = (row: FigureRow): readonly (string | undefined)[] => ('cells' in row ? row.cells : row)
const pathOf = (row: FigureRow) => ('cells' in row ? row.to : null)

export const FigureTable = ({ caption, head, rows, still = false }: Props) => (
  // What is wider than its place is scrolled with the keys, too.
  <Box {...(still ? {} : { overflowX: 'auto', tabIndex: 0 })} role="group" aria-label={caption}>
    <Table.Root size="sm" css={{ ...linksIn, ...asCards }} aria-label={caption}>
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
        {rows.map((row) => {
          const [name, ...numbers] = cellsOf(row)
          const to = pathOf(row)
          return (
            <Table.Row key={name}>
              <Table.ColumnHeader scope="row" fontWeight="normal">
                {to ? (
                  <Link to={to} tabIndex={still ? -1 : undefined}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </Table.ColumnHeader>
              {numbers.map((number, at) => (
                <Table.Cell key={head[at + 1]} data-label={head[at + 1]} textAlign="end" whiteSpace="nowrap">
                  {number}
                </Table.Cell>
              ))}
            </Table.Row>
          )
        })}
      </Table.Body>
    </Table.Root>
  </Box>
)
