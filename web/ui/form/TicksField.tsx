/** A choice of several, each with a box to tick. */
import { HStack, Text, chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import { useFieldId } from './ErrorSummary.tsx'
import type { Choice } from './SelectField.tsx'
import { useRule } from './useRule.ts'
import { Tick } from './Tick.tsx'

export function TicksField({ name, choices }: { name: string; choices: readonly Choice[] }) {
  const { label, required } = useRule(name)
  const id = useFieldId(name)
  const [{ value: chosen }, { error, touched }, { setValue }] = useField<readonly string[]>(name)
  const toggle = (value: string, checked: boolean) =>
    setValue(choices.map((one) => one.value).filter((one) => (one === value ? checked : chosen.includes(one))))
  const wrong = Boolean(error && touched)
  return (
    // The summary of errors leads here, so that it has an id and takes the focus: Chakra's own gives it neither.
    <chakra.fieldset
      id={id}
      tabIndex={-1}
      data-invalid={wrong || undefined}
      aria-describedby={wrong ? `${id}-error` : undefined}
    >
      <chakra.legend marginBottom="2" fontSize="sm" fontWeight="medium">
        {label ?? name}{' '}
        {required && (
          <chakra.span color="fg.error" aria-hidden>
            *
          </chakra.span>
        )}
      </chakra.legend>
      <HStack gap="5" rowGap="3" flexWrap="wrap">
        {choices.map(({ value, label: words }) => (
          <chakra.label key={value} display="inline-flex" alignItems="center" gap="2.5">
            <Tick name={value} checked={chosen.includes(value)} onChange={(checked) => void toggle(value, checked)} />
            {words}
          </chakra.label>
        ))}
      </HStack>
      {wrong && (
        <Text id={`${id}-error`} marginTop="2" fontSize="xs" fontWeight="medium" color="fg.error">
          {error}
        </Text>
      )}
    </chakra.fieldset>
  )
}
