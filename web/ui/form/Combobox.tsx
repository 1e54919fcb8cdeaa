/**
 * A text box that offers what is found while one types, as WAI-ARIA describes a combobox with a list: arrows move, Enter
 * takes, Escape closes the list alone. The list stands below the box and moves what follows, so that no dialog cuts it off.
 */
import * as texts from '#texts/ui/combobox.js'
import { Box, Input, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Choice } from './SelectField.tsx'

export interface Found extends Choice {
  hint?: string
}

interface Props {
  text: string
  onText: (text: string) => void
  /** What was found, or null while it is looked for. */
  found: readonly Found[] | null
  onChoose: (one: Found) => void
  /** Leaving without a choice. */
  onLeave?: () => void
  /** Whether it is looked at: then something is to be found. */
  onOpen: (open: boolean) => void
  placeholder?: string
  size?: 'sm' | 'md'
  /** What is said when there is nothing. */
  none: string
}

export function Combobox({ text, onText, found, onChoose, onLeave, onOpen, placeholder, size = 'md', none }: Props) {
  const list = useId()
  const box = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState(0)
  const at = found?.length ? Math.min(place, found.length - 1) : -1
  const show = (shown: boolean) => {
    setOpen(shown)
    if (shown !== open) onOpen(shown)
  }
  const choose = (one: Found | undefined) => {
    if (!one) return
    show(false)
    onChoose(one)
  }
  // Before any dialog around it hears of it.
  useEffect(() => {
    if (!open) return
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || document.activeElement !== box.current) return
      event.stopPropagation()
      setOpen(false)
      onOpen(false)
    }
    window.addEventListener('keydown', close, true)
    return () => window.removeEventListener('keydown', close, true)
  }, [open, onOpen])
  useEffect(() => {
    if (open && at >= 0) document.getElementById(`${list}-${at}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [open, at, list])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (open && found?.length) setPlace((at + step + found.length) % found.length)
      show(true)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      choose(found?.[at])
    }
  }
  return (
    <Stack gap="1" width="full">
      <Input
        ref={box}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={list}
        aria-activedescendant={open && at >= 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        size={size}
        value={text}
        placeholder={placeholder}
        onChange={(event) => {
          setPlace(0)
          show(true)
          onText(event.target.value)
        }}
        onClick={() => show(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          show(false)
          onLeave?.()
        }}
      />
      <Box
        id={list}
        role="listbox"
        aria-label={texts.found()}
        hidden={!open || !found?.length}
        maxH="260px"
        overflowY="auto"
        borderWidth="1px"
        borderRadius="md"
        bg="bg.panel"
        padding="1"
      >
        {open &&
          found?.map((one, nth) => (
            <Box
              key={one.value}
              id={`${list}-${nth}`}
              role="option"
              aria-selected={nth === at}
              cursor="pointer"
              paddingX="2"
              paddingY="1.5"
              borderRadius="sm"
              _hover={{ bg: 'bg.muted' }}
              {...(nth === at ? { bg: 'bg.emphasized' } : {})}
              // The box keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              {one.label}
              {one.hint && (
                <Text as="span" color="fg.muted" fontSize="xs" marginInlineStart="2">
                  {one.hint}
                </Text>
              )}
            </Box>
          ))}
      </Box>
      <Text role="status" color="fg.muted" fontSize="sm">
        {open && found?.length === 0 && none}
        {open && found && found.length > 0 && (
          <VisuallyHidden>
            {found.length === 1 ? texts.oneFound() : texts.foundLength({ length: found.length })}
          </VisuallyHidden>
        )}
      </Text>
    </Stack>
  )
}
