/** From page to page of a list. */
import { Button, HStack, IconButton, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'

interface Props {
  page: number
  pages: number
  onPage: (page: number) => void
}

export function Pages({ page, pages, onPage }: Props) {
  if (pages <= 1) return null
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages)
  return (
    <HStack as="nav" aria-label="Pages" justifyContent="center" gap="1" flexWrap="wrap">
      <IconButton
        size="sm"
        variant="ghost"
        aria-label="Previous page"
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
            aria-label={`Page ${one}`}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {one}
          </Button>
        </HStack>
      ))}
      <IconButton
        size="sm"
        variant="ghost"
        aria-label="Next page"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={16} />
      </IconButton>
    </HStack>
  )
}
