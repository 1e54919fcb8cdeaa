/** One of a few, as buttons side by side of which one is pressed. */
import { Button, HStack } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'

interface Props<V extends string> {
  name: string
  value: V
  choices: Readonly<Record<V, string>>
  icons?: Readonly<Record<V, LucideIcon>>
  onChange: (value: V) => void
}

export const ChoiceButtons = <V extends string>({ name, value: chosen, choices, icons, onChange }: Props<V>) => (
  <HStack role="group" aria-label={name} gap="2" wrap="wrap">
    {(Object.keys(choices) as V[]).map((value) => {
      const Icon: LucideIcon | undefined = icons?.[value]
      return (
        <Button
          key={value}
          variant={chosen === value ? 'solid' : 'outline'}
          aria-pressed={chosen === value}
          onClick={() => onChange(value)}
        >
          {Icon && <Icon size={16} aria-hidden />}
          {choices[value]}
        </Button>
      )
    })}
  </HStack>
)
