/** The control for a number: takes it with grouping and in Arabic digits, gives plain digits, and groups once it is left. */
import { Input } from '@chakra-ui/react'
import { useState, type ComponentProps } from 'react'
import { inGroups, isNumber, numberIn, numberInRest, separatorsIn } from './numberText.ts'

interface Props extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value: string | number | null | undefined
  /** Gives the digits, or what was written where it is no number. */
  onChange: (value: string) => void
  /** Years are not grouped. */
  grouped?: boolean
}

export function NumberInput({ value, onChange, onBlur, grouped = true, inputMode = 'numeric', ...rest }: Props) {
  // While it is written it stays as written.
  const [written, setWritten] = useState<{ text: string; value: string } | null>(null)
  const plain = String(value ?? '')
  const shown = written?.value === plain ? written.text : grouped ? inGroups(plain) : plain
  const write = (text: string) => {
    // Of a number in groups some digits were removed or added, and nobody wrote a separator.
    const isRest = isNumber(plain) && separatorsIn(text) > 0 && separatorsIn(text) <= separatorsIn(shown)
    const next = isRest ? numberInRest(text) : numberIn(text)
    setWritten({ text, value: next })
    onChange(next)
  }
  return (
    <Input
      {...rest}
      inputMode={inputMode}
      value={shown}
      onChange={(event) => write(event.target.value)}
      onBlur={(event) => {
        setWritten(null)
        onBlur?.(event)
      }}
    />
  )
}
