/**
 * A chart as people use it: a heading, what it means, the picture, and its figures as a table that is read by keyboard and
 * screen readers. Where the picture is small or not seen, the table says all of it; rows lead to what they count.
 */
import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { Table2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import * as texts from '#texts/ui/chart.js'
import { Section } from '../Facts.tsx'
import { FigureTable, type FigureRow } from './FigureTable.tsx'

interface Props {
  title: string
  /** What is counted. */
  definition: string
  head: readonly [name: string, ...numbers: string[]]
  rows: readonly FigureRow[]
  /** The table is there from the beginning, because the picture does not say all of it. */
  open?: boolean
  /** The picture; what stands in its place where there is nothing to draw. */
  children: ReactNode
}

export function Chart({ title, definition, head, rows, open = false, children }: Props) {
  const [shown, setShown] = useState(open)
  const id = useId()
  return (
    <Section title={title}>
      <Text color="fg.muted" fontSize="sm" marginTop="-2">
        {definition}
      </Text>
      {rows.length === 0 ? (
        <Text color="fg.muted">{texts.nothing()}</Text>
      ) : (
        <Stack gap="3">
          <Box minW="0">{children}</Box>
          <Button
            variant="ghost"
            size="sm"
            alignSelf="start"
            aria-expanded={shown}
            aria-controls={id}
            aria-label={shown ? texts.hideTableOf({ title }) : texts.showTableOf({ title })}
            onClick={() => setShown(!shown)}
            css={{ '@media print': { display: 'none' } }}
          >
            <Table2 size={16} aria-hidden />
            {shown ? texts.hideTable() : texts.showTable()}
          </Button>
          {/* It stays in the document for screen readers and for paper. */}
          <Box
            id={id}
            {...(shown
              ? {}
              : { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' })}
            css={{ '@media print': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } }}
          >
            <FigureTable caption={title} head={head} rows={rows} still={!shown} />
          </Box>
        </Stack>
      )}
    </Section>
  )
}
