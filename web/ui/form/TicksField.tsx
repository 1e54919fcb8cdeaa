/** A choice of several, each with a box to tick. */
import { Fieldset, HStack, chakra } from '@chakra-ui/react'
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
  return (
    // The summary of errors leads here; a group takes the focus only when it is asked to.
    <Fieldset.Root id={id} tabIndex={-1} invalid={Boolean(error && touched)}>
      <Fieldset.Legend marginBottom="2">
        {label ?? name}{' '}
        {required && (
          <chakra.span color="fg.error" aria-hidden>
            *
          </chakra.span>
        )}
      </Fieldset.Legend>
      <HStack gap="5" rowGap="3" flexWrap="wrap">
        {choices.map(({ value, label: words }) => (
          <chakra.label key={value} display="inline-flex" alignItems="center" gap="2.5">
            <Tick name={value} checked={chosen.includes(value)} onChange={(checked) => void toggle(value, checked)} />
            {words}
          </chakra.label>
        ))}
      </HStack>
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  )
}
