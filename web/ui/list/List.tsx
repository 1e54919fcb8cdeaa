/**
 * `<List>`: toolbar, chips, table or cards, selection with its bulk bar, empty state and pages. The address is its state;
 * the route's loader fetches; the old rows stay, dimmed, while it does. A list page only describes it.
 */
import * as texts from '#texts/ui/list.js'
import { Box, Button, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { endOf, totalInWords } from './counting.ts'
import { ExportMenu, type Exporting } from './ExportMenu.tsx'
import { FilterChips } from './FilterChips.tsx'
import { ListCards } from './ListCards.tsx'
import { ListTable, type Column } from './ListTable.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { Pages } from './Pages.tsx'
import type { UsedList } from './useList.ts'
import { useSelection, type Identified } from './useSelection.ts'
import { useHiddenColumns } from './useHiddenColumns.ts'
import { useListView, type ListView } from './useListView.ts'

export interface ListProps<Row> {
  /** What one is called: it tells the lists of a page from one another. */
  noun: string
  /** How many there are, in words: `2 projects`. */
  counted: (values: { count: number }) => string
  /** Its state and filters (useList). */
  list: UsedList
  rows: readonly Row[]
  total: number
  /** What a row is called to screen readers: `Select Solar still`. */
  nameOf: (row: Row) => string
  columns: readonly Column<Row>[]
  /** One row as a card. */
  card: (row: Row) => ReactNode
  empty: { icon: Parameters<typeof EmptyState>[0]['icon']; title: string; message: string; action?: ReactNode }
  /** The details that a row opens. */
  details?: (row: Row) => ReactNode
  /** What may be done with the selected rows; done clears the selection, but for rows that keep theirs. */
  bulk?: (selected: string[], done: (except?: readonly string[]) => void) => ReactNode
  /** Makes a file of the list (useExport). */
  exporting?: Exporting
  /** What else stands above it: ways to sort, to read it again. */
  tools?: ReactNode
  /** How the list looks to those who have not chosen between table and cards. */
  usual?: ListView
  /** The line above the rows, of how many there are in words; `Showing N projects` when nothing else is said. */
  summary?: (counted: string) => ReactNode
}

/**
 * The rows and how each is shown, a moment later than all else: whoever clicks or types does not wait for a hundred of them
 * to be drawn again. Cells are drawn again only with other columns, which is why pages memoize theirs.
 */
function useShown<Row>({ rows, columns, nameOf, card, details }: ListProps<Row>, hidden: ReadonlySet<string>) {
  const seen = useMemo(() => columns.filter(({ header }) => !hidden.has(header)), [columns, hidden])
  const now = useMemo(() => ({ rows, columns: seen, nameOf, card, details }), [rows, seen, nameOf, card, details])
  return useDeferredValue(now)
}

export function List<Row extends Identified>(props: ListProps<Row>) {
  const { noun, counted, list, rows, total, empty, bulk, exporting } = props
  const { state, pageSize } = list
  const [view, setView] = useListView(props.usual)
  const loading = useNavigation().state === 'loading'
  const selection = useSelection(rows.map(({ id }) => id))
  const choice = useHiddenColumns(noun)
  const shown = useShown(props, choice.hidden)
  const counting = { state, total, shown: rows.length, usual: pageSize }
  const { more, pages } = endOf(counting)
  const words = totalInWords(counting, counted)
  return (
    <Stack gap="4">
      <ListToolbar
        list={list}
        view={view}
        onView={setView}
        actions={
          (props.tools || (exporting && total > 0) || (view === 'table' && total > 0)) && (
            <HStack gap="2" flexWrap="wrap">
              {props.tools}
              {view === 'table' && total > 0 && <ColumnMenu columns={props.columns} choice={choice} />}
              {exporting && total > 0 && <ExportMenu exporting={exporting} columns={props.columns} />}
            </HStack>
          )
        }
      />
      <FilterChips list={list} />
      <HStack justifyContent="space-between" minH="8" flexWrap="wrap">
        <HStack color="fg.muted">
          <Text>{props.summary?.(words) ?? texts.showing({ counted: words })}</Text>
          {more && (
            <Button size="xs" variant="ghost" onClick={state.countAll}>
              {texts.countAll()}
            </Button>
          )}
        </HStack>
        {bulk && selection.some && (
          <HStack role="region" aria-label={texts.bulkActions()} flexWrap="wrap">
            <Text fontWeight="medium">{texts.selected({ size: selection.chosen.size })}</Text>
            {bulk([...selection.chosen], selection.clear)}
          </HStack>
        )}
        <VisuallyHidden role="status" aria-live="polite">
          {loading ? texts.loading() : words}
        </VisuallyHidden>
      </HStack>
      <Box opacity={loading ? 0.5 : 1} transition="opacity {durations.fast}" willChange="opacity" aria-busy={loading}>
        {rows.length === 0 && total > 0 ? (
          <EmptyState
            kind="found"
            icon={empty.icon}
            title={texts.thereIsNoPage({ page: state.page })}
            message={more ? undefined : texts.theLastOneIsPage({ pages })}
            action={<Button onClick={() => state.setPage(pages)}>{texts.goToPage({ pages })}</Button>}
          />
        ) : rows.length === 0 ? (
          <EmptyState {...empty} kind={list.filtered ? 'found' : 'nothing'} />
        ) : view === 'table' ? (
          <ListTable {...shown} state={state} selection={bulk && selection} />
        ) : (
          <ListCards {...shown} selection={bulk && selection} />
        )}
      </Box>
      <Pages {...counting} />
    </Stack>
  )
}
