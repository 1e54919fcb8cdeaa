/** The body of a record's page: its contents in one line that stays in sight, what it is, and its facts at the side. */
import * as texts from '#texts/ui/recordBody.js'
import { Box, Flex, Grid, Link, Stack } from '@chakra-ui/react'
import { useCallback, useState, type ReactNode } from 'react'
import { AnchorsContext, type Anchor } from './anchors.ts'

interface Props {
  children: ReactNode
  /** Facts in short; beside the rest on wide screens and below it on others. */
  rail: ReactNode
}

export function RecordBody({ children, rail }: Props) {
  const [anchors, setAnchors] = useState<readonly Anchor[]>([])
  const register = useCallback((anchor: Anchor) => {
    setAnchors((before) => inOrder([...before, anchor]))
    return () => setAnchors((before) => before.filter((one) => one !== anchor))
  }, [])
  return (
    <Stack gap="4">
      <Contents anchors={anchors} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="4"
        alignItems="start"
      >
        <AnchorsContext value={register}>
          <Stack gap="4" minW="0">
            {children}
          </Stack>
        </AnchorsContext>
        <Stack gap="4" minW="0">
          {rail}
        </Stack>
      </Grid>
    </Stack>
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

const Contents = ({ anchors }: { anchors: readonly Anchor[] }) =>
  anchors.length > 2 && (
    <Box position="sticky" top="14" zIndex="docked" bg="bg" borderBottomWidth="1px" marginX="-1" paddingX="1">
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
