/** A group of links below the role's entries, with a heading and in a quieter look. */
import { Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { MenuLink } from './MenuLink.tsx'
import type { MenuEntry } from './useMenu.ts'

interface Props {
  title: string
  entries: readonly MenuEntry[]
  narrow: boolean
  isMarked: (path: string) => boolean
  onFollow: (() => void) | undefined
}

export function LesserLinks({ title, entries, isMarked, ...look }: Props) {
  const id = useId()
  if (!entries.length) return null
  return (
    <Stack gap="0.5" marginTop="4" paddingTop="4" borderTopWidth="1px">
      <Text
        id={id}
        fontSize="xs"
        fontWeight="medium"
        color="fg.subtle"
        paddingX="3"
        paddingBottom="1"
        srOnly={look.narrow}
      >
        {title}
      </Text>
      <Stack as="ul" gap="0" listStyleType="none" aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <MenuLink entry={entry} current={isMarked(entry.path)} quiet {...look} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
