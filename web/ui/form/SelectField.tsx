/** One of several choices, in the browser's own list. */
import { NativeSelect } from '@chakra-ui/react'
import { useField } from 'formik'
import { Labelled, type FieldProps } from './fields.tsx'

export interface Choice {
  value: string
  label: string
}

export function SelectField({
  name,
  label,
  hint,
  choices,
  placeholder,
}: FieldProps & { choices: readonly Choice[]; placeholder?: string }) {
  const [field] = useField<string | undefined>(name)
  return (
    <Labelled name={name} {...(label ? { label } : {})} hint={hint}>
      <NativeSelect.Root>
        <NativeSelect.Field {...field} value={field.value ?? ''}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
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
