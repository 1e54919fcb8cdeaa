/** A list as cards, three to a row on wide screens. */
import * as texts from '#texts/ui/listCards.js'
import { Box, chakra, Flex, SimpleGrid, Stack } from '@chakra-ui/react'
import { memo, type ReactNode } from 'react'
import { Tick } from '../form/Tick.tsx'
import { Gradually } from './Gradually.tsx'
import type { Identified, Selection } from './useSelection.ts'

interface Props<Row> {
  rows: readonly Row[]
  card: (row: Row) => ReactNode
  /** What a row is called beside the box that chooses it. */
  nameOf?: (row: Row) => string
  selection?: Selection | undefined
}

/** About a card's height, to keep the room of those that are still to come. */
const cardHeight = 240

export function ListCards<Row extends Identified>({ rows, card, nameOf, selection }: Props<Row>) {
  const cards = (
    <SimpleGrid as="ul" columns={{ base: 1, md: 2, xl: 3 }} gap="var(--gap-room)" listStyleType="none">
      <Gradually
        rows={rows.map((row) => {
          const { id } = row
          if (!selection)
            return (
              <li key={id}>
                <Card row={row} card={card} />
              </li>
            )
          return (
            <Flex as="li" key={id} gap="3">
              <Box paddingTop="4">
                <Tick
                  aria-label={texts.select({ row: nameOf?.(row) ?? '' })}
                  checked={selection.chosen.has(id)}
                  onChange={() => selection.toggle(id)}
                />
              </Box>
              <Box flex="1" minW="0">
                <Card row={row} card={card} />
              </Box>
            </Flex>
          )
        })}
        room={(missing) =>
          Array.from({ length: missing }, (_, nth) => (
            <li key={`room ${nth}`} aria-hidden style={{ height: cardHeight }} />
          ))
        }
      />
    </SimpleGrid>
  )
  if (!selection) return cards
  return (
    <Stack gap="3">
      <chakra.label display="flex" alignItems="center" gap="3">
        <Tick checked={selection.all} mixed={selection.some && !selection.all} onChange={selection.chooseAll} />
        {texts.selectAll()}
      </chakra.label>
      {cards}
    </Stack>
  )
}

const CardOf = <Row,>({ row, card }: { row: Row; card: (row: Row) => ReactNode }) => card(row)
const Card = memo(CardOf) as typeof CardOf
