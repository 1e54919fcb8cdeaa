/** The body of a record: its contents in one line that stays in sight, its sections, and its facts at the side. */
import * as texts from '#texts/ui/recordBody.js'
import { Box, Flex, Grid, Link, Stack } from '@chakra-ui/react'
import { useCallback, useState, type ReactNode } from 'react'
import { AddRowContext } from './AddRow.tsx'
import { AnchorsContext, type Anchor } from './anchors.ts'
import { useInSheet } from './place.ts'

interface Props {
  children: ReactNode
  /** Facts in short: beside the sections on wide screens, below them on others, above them in a sheet. */
  rail: ReactNode
}

export function RecordBody({ children, rail }: Props) {
  const [anchors, setAnchors] = useState<readonly Anchor[]>([])
  const register = useCallback((anchor: Anchor) => {
    setAnchors((before) => inOrder([...before, anchor]))
    return () => setAnchors((before) => before.filter((one) => one !== anchor))
  }, [])
  const [addRow, setAddRow] = useState<HTMLElement | null>(null)
  const inSheet = useInSheet()
  const sections = (
    <AnchorsContext value={register}>
      <Stack gap="4" minW="0">
        {children}
        <Flex ref={setAddRow} gap="2" wrap="wrap" _empty={{ display: 'none' }} />
      </Stack>
    </AnchorsContext>
  )
  const facts = rail && (
    <Stack gap="4" minW="0">
      {rail}
    </Stack>
  )
  return (
    <AddRowContext value={addRow}>
      {inSheet ? (
        <Stack gap="4">
          {facts}
          <Contents anchors={anchors} inSheet />
          {sections}
        </Stack>
      ) : (
        <Stack gap="4">
          <Contents anchors={anchors} />
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
            gap="4"
            alignItems="start"
          >
            {sections}
            {facts}
          </Grid>
        </Stack>
      )}
    </AddRowContext>
  )
}

/** As they stand on the page, whenever each came. */
function inOrder(anchors: readonly Anchor[]): readonly Anchor[] {
  const place = ({ id }: Anchor) => document.getElementById(id)
  return anchors.toSorted((one, other) => {
    const [a, b] = [place(one), place(other)]
    return a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1
  })
}

interface ContentsProps {
  anchors: readonly Anchor[]
  inSheet?: boolean
}

const Contents = ({ anchors, inSheet }: ContentsProps) =>
  anchors.length > 2 && (
    <Box
      position="sticky"
      // Below the top bar; in a sheet over the room that its body keeps at the top, where words would show above it.
      top={inSheet ? '-2' : 'calc({spacing.14} + var(--above, 0px))'}
      zIndex="docked"
      bg={inSheet ? 'bg.panel' : 'bg.canvas'}
      borderBottomWidth="1px"
      marginX="-1"
      paddingX="1"
    >
      <Flex as="nav" aria-label={texts.onThisPage()} gap="1" overflowX="auto" paddingY="1.5">
        {anchors.map(({ id, title }) => (
          <Link
            key={id}
            href={`#${id}`}
            color="fg.muted"
            fontSize="sm"
            whiteSpace="nowrap"
            padding="1.5"
            borderRadius="sm"
          >
            {title}
          </Link>
        ))}
      </Flex>
    </Box>
  )
