/** What stands in a list's place until it is there: six cards (docs/spec/shell.md#lists), or one block for the table. */
import * as texts from '#texts/ui/listSkeleton.js'
import { SimpleGrid, Skeleton, Stack } from '@chakra-ui/react'
import { useListView, type ListView } from './useListView.ts'

const cards = ['a', 'b', 'c', 'd', 'e', 'f']

export function ListSkeleton({ usual }: { usual?: ListView }) {
  const [view] = useListView(usual)
  return (
    <Stack gap="5" role="status" aria-label={texts.loading()}>
      <Skeleton height="9" width="260px" />
      <Skeleton height="10" maxW="420px" />
      {view === 'grid' ? (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          {cards.map((card) => (
            <Skeleton key={card} height="240px" borderRadius="md" />
          ))}
        </SimpleGrid>
      ) : (
        <Skeleton height="480px" borderRadius="md" />
      )}
    </Stack>
  )
}
