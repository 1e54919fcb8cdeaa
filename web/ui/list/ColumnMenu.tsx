/** 'Columns': chooses which columns a table shows. */
import * as texts from '#texts/ui/columnMenu.js'
import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react'
import { Columns3 } from 'lucide-react'
import { Tick } from '../form/Tick.tsx'
import { Popup } from '../Popup.tsx'
import { stays } from './fitColumns.ts'
import type { Column } from './ListTable.tsx'
import type { HiddenColumns } from './useHiddenColumns.ts'

interface Props<Row> {
  columns: readonly Column<Row>[]
  choice: HiddenColumns
}

export const ColumnMenu = <Row,>({ columns, choice: { hidden, toggle, showAll } }: Props<Row>) => (
  <Popup
    label={texts.columns()}
    width="260px"
    trigger={
      <Button variant="outline" aria-label={texts.columns()} paddingX={{ base: '3', xl: '4' }}>
        <Columns3 size={16} aria-hidden />
        <Box as="span" hideBelow="xl">
          {texts.columns()}
        </Box>
      </Button>
    }
  >
    <Stack gap="1" padding="4">
      {columns.map(
        (column, at) =>
          !stays(column, at) && (
            <chakra.label key={column.header} display="flex" alignItems="center" gap="3" minH="8">
              <Tick checked={!hidden.has(column.header)} onChange={() => toggle(column.header)} />
              {column.header}
            </chakra.label>
          ),
      )}
      <Text color="fg.muted" fontSize="xs" marginTop="2">
        {texts.columnsThatDoNotFit()}
      </Text>
      {hidden.size > 0 && (
        <Button size="sm" variant="outline" marginTop="2" onClick={showAll}>
          {texts.showAllColumns()}
        </Button>
      )}
    </Stack>
  </Popup>
)
