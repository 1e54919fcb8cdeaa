/** The fields of forms: label and 'required' come from the rules, the error from the rules or the server. */
import { Field, Input, Stack, Text, Textarea, chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import type { ComponentProps, ReactNode } from 'react'
import { useFieldId } from './ErrorSummary.tsx'
import { useRule } from './useRule.ts'
import { Tick, Toggle } from './Tick.tsx'

export interface FieldProps {
  name: string
  label?: string
  hint?: ReactNode
}

/** Label, control, hint and error of one field. */
export function Labelled({ name, label, hint, children }: FieldProps & { children: ReactNode }) {
  const rule = useRule(name)
  const [, { error, touched }] = useField(name)
  const wrong = Boolean(error && touched)
  const id = useFieldId(name)
  return (
    <Field.Root invalid={wrong} required={rule.required} id={id}>
      <Field.Label>
        {label ?? rule.label ?? name}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}

type InputProps = FieldProps &
  Pick<ComponentProps<typeof Input>, 'type' | 'autoComplete' | 'placeholder' | 'inputMode' | 'min' | 'max'>

export function TextField({ name, label, hint, ...rest }: InputProps) {
  const [field] = useField<string | number | null | undefined>(name)
  return (
    <Labelled name={name} {...(label ? { label } : {})} hint={hint}>
      <Input {...field} value={field.value ?? ''} {...rest} />
    </Labelled>
  )
}

export const NumberField = (props: InputProps) => <TextField inputMode="numeric" {...props} />

export const DateField = (props: InputProps) => <TextField type="date" {...props} />

export function TextArea({ name, label, hint, rows = 4 }: FieldProps & { rows?: number }) {
  const [field] = useField<string | undefined>(name)
  return (
    <Labelled name={name} {...(label ? { label } : {})} hint={hint}>
      <Textarea {...field} value={field.value ?? ''} rows={rows} autoresize maxH="60dvh" />
    </Labelled>
  )
}

/** A list with one item to a line; it is sent as a list. */
export function LinesField({ name, label, hint = 'One to a line.', rows = 3 }: FieldProps & { rows?: number }) {
  const [field, , { setValue, setTouched }] = useField<readonly string[] | string | undefined>(name)
  const shown = Array.isArray(field.value) ? field.value.join('\n') : (field.value ?? '')
  return (
    <Labelled name={name} {...(label ? { label } : {})} hint={hint}>
      <Textarea
        name={name}
        value={String(shown)}
        rows={rows}
        autoresize
        maxH="60dvh"
        onChange={(event) => void setValue(event.target.value)}
        onBlur={() => void setTouched(true)}
      />
    </Labelled>
  )
}

export function SwitchField({ name, label, hint }: FieldProps) {
  const rule = useRule(name)
  const [field, , { setValue }] = useField<boolean | undefined>(name)
  const id = useFieldId(name)
  return (
    <Stack gap="1">
      <chakra.label display="flex" alignItems="center" gap="2.5" fontWeight="medium" width="fit-content">
        <Toggle
          id={id}
          name={name}
          checked={field.value ?? false}
          onChange={(checked) => void setValue(checked)}
          {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        />
        {label ?? rule.label ?? name}
      </chakra.label>
      {hint && (
        <Text id={`${id}-hint`} fontSize="xs" color="fg.muted">
          {hint}
        </Text>
      )}
    </Stack>
  )
}

export function CheckboxField({ name, label }: FieldProps) {
  const rule = useRule(name)
  const id = useFieldId(name)
  const [field, , { setValue }] = useField<boolean | undefined>(name)
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2.5" fontWeight="medium">
      <Tick id={id} name={name} checked={field.value ?? false} onChange={(checked) => void setValue(checked)} />
      {label ?? rule.label ?? name}
    </chakra.label>
  )
}
