/** The choice of a rating: each with the rubric's own text, and what it would make of the level. */
import { Stack, Text, chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import * as texts from '#texts/readiness/rate.js'
import { useFieldId } from '#web/ui/form/ErrorSummary.tsx'
import { useRule } from '#web/ui/form/useRule.ts'
import { readinessWords, riskWords, type Risk } from './riskWords.ts'

export interface RatingChoice {
  /** Empty is not known yet. */
  value: Risk | ''
  text: string
  note?: string
}

export function RatingField({ name, choices }: { name: string; choices: readonly RatingChoice[] }) {
  const { label } = useRule(name)
  const id = useFieldId(name)
  const [{ value: chosen }, { error, touched }, { setValue }] = useField<string>(name)
  const wrong = Boolean(error && touched)
  return (
    <chakra.fieldset
      id={id}
      tabIndex={-1}
      data-invalid={wrong || undefined}
      aria-describedby={wrong ? `${id}-error` : undefined}
    >
      <chakra.legend marginBottom="2" fontSize="sm" fontWeight="medium">
        {label ?? name}
      </chakra.legend>
      <Stack gap="2">
        {choices.map(({ value, text, note }) => (
          <chakra.label
            key={value}
            display="flex"
            alignItems="flex-start"
            gap="3"
            padding="3"
            borderWidth="1px"
            borderRadius="md"
            cursor="pointer"
            borderColor={value === chosen ? 'brand.solid' : 'border'}
            bg={value === chosen ? 'bg.muted' : undefined}
          >
            <chakra.input
              type="radio"
              name={`${id}-choice`}
              value={value}
              checked={value === chosen}
              onChange={() => void setValue(value)}
              marginTop="1"
              flexShrink="0"
            />
            <Stack gap="1">
              <Text fontWeight="medium">
                {value ? riskWords[value] : texts.unknown()}
                {value && value !== 'NOT_APPLICABLE' && ` (${readinessWords[value]})`}
              </Text>
              <Text fontSize="sm">{text}</Text>
              {note && (
                <Text fontSize="xs" color="fg.muted">
                  {note}
                </Text>
              )}
            </Stack>
          </chakra.label>
        ))}
      </Stack>
      {wrong && (
        <Text id={`${id}-error`} marginTop="2" fontSize="xs" fontWeight="medium" color="fg.error">
          {error}
        </Text>
      )}
    </chakra.fieldset>
  )
}
