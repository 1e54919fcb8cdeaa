/** A person as two letters in a circle. */
import { Center } from '@chakra-ui/react'

export function Initials({ name, size = '8' }: { name: string; size?: string }) {
  const words = name
    .replace(/^(Dr|Prof|Eng)\.?\s+/i, '')
    .split(/\s+/)
    .filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
  return (
    <Center
      boxSize={size}
      borderRadius="full"
      bg="brand.muted"
      color="brand.fg"
      fontSize="xs"
      fontWeight="semibold"
      flexShrink="0"
      aria-hidden
    >
      {letters.toUpperCase()}
    </Center>
  )
}
