/** One of a few choices that need words: each a card with its radio button, its name, and what it means. */
import { HStack, SimpleGrid, Stack, Text, chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import type { LucideIcon } from 'lucide-react'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { useFieldId } from './ErrorSummary.tsx'

export interface RadioCard {
  /** May be empty, where nothing is a choice. */
  value: string
  label: string
  text: string
  note?: string | undefined
  icon?: LucideIcon
  /** Why it cannot be chosen. */
  disabled?: string | undefined
}

interface Props {
  name: string
  choices: readonly RadioCard[]
  /** How many stand side by side where there is room. */
  columns?: number
  /** Takes what is chosen in the place of the field. */
  onChoose?: (value: string) => void
}

export function RadioCards({ name, choices, columns = 1, onChoose }: Props) {
  const id = useFieldId(name)
  const [{ value: chosen }, { error, touched }, { setValue }] = useField<string | undefined>(name)
  const wrong = Boolean(error && touched)
  return (
    <ChoiceGroup name={name}>
      <SimpleGrid columns={{ base: 1, sm: columns }} gap="2">
        {choices.map(({ value, label: words, text, note, icon: Icon, disabled }) => (
          <chakra.label
            key={value}
            display="flex"
            alignItems="flex-start"
            gap="3"
            padding="3"
            borderWidth="1px"
            borderRadius="md"
            cursor={disabled ? 'not-allowed' : 'pointer'}
            transition="border-color {durations.fast}, background-color {durations.fast}"
            borderColor={value === chosen ? 'brand.fg' : wrong ? 'border.error' : 'border.emphasized'}
            bg={value === chosen ? 'brand.subtle' : disabled ? 'bg.subtle' : undefined}
            _hover={disabled ? undefined : { borderColor: 'brand.fg' }}
          >
            <chakra.input
              type="radio"
              name={`${id}-choice`}
              value={value}
              checked={value === chosen}
              disabled={disabled !== undefined}
              onChange={() => (onChoose ? onChoose(value) : void setValue(value))}
              marginTop="1"
              flexShrink="0"
              accentColor="brand.fg"
            />
            <Stack gap="1" minW="0" flex="1">
              <HStack gap="2" justifyContent="space-between">
                <Text fontWeight="medium" color={disabled ? 'fg.muted' : undefined}>
                  {words}
                </Text>
                {Icon && (
                  <Text as="span" color={disabled ? 'fg.muted' : 'brand.fg'} flexShrink="0">
                    <Icon size={18} aria-hidden />
                  </Text>
                )}
              </HStack>
              <Text fontSize={columns > 1 ? 'xs' : 'sm'} color={columns > 1 ? 'fg.muted' : undefined}>
                {text}
              </Text>
              {disabled && (
                <Text fontSize="xs" fontWeight="medium">
                  {disabled}
                </Text>
              )}
              {note && (
                <Text fontSize="xs" color="fg.muted">
                  {note}
                </Text>
              )}
            </Stack>
          </chakra.label>
        ))}
      </SimpleGrid>
    </ChoiceGroup>
  )
}
