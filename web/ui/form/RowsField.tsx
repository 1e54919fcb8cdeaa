/** A list of small records in a form: each is a group of fields that can be removed, and one more can be added. */
import {
  Box,
  Button,
  Field,
  Fieldset,
  IconButton,
  Input,
  NativeSelect,
  SimpleGrid,
  Stack,
  Textarea,
} from '@chakra-ui/react'
import { useField } from 'formik'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldId } from './ErrorSummary.tsx'
import type { Choice } from './SelectField.tsx'
import { NumberInput } from './NumberInput.tsx'
import { useRule } from './useRule.ts'

interface Props<Row extends object> {
  name: string
  hint?: ReactNode
  /** What a new row holds. */
  empty: Row
  /** How many there can be. */
  most: number
  /** The button that adds one, and the names of a row and of the button that removes it; rows count from 1. */
  add: string
  rowName: (number: number) => string
  remove: (number: number) => string
  /** Shown between the rows and the button, such as a sum. */
  below?: ReactNode
  children: (row: Row, set: (change: Partial<Row>) => void, at: number) => ReactNode
}

export function RowsField<Row extends object>({ name, hint, empty, most, add, ...props }: Props<Row>) {
  const { label } = useRule(name)
  const id = useFieldId(name)
  const [{ value }, { error, touched }, { setValue }] = useField<readonly Row[]>(name)
  const change = (at: number, changed: Partial<Row>) =>
    void setValue(value.map((row, nth) => (nth === at ? { ...row, ...changed } : row)))
  return (
    <Fieldset.Root invalid={Boolean(error && touched)}>
      <Stack gap="3" width="full">
        {/* The section around has the same heading. */}
        <Fieldset.Legend srOnly>{label}</Fieldset.Legend>
        {hint && <Fieldset.HelperText>{hint}</Fieldset.HelperText>}
        {value.map((row, at) => (
          // Rows have no other identity than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Box key={at} role="group" aria-label={props.rowName(at + 1)} borderWidth="1px" borderRadius="md" padding="3">
            <Stack direction="row" gap="2" alignItems="start">
              <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3" flex="1" minW="0">
                {props.children(row, (changed) => change(at, changed), at)}
              </SimpleGrid>
              <IconButton
                variant="ghost"
                aria-label={props.remove(at + 1)}
                onClick={() => void setValue(value.filter((_, nth) => nth !== at))}
              >
                <X size={16} />
              </IconButton>
            </Stack>
          </Box>
        ))}
        {props.below}
        <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
        {value.length < most && (
          <Button
            id={id}
            size="sm"
            variant="outline"
            alignSelf="start"
            onClick={() => void setValue([...value, empty])}
          >
            <Plus size={14} aria-hidden />
            {add}
          </Button>
        )}
      </Stack>
    </Fieldset.Root>
  )
}

interface CellProps {
  label: string
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'date' | 'email' | 'url'
  required?: boolean
}

/** A control of a row with its name above it. */
const Cell = ({ label, required, children }: { label: string; required: boolean; children: ReactNode }) => (
  <Field.Root required={required}>
    <Field.Label>
      {label}
      <Field.RequiredIndicator />
    </Field.Label>
    {children}
  </Field.Root>
)

/** A line of text in a row. */
export const RowText = ({ label, value, onChange, required = false, ...input }: CellProps) => (
  <Cell label={label} required={required}>
    <Input
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(input.type ? {} : { dir: 'auto' })}
      {...input}
    />
  </Cell>
)

/** A number in a row, decimals too. */
export const RowNumber = ({ label, value, onChange, required = false }: CellProps) => (
  <Cell label={label} required={required}>
    <NumberInput inputMode="decimal" value={value} onChange={onChange} />
  </Cell>
)

/** Several lines of text in a row, as wide as the row. */
export const RowArea = ({ label, value, onChange }: CellProps) => (
  <Field.Root gridColumn={{ sm: '1 / -1' }}>
    <Field.Label>{label}</Field.Label>
    <Textarea value={value} dir="auto" rows={2} autoresize onChange={(event) => onChange(event.target.value)} />
  </Field.Root>
)

/** One of several choices in a row. */
export const RowSelect = ({ label, value, onChange, choices }: CellProps & { choices: readonly Choice[] }) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root>
      <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
)
