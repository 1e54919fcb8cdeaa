/** The list as a file: what its columns show, with everything that is in force, all pages of it. */
import * as texts from '#texts/ui/exportMenu.js'
import { Box, Button } from '@chakra-ui/react'
import { Braces, CalendarClock, Download, FileSpreadsheet, Quote, Sheet } from 'lucide-react'
import { ActionMenu } from '../ActionMenu.tsx'
import type { Column } from './ListTable.tsx'

export interface Exporting {
  pending: boolean
  /** Whether the records are entries of a bibliography. */
  bibtex?: boolean
  /** The columns as `Header:field`. */
  /** Opens the page on which the export is scheduled; not for visitors. */
  schedule?: ((columns: string[], bibtex?: boolean) => void) | undefined
  run: (format: 'csv' | 'xlsx' | 'json' | 'bib', columns: string[]) => void
}

interface Props<Row> {
  exporting: Exporting
  columns: readonly Column<Row>[]
}

export const ExportMenu = <Row,>({ exporting: { pending, bibtex, run, schedule }, columns }: Props<Row>) => (
  <ActionMenu
    trigger={
      <Button variant="outline" loading={pending} aria-label={texts.export()} paddingX={{ base: '3', md: '4' }}>
        <Download size={16} aria-hidden />
        <Box as="span" hideBelow="md">
          {texts.export()}
        </Box>
      </Button>
    }
    actions={[
      { label: texts.csv(), icon: FileSpreadsheet, onSelect: () => run('csv', fieldsOf(columns)) },
      { label: texts.excel(), icon: Sheet, onSelect: () => run('xlsx', fieldsOf(columns)) },
      { label: 'JSON', icon: Braces, onSelect: () => run('json', fieldsOf(columns)) },
      ...(bibtex ? [{ label: texts.bibtex(), icon: Quote, onSelect: () => run('bib', []) }] : []),
      ...(schedule
        ? [{ label: texts.schedule(), icon: CalendarClock, onSelect: () => schedule(fieldsOf(columns), bibtex) }]
        : []),
    ]}
  />
)

const fieldsOf = <Row,>(columns: readonly Column<Row>[]): string[] =>
  columns.flatMap(({ header, file }) =>
    typeof file === 'string'
      ? [`${header}:${file}`]
      : Object.entries(file ?? {}).map(([name, field]) => `${name}:${field}`),
  )
