/** Search and filters of Innovation Projects: at the side where there is room, else behind a button. */
import { Flex, Stack, useBreakpointValue } from '@chakra-ui/react'
import * as texts from '#texts/innovation/innovationPage.js'
import FilterFields from '#web/ui/list/FilterFields.tsx'
import { FilterButton, SearchBox } from '#web/ui/list/ListToolbar.tsx'
import type { UsedList } from '#web/ui/list/useList.ts'

export function InnovationFilters({ list }: { list: UsedList }) {
  const wide = useBreakpointValue({ base: false, lg: true }, { ssr: false }) ?? true
  if (!wide)
    return (
      <Flex gap="3" width="full">
        <SearchBox list={list} />
        <FilterButton list={list} />
      </Flex>
    )
  return (
    <Stack
      as="aside"
      aria-label={texts.filters()}
      width="270px"
      flexShrink="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      padding="4"
      gap="5"
    >
      <SearchBox list={list} />
      <FilterFields list={list} />
    </Stack>
  )
}
