/** Above a list: search, filters, and table or cards. */
import * as texts from '#texts/ui/listToolbar.js'
import { Box, Button, HStack, IconButton, Input, InputGroup, Stack } from '@chakra-ui/react'
import { Filter, LayoutGrid, List, Search as SearchIcon } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { lazily } from '../overlay/lazily.ts'
import { Popup } from '../Popup.tsx'
import { searchDelay } from '../useDebounced.ts'
import type { UsedList } from './useList.ts'
import type { ListState } from './useListState.ts'
import type { ListView } from './useListView.ts'

const FilterFields = lazily(() => import('./FilterFields.tsx'))

interface Props {
  list: UsedList
  view: ListView
  onView: (view: ListView) => void
  /** What else can be done with the whole list. */
  actions?: ReactNode
}

export const ListToolbar = ({ list, view, onView, actions }: Props) => (
  <HStack gap="3" flexWrap="wrap">
    <SearchBox list={list} />
    <FilterButton list={list} />
    {actions && <Box marginInlineStart="auto">{actions}</Box>}
    <HStack
      gap="0"
      {...(actions ? {} : { marginInlineStart: 'auto' })}
      hideBelow="md"
      role="group"
      aria-label={texts.view()}
    >
      <IconButton
        variant={view === 'table' ? 'subtle' : 'ghost'}
        aria-label={texts.tableView()}
        aria-pressed={view === 'table'}
        onClick={() => onView('table')}
      >
        <List size={18} />
      </IconButton>
      <IconButton
        variant={view === 'grid' ? 'subtle' : 'ghost'}
        aria-label={texts.gridView()}
        aria-pressed={view === 'grid'}
        onClick={() => onView('grid')}
      >
        <LayoutGrid size={18} />
      </IconButton>
    </HStack>
  </HStack>
)

/** The filters behind a button that says how many are in force. */
export const FilterButton = ({ list }: { list: UsedList }) =>
  list.shown.length > 0 && (
    <Popup
      label={texts.filters()}
      placement="bottom-start"
      width={{ base: 'calc(100vw - 32px)', sm: '380px' }}
      trigger={
        <Button variant="outline">
          <Filter size={16} aria-hidden />
          {list.chips.length > 0 ? texts.filtersChosen({ filtered: list.chips.length }) : texts.filters()}
        </Button>
      }
    >
      <Stack gap="5" padding="4">
        <FilterFields list={list} />
      </Stack>
    </Popup>
  )

export const SearchBox = ({ list: { state, searchLabel } }: { list: UsedList }) =>
  searchLabel && <Search state={state} placeholder={searchLabel} />

function Search({ state, placeholder }: { state: ListState; placeholder: string }) {
  const [text, setText] = useState(state.search)
  const [asked, setAsked] = useState(state.search)
  const [address, setAddress] = useState(state.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address may change by other ways: a link, 'back', 'Clear all'. What one types meanwhile is never taken away.
  if (address !== state.search) {
    setAddress(state.search)
    if (state.search !== asked) {
      setAsked(state.search)
      setText(state.search)
    }
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setAsked(next)
      state.setFilters({ q: next })
    }, searchDelay)
  }
  return (
    <InputGroup
      startElement={<SearchIcon size={16} aria-hidden />}
      flex="1"
      minW={{ base: '140px', sm: '200px' }}
      maxW="420px"
    >
      <Input
        type="search"
        aria-label={placeholder.replace('...', '')}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </InputGroup>
  )
}
