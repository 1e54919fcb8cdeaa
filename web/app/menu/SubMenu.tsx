/** An entry of the side menu with entries below it, which can be collapsed; in the narrow menu they stand on their own. */
import * as texts from '#texts/app/subMenu.js'
import { Box, Flex, IconButton, Stack } from '@chakra-ui/react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { MenuLink } from './MenuLink.tsx'
import type { MenuEntry } from './useMenu.ts'

interface Props {
  entry: MenuEntry
  entries: readonly MenuEntry[]
  narrow: boolean
  isMarked: (path: string) => boolean
  onFollow: (() => void) | undefined
}

export function SubMenu({ entry, entries, narrow, isMarked, onFollow }: Props) {
  const [open, setOpen] = useState(true)
  const id = useId()
  // Closed, it is marked for what is in it.
  const marked = isMarked(entry.path) || (!open && entries.some(({ path }) => isMarked(path)))
  const Icon = open ? ChevronDown : ChevronRight
  return (
    <>
      {!narrow && (
        <Flex gap="1" alignItems="center">
          <Box flex="1">
            <MenuLink entry={entry} current={marked} narrow={false} onFollow={onFollow} />
          </Box>
          <IconButton
            variant="ghost"
            size="sm"
            aria-label={`${open ? texts.collapse() : texts.expand()} ${entry.label}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Icon size={16} />
          </IconButton>
        </Flex>
      )}
      <Stack
        as="ul"
        id={id}
        gap="0.5"
        listStyleType="none"
        paddingInlineStart={narrow ? '0' : '4'}
        hidden={!open && !narrow}
      >
        {entries.map((one) => (
          <li key={one.path}>
            <MenuLink entry={one} current={isMarked(one.path)} narrow={narrow} onFollow={onFollow} />
          </li>
        ))}
      </Stack>
    </>
  )
}
