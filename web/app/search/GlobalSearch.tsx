/** The search of the top bar: pages at once, then what the server finds; a combobox that the keyboard alone can use. */
import { Badge, Box, HStack, Input, InputGroup, Kbd, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import * as texts from '#texts/app/globalSearch.js'
import { searchDelay, useDebounced } from '#web/ui/useDebounced.ts'
import { useShortcut } from '../shortcuts/useShortcut.ts'
import { useSuggestions } from './useSuggestions.ts'
import { kindWords } from './kindWords.ts'
import { useSearchHits, type Hit } from './useSearchHits.ts'

const mostTags = 3

/** Ctrl+Shift+K (docs/spec/shell.md#search), Ctrl/Cmd+K and '/'. */
const isSearchKey = ({ key, ctrlKey, metaKey }: globalThis.KeyboardEvent) =>
  key === '/' || ((ctrlKey || metaKey) && key.toLowerCase() === 'k')

/** The query of the page that one is on, with what opens over it. */
function beside(search: string, over: string): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(over)) next.set(name, value)
  return `?${next}`
}

export function GlobalSearch({ shortcuts = true }: { shortcuts?: boolean }) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const navigate = useNavigate()
  const typed = text.trim()
  const asked = useDebounced(typed, searchDelay)
  const found = useSearchHits(asked)
  const suggested = useSuggestions()
  const hits = typed ? found.hits : suggested
  // Enter opens the first hit of what has been typed, also when the hits have not arrived yet.
  const awaited = useRef<string | null>(null)
  useShortcut({ pressed: isSearchKey, run: () => input.current?.focus(), on: shortcuts })

  const close = () => {
    setOpen(false)
    setText('')
    awaited.current = null
    input.current?.blur()
  }
  const go = (hit: Hit | undefined) => {
    if (!hit) return
    close()
    void navigate(hit.to.startsWith('?') ? { search: beside(location.search, hit.to) } : hit.to)
  }
  const arrived = !typed || (asked === typed && (hits.length > 0 || found.complete))
  const openAwaited = useEffectEvent(() => {
    if (awaited.current === typed) go(hits[0])
  })
  useEffect(() => {
    if (arrived && typed) openAwaited()
  }, [arrived, typed])
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => setActive((at) => Math.min(at + 1, hits.length - 1)),
      ArrowUp: () => setActive((at) => Math.max(at - 1, 0)),
      Enter: () => {
        if (arrived) go(hits[active])
        else awaited.current = typed
      },
      Escape: close,
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  const shown = open && (typed !== '' || hits.length > 0)
  return (
    <Box position="relative" flex="1" maxW="480px" role="search">
      <InputGroup
        startElement={<Search size={16} aria-hidden />}
        endElement={shortcuts ? <Kbd hideBelow="md">{texts.ctrlK()}</Kbd> : undefined}
      >
        <Input
          ref={input}
          role="combobox"
          aria-label={texts.searchThePlatform()}
          aria-expanded={shown}
          aria-controls={list}
          aria-activedescendant={shown && hits[active] ? `${list}-${active}` : undefined}
          aria-autocomplete="list"
          placeholder={texts.searchThePlatform2()}
          textOverflow="ellipsis"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            awaited.current = null
            setActive(0)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setTimeout(() => setOpen(false), 150)}
          onKeyDown={onKeyDown}
          autoComplete="off"
        />
      </InputGroup>
      <VisuallyHidden role="status">{shown ? texts.results({ length: hits.length }) : ''}</VisuallyHidden>
      <Stack
        id={list}
        role="listbox"
        aria-label={texts.searchResults()}
        hidden={!shown}
        display={shown ? 'flex' : 'none'}
        position={{ base: 'fixed', md: 'absolute' }}
        insetInline={{ base: '3', md: '0' }}
        top={{ base: '14', md: 'calc(100% + 6px)' }}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="md"
        boxShadow="lg"
        padding="1"
        gap="0"
        maxH="70dvh"
        overflowY="auto"
        zIndex="dropdown"
        textAlign="start"
      >
        {hits.map((hit, at) => (
          <Box
            key={hit.to + hit.title}
            id={`${list}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            cursor="pointer"
            paddingX="3"
            paddingY="2"
            borderRadius="sm"
            bg={at === active ? 'brand.subtle' : undefined}
            onMouseEnter={() => setActive(at)}
            onMouseDown={(event) => {
              event.preventDefault()
              go(hit)
            }}
          >
            <HStack justifyContent="space-between" gap="3">
              <Text fontWeight="medium" truncate>
                {hit.title}
              </Text>
              <Text color="fg.muted" fontSize="xs" flexShrink="0">
                {kindWords[hit.kind]}
              </Text>
            </HStack>
            {hit.description && (
              <Text color="fg.muted" fontSize="xs" lineClamp={1}>
                {hit.description}
              </Text>
            )}
            {hit.tags.length > 0 && (
              <HStack gap="1" marginTop="1">
                {hit.tags.slice(0, mostTags).map((tag) => (
                  <Badge key={tag} size="xs">
                    {tag}
                  </Badge>
                ))}
              </HStack>
            )}
          </Box>
        ))}
        {shown && hits.length === 0 && (
          <Text padding="3" color="fg.muted">
            {arrived ? texts.nothingFoundFor({ typed }) : texts.searching()}
          </Text>
        )}
      </Stack>
    </Box>
  )
}
