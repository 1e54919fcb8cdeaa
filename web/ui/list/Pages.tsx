/** From page to page of a list, and how many a page holds. */
import * as texts from '#texts/ui/pages.js'
import { Button, chakra, HStack, IconButton, NativeSelect, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { endOf, type Counting } from './counting.ts'
import { largerSizes, type ListState } from './useListState.ts'

interface Props extends Counting {
  state: ListState
}

export function Pages(props: Props) {
  const { state, total, usual } = props
  // What one page of the usual size holds needs neither.
  if (total <= usual) return null
  return (
    <HStack justifyContent="center" gap="4" flexWrap="wrap">
      <PageButtons page={state.page} {...endOf(props)} onPage={state.setPage} />
      <PageSize size={state.size(usual)} usual={usual} onSize={state.setSize} />
    </HStack>
  )
}

interface PageSizeProps {
  size: number
  usual: number
  onSize: ListState['setSize']
}

function PageSize({ size, usual, onSize }: PageSizeProps) {
  const id = useId()
  return (
    <HStack gap="2">
      <chakra.label htmlFor={id} color="fg.muted" whiteSpace="nowrap">
        {texts.perPage()}
      </chakra.label>
      <NativeSelect.Root size="sm" width="20">
        <NativeSelect.Field
          id={id}
          value={size}
          onChange={({ target: { value } }) => onSize(Number(value) === usual ? null : Number(value))}
        >
          {[usual, ...largerSizes].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </HStack>
  )
}

interface PageButtonsProps {
  page: number
  /** The last one that is known of. */
  pages: number
  /** Whether others may follow it. */
  more: boolean
  onPage: (page: number) => void
}

function PageButtons({ page, pages, more, onPage }: PageButtonsProps) {
  if (pages <= 1) return null
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages)
  return (
    <HStack as="nav" aria-label={texts.pages()} gap="1" flexWrap="wrap">
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={texts.previousPage()}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={16} />
      </IconButton>
      {near.map((one, at) => (
        <HStack key={one} gap="1">
          {at > 0 && one - near[at - 1]! > 1 && <Text color="fg.muted">…</Text>}
          <Button
            size="sm"
            variant={one === page ? 'solid' : 'ghost'}
            aria-label={texts.page({ one })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {one}
          </Button>
        </HStack>
      ))}
      {more && <Text color="fg.muted">…</Text>}
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={texts.nextPage()}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={16} />
      </IconButton>
    </HStack>
  )
}
