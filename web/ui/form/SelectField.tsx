/** One of several choices, in the browser's own list. */
import { NativeSelect } from '@chakra-ui/react'
import { useField } from 'formik'
import { Labelled, type FieldProps } from './fields.tsx'

export interface Choice {
  value: string
  label: string
}

interface Props extends FieldProps {
  choices: readonly Choice[]
  placeholder?: string
  /** The field takes any text: one that is no choice, such as an imported one, is offered as well. */
  open?: boolean
}

export function SelectField({ name, label, hint, choices, placeholder, open = false }: Props) {
  const [field, { initialValue }] = useField<string | undefined>(name)
  const foreign = open && initialValue && !choices.some(({ value }) => value === initialValue) ? initialValue : null
  return (
    <Labelled name={name} {...(label ? { label } : {})} hint={hint}>
      <NativeSelect.Root>
        <NativeSelect.Field {...field} value={field.value ?? ''}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {foreign && <option value={foreign}>{foreign}</option>}
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Labelled>
  )
}
