/** A few records beside one another: a column for each, a row for each property. */
import { Table, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ownWay } from '../ownWay.tsx'
import { Sideways } from './Sideways.tsx'

/** What is compared, in words, and what one of the records has of it. */
export type Property<Compared> = readonly [label: string, of: (one: Compared) => ReactNode]

interface Props<Compared> {
  name: string
  /** What the rows are. */
  property: string
  compared: readonly Compared[]
  heading: (one: Compared) => ReactNode
  properties: readonly Property<Compared>[]
  /** Whether a row stands out. */
  marked?: (label: string) => boolean
}

export const ComparisonTable = <Compared extends { readonly id: string }>({
  name,
  property,
  compared,
  heading,
  properties,
  marked = () => false,
}: Props<Compared>) => (
  <Sideways name={name}>
    <Table.Root size="sm" aria-label={name} minW={`${8 + 12 * compared.length}rem`}>
      <Table.Header>
        <Table.Row verticalAlign="top">
          <Table.ColumnHeader scope="col" width="10rem">
            <VisuallyHidden>{property}</VisuallyHidden>
          </Table.ColumnHeader>
          {compared.map((one) => (
            <Table.ColumnHeader key={one.id} scope="col" overflowWrap="anywhere">
              {ownWay(heading(one))}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {properties.map(([label, of], at) => (
          <Table.Row key={`${at} ${label}`} verticalAlign="top" bg={marked(label) ? 'bg.muted' : undefined}>
            <Table.ColumnHeader
              scope="row"
              position="sticky"
              insetInlineStart="0"
              bg={marked(label) ? 'bg.muted' : 'bg.panel'}
              overflowWrap="anywhere"
            >
              {label}
            </Table.ColumnHeader>
            {compared.map((one) => (
              <Table.Cell key={one.id} overflowWrap="anywhere">
                {ownWay(of(one))}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Sideways>
)
