/** What proposals are scored by: each with its weight, all of them 100 percent. */
import { Button, Fieldset, HStack, IconButton, Input, Stack, Text } from '@chakra-ui/react'
import { useField } from 'formik'
import { Plus, X } from 'lucide-react'
import * as texts from '#texts/challenges/criteriaField.js'
import { useFieldId } from '#web/ui/form/ErrorSummary.tsx'
import { NumberInput } from '#web/ui/form/NumberInput.tsx'
import { useRule } from '#web/ui/form/useRule.ts'
import { listed } from '#listed'
import { usualCriteria } from '#api/features/proposals/usualCriteria.rules.ts'
import type { ChallengeValues } from './challengeForm.ts'

type Criteria = ChallengeValues['criteria']

const most = 10
const field = 'criteria'

export function CriteriaField() {
  const { label } = useRule(field)
  const id = useFieldId(field)
  const [{ value }, { error, touched }, { setValue }] = useField<Criteria>(field)
  const set = (at: number, change: Partial<Criteria[number]>) =>
    void setValue(value.map((criterion, nth) => (nth === at ? { ...criterion, ...change } : criterion)))
  const sum = value.reduce((total, { weight }) => total + (Number(weight) || 0), 0)
  return (
    <Fieldset.Root invalid={Boolean(error && touched)}>
      <Stack gap="3" width="full">
        <Fieldset.Legend>{label}</Fieldset.Legend>
        <Fieldset.HelperText>
          {texts.whatProposalsAreScoredBy({
            map: listed(usualCriteria().map(({ name, weight }) => `${name} ${weight}%`)),
          })}
        </Fieldset.HelperText>
        {value.map((criterion, at) => (
          // Criteria have no other identity than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <HStack key={at} gap="2" alignItems="start">
            <Stack flex="1" gap="1.5" minW="0">
              <Input
                aria-label={texts.nameOfCriterion({ number: at + 1 })}
                placeholder={texts.name()}
                value={criterion.name}
                onChange={(event) => set(at, { name: event.target.value })}
              />
              <Input
                size="sm"
                aria-label={texts.whatCriterionAsksFor({ number: at + 1 })}
                placeholder={texts.whatItAsksForOptional()}
                value={criterion.description}
                onChange={(event) => set(at, { description: event.target.value })}
              />
            </Stack>
            <HStack gap="1.5">
              <NumberInput
                width="16"
                textAlign="end"
                aria-label={texts.weightOfCriterionInPercent({ number: at + 1 })}
                value={criterion.weight}
                onChange={(weight) => set(at, { weight })}
              />
              <Text color="fg.muted">%</Text>
            </HStack>
            <IconButton
              variant="ghost"
              aria-label={texts.removeCriterion({ number: at + 1 })}
              onClick={() => void setValue(value.filter((_, nth) => nth !== at))}
            >
              <X size={16} />
            </IconButton>
          </HStack>
        ))}
        {value.length > 0 && (
          <Text role="status" color={sum === 100 ? 'fg.muted' : 'fg.error'}>
            {texts.theWeightsSumUpTo({ sum })}
          </Text>
        )}
        <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
        <HStack gap="2" flexWrap="wrap">
          {value.length < most && (
            <Button
              id={id}
              size="sm"
              variant="outline"
              onClick={() => void setValue([...value, { name: '', description: '', weight: Math.max(0, 100 - sum) }])}
            >
              <Plus size={14} aria-hidden />
              {texts.addCriterion()}
            </Button>
          )}
          {value.length === 0 && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() =>
                void setValue(usualCriteria().map(({ name, description, weight }) => ({ name, description, weight })))
              }
            >
              {texts.beginWithTheUsualOnes()}
            </Button>
          )}
        </HStack>
      </Stack>
    </Fieldset.Root>
  )
}
