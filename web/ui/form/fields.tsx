/**
 * The fields of forms: label and 'required' come from the rules, the error from the rules or the server. What people
 * write runs in the direction of its own letters (`dir="auto"`).
 */
import * as texts from '#texts/ui/fields.js'
import { Field, Input, Stack, Text, Textarea, chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import type { ComponentProps, ReactNode } from 'react'
import { useFieldId } from './ErrorSummary.tsx'
import { useRule } from './useRule.ts'
import { NumberInput } from './NumberInput.tsx'
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
      <FieldWords hint={hint} error={wrong && error} />
    </Field.Root>
  )
}

/**
 * Hint and error of a field. Screen readers read both as the control's description: Chakra alone names the error with
 * aria-errormessage, which some of them ignore.
 */
export const FieldWords = ({ hint, error }: { hint?: ReactNode; error: ReactNode }) =>
  (hint || error) && (
    <Field.HelperText display="flex" flexDirection="column" gap="1.5">
      {hint && <span>{hint}</span>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.HelperText>
  )

type InputProps = FieldProps &
  Pick<ComponentProps<typeof Input>, 'type' | 'autoComplete' | 'placeholder' | 'inputMode' | 'min' | 'max'>

export function TextField({ name, label, hint, ...rest }: InputProps) {
  const [field] = useField<string | number | null | undefined>(name)
  return (
    <Labelled name={name} {...(label ? { label } : {})} hint={hint}>
      <Input {...field} value={field.value ?? ''} {...(rest.type || rest.inputMode ? {} : { dir: 'auto' })} {...rest} />
    </Labelled>
  )
}

type NumberProps = FieldProps & Pick<ComponentProps<typeof NumberInput>, 'inputMode' | 'placeholder' | 'grouped'>

export function NumberField({ name, label, hint, ...rest }: NumberProps) {
  const [{ value, onBlur }, , { setValue }] = useField<string | number | null | undefined>(name)
  return (
    <Labelled name={name} {...(label ? { label } : {})} hint={hint}>
      <NumberInput name={name} value={value} onBlur={onBlur} onChange={(given) => void setValue(given)} {...rest} />
    </Labelled>
  )
}

export const DateField = (props: InputProps) => <TextField type="date" {...props} />

export function TextArea({ name, label, hint, rows = 4 }: FieldProps & { rows?: number }) {
  const [field] = useField<string | undefined>(name)
  return (
    <Labelled name={name} {...(label ? { label } : {})} hint={hint}>
      <Textarea {...field} dir="auto" value={field.value ?? ''} rows={rows} autoresize maxH="60dvh" />
    </Labelled>
  )
}

/** A list with one item per line; it is sent as a list. */
export function LinesField({ name, label, hint = texts.onePerLine(), rows = 3 }: FieldProps & { rows?: number }) {
  const [field, , { setValue, setTouched }] = useField<readonly string[] | string | undefined>(name)
  const shown = Array.isArray(field.value) ? field.value.join('\n') : (field.value ?? '')
  return (
    <Labelled name={name} {...(label ? { label } : {})} hint={hint}>
      <Textarea
        name={name}
        dir="auto"
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
  return (
    <Ticked name={name} hint={hint}>
      {(described) => (
        <>
          <Toggle
            {...described}
            name={name}
            checked={field.value ?? false}
            onChange={(checked) => void setValue(checked)}
          />
          {label ?? rule.label ?? name}
        </>
      )}
    </Ticked>
  )
}

export function CheckboxField({ name, label }: FieldProps) {
  const rule = useRule(name)
  const [field, , { setValue }] = useField<boolean | undefined>(name)
  return (
    <Ticked name={name}>
      {(described) => (
        <>
          <Tick
            {...described}
            name={name}
            checked={field.value ?? false}
            onChange={(checked) => void setValue(checked)}
          />
          {label ?? rule.label ?? name}
        </>
      )}
    </Ticked>
  )
}

interface Described {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** A box or a switch beside its label, with hint and error below. */
function Ticked({
  name,
  hint,
  children,
}: Omit<FieldProps, 'label'> & { children: (described: Described) => ReactNode }) {
  const [, { error, touched }] = useField(name)
  const id = useFieldId(name)
  const wrong = Boolean(error && touched)
  return (
    <Stack gap="1">
      <chakra.label display="flex" alignItems="center" gap="2.5" fontWeight="medium" width="fit-content">
        {children({
          id,
          ...(wrong && { 'aria-invalid': true }),
          ...((hint || wrong) && { 'aria-describedby': `${id}-words` }),
        })}
      </chakra.label>
      {(hint || wrong) && (
        <Stack id={`${id}-words`} gap="1" fontSize="xs" color="fg.muted">
          {hint && <Text>{hint}</Text>}
          {wrong && <Text color="fg.error">{error}</Text>}
        </Stack>
      )}
    </Stack>
  )
}
