/** The filters of challenges, and what is in force as chips. */
import { Button, Flex, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import * as texts from '#texts/challenges/challengeFilters.js'
import { ToggleFilter } from '#web/ui/list/ToggleFilter.tsx'
import { chipsOf, type Chip } from '#web/ui/list/FilterChips.tsx'
import { ChoiceFilter } from '#web/ui/list/ChoiceFilter.tsx'
import { RangeFilter } from '#web/ui/list/RangeFilter.tsx'
import { formatMoney } from '#web/ui/format.ts'
import type { ListState } from '#web/ui/list/useListState.ts'
import {
  filterNames,
  firstSectors,
  fundingEnd,
  fundingStep,
  moreSectors,
  sectorLabel,
  shownWords,
} from './challenges.list.ts'

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => ({ value: String(level), label: String(level) }))
const shown = Object.entries(shownWords).map(([value, label]) => ({ value, label }))
const labelled = (values: readonly string[]) => values.map((value) => ({ value, label: sectorLabel(value) }))

export function ChallengeFilters({ state }: { state: ListState }) {
  const [all, setAll] = useState(() => state.values('sector').some((value) => moreSectors.includes(value)))
  return (
    <>
      <Flex justifyContent="space-between" alignItems="center">
        <Heading as="h2" size="sm">
          {texts.filters()}
        </Heading>
        <Button size="xs" variant="ghost" onClick={() => state.clear(filterNames)}>
          {texts.clearAll()}
        </Button>
      </Flex>
      <RangeFilter
        state={state}
        names={['fundingMin', 'fundingMax']}
        label={texts.funding()}
        max={fundingEnd}
        step={fundingStep}
        words={formatMoney}
      />
      <ChoiceFilter state={state} name="status" label={texts.status()} all={texts.all()} choices={shown} />
      <ToggleFilter
        state={state}
        name="sector"
        label={texts.sector()}
        choices={labelled(all ? [...firstSectors, ...moreSectors] : firstSectors)}
      />
      <Button size="xs" variant="ghost" alignSelf="start" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? texts.fewerSectors() : texts.moreSectors()}
      </Button>
      <ToggleFilter state={state} name="trl" label="TRL" choices={levels} />
    </>
  )
}

export const challengeChips = (state: ListState): Chip[] =>
  chipsOf(state, {
    status: (value) => shownWords[value as keyof typeof shownWords] ?? value,
    sector: (value) => texts.sectorValue({ value: sectorLabel(value) }),
    trl: (value) => `TRL ${value}`,
    fundingMin: (value) => texts.fundingFrom({ value: formatMoney(Number(value)) }),
    fundingMax: (value) => texts.fundingTo({ value: formatMoney(Number(value)) }),
  })
