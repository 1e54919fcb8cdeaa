/** The controls of a list's filters, each as its filter says. */
import * as texts from '#texts/ui/filterFields.js'
import { Box, Button, Flex, Heading, SimpleGrid } from '@chakra-ui/react'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import { ToggleFilter } from './ToggleFilter.tsx'
import type { ShownFilter, UsedList } from './useList.ts'
import type { ListState } from './useListState.ts'

export default function FilterFields({ list: { state, shown, panel, clear } }: { list: UsedList }) {
  return (
    <>
      <Flex justifyContent="space-between" alignItems="center">
        <Heading as="h2" size="sm">
          {panel?.title ?? texts.filters()}
        </Heading>
        <Button size="xs" variant="ghost" onClick={clear}>
          {panel?.clear ?? texts.clearAll()}
        </Button>
      </Flex>
      <SimpleGrid columns={2} columnGap="3" rowGap="5">
        {shown.map((one) => (
          <Box key={one.name} gridColumn={one.filter.look.half ? undefined : '1 / -1'}>
            <Field state={state} shown={one} />
          </Box>
        ))}
      </SimpleGrid>
    </>
  )
}

function Field({ state, shown: { name, filter, choices, field } }: { state: ListState; shown: ShownFilter }) {
  const { control, label, look } = filter
  const props = { state, name, label, choices }
  if (control === 'own') return field?.(props)
  if (control === 'range') return <RangeFilter {...props} ends={filter.ends} {...look.scale!} />
  if (control === 'select') return <ChoiceFilter {...props} all={look.all!} />
  return <ToggleFilter {...props} single={look.single} folded={look.folded} />
}
