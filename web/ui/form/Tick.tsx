/** A box to tick and a switch: the browser's own, so that a long list of them costs nothing. */
import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ComponentProps } from 'react'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'color' | 'height' | 'width' | 'size' | 'ref'>

interface Props extends InputProps {
  onChange: (checked: boolean) => void
}

/** A box; `mixed` says that only some of what it stands for are chosen. */
export function Tick({ mixed = false, onChange, ...rest }: Props & { mixed?: boolean }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  // Plain, because a list has a hundred of them, and all change with one click.
  return (
    <input
      {...rest}
      ref={box}
      type="checkbox"
      onChange={(event) => onChange(event.target.checked)}
      style={{ ...look, cursor: rest.disabled ? 'not-allowed' : 'pointer' }}
    />
  )
}

const look = {
  width: '1.25rem',
  height: '1.25rem',
  flexShrink: 0,
  verticalAlign: 'middle',
  accentColor: 'var(--chakra-colors-brand-solid)',
} as const

/** A switch. Its edge and its knob have borders, which is all that is left of them in forced colours. */
export const Toggle = ({ onChange, ...rest }: Props) => (
  <chakra.input
    {...rest}
    type="checkbox"
    role="switch"
    aria-checked={rest.checked ?? false}
    onChange={(event) => onChange(event.target.checked)}
    appearance="none"
    position="relative"
    flexShrink="0"
    width="10"
    height="6"
    borderRadius="full"
    borderWidth="1px"
    borderColor="transparent"
    bg="border.emphasized"
    transition="background-color {durations.fast}"
    cursor={rest.disabled ? 'not-allowed' : 'pointer'}
    opacity={rest.disabled ? 0.6 : 1}
    _checked={{ bg: 'brand.solid', _before: { insetInlineStart: '18px' } }}
    _before={{
      content: '""',
      position: 'absolute',
      top: '2px',
      insetInlineStart: '2px',
      boxSize: '18px',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'transparent',
      bg: 'white',
      transition: 'inset-inline-start {durations.fast}',
    }}
  />
)
